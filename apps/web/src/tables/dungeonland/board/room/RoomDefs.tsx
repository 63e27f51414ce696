/** Patterns, shades and lights, once for the whole board. */
import type { Lamp } from './rooms.ts';

const LIGHTS: { readonly [light in Lamp['light']]: readonly [near: string, far: string] } = {
  warm: ['#ffd68a', '#ff9f3f'],
  moon: ['#cfe0ff', '#7f9ff0'],
  fairy: ['#d6ffd8', '#5fe0b0'],
};
const STRENGTH: { readonly [light in Lamp['light']]: number } = { warm: 0.56, moon: 0.3, fairy: 0.42 };

export function RoomDefs() {
  return (
    <defs>
      <pattern id="dl-hatch" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M-2 2L2-2M0 9L9 0M7 11L11 7" stroke="#101636" strokeOpacity=".7" strokeWidth="1.3" />
      </pattern>
      <linearGradient id="dl-rock" x2="0" y2="1">
        <stop stopColor="#4a578f" />
        <stop offset="1" stopColor="#2c3768" />
      </linearGradient>
      <linearGradient id="dl-face" x2="0" y2="1">
        <stop stopColor="#39447c" />
        <stop offset="1" stopColor="#151b40" />
      </linearGradient>
      <radialGradient id="dl-stone" cx=".38" cy=".3" r=".8">
        <stop stopColor="#b3bbe2" />
        <stop offset="1" stopColor="#4b558c" />
      </radialGradient>
      <linearGradient id="dl-water" x2=".3" y2="1">
        <stop stopColor="#12334f" />
        <stop offset="1" stopColor="#07142c" />
      </linearGradient>
      <linearGradient id="dl-shade-down" x2="0" y2="1">
        <stop stopColor="#03061a" stopOpacity=".72" />
        <stop offset="1" stopColor="#03061a" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="dl-shade-right">
        <stop stopColor="#03061a" stopOpacity=".52" />
        <stop offset="1" stopColor="#03061a" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="dl-cast">
        <stop stopColor="#02040f" stopOpacity=".7" />
        <stop offset=".6" stopColor="#02040f" stopOpacity=".4" />
        <stop offset="1" stopColor="#02040f" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="dl-vignette" r=".74">
        <stop offset=".42" stopColor="#050920" stopOpacity=".06" />
        <stop offset=".78" stopColor="#050920" stopOpacity=".36" />
        <stop offset="1" stopColor="#050920" stopOpacity=".68" />
      </radialGradient>
      {Object.entries(LIGHTS).map(([light, [near, far]]) => {
        const strength = STRENGTH[light as Lamp['light']];
        return (
          <radialGradient key={light} id={`dl-light-${light}`}>
            <stop stopColor={near} stopOpacity={strength} />
            <stop offset=".45" stopColor={far} stopOpacity={strength * 0.36} />
            <stop offset="1" stopColor={far} stopOpacity="0" />
          </radialGradient>
        );
      })}
      <radialGradient id="dl-seal">
        <stop stopColor="#7d90d2" stopOpacity=".55" />
        <stop offset="1" stopColor="#7d90d2" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="dl-gold" x2=".5" y2="1">
        <stop stopColor="#fff1c4" />
        <stop offset=".45" stopColor="#d8b25a" />
        <stop offset="1" stopColor="#8c6420" />
      </linearGradient>
      <linearGradient id="dl-oak" x2="0" y2="1">
        <stop stopColor="#b07a45" />
        <stop offset="1" stopColor="#5f3a1c" />
      </linearGradient>
    </defs>
  );
}

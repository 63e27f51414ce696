import { Glyph } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';

export const SCENE_TONES = ['red', 'steel', 'gold', 'green', 'blue', 'violet', 'dark'] as const;
export type SceneTone = (typeof SCENE_TONES)[number];

const TONES: Readonly<Record<SceneTone, readonly [string, string]>> = {
  red: ['#f2a48c', '#8e2417'],
  steel: ['#b9d3e2', '#33536c'],
  gold: ['#ffe08a', '#a5660c'],
  green: ['#b9e29a', '#2e6a34'],
  blue: ['#a8d2f2', '#1f4f8a'],
  violet: ['#d6bdf2', '#4f2686'],
  dark: ['#7d6a9a', '#20142e'],
};

export interface Scene {
  readonly tone: SceneTone;
  /** Faint, behind on the right. */
  readonly back: IconShape;
  /** Bright, in front on the left: a glyph, or the address of a drawing. */
  readonly front: IconShape | { readonly picture: string };
  readonly metal?: 'steel' | 'gold';
}

const RAYS = Array.from({ length: 9 }, (_, at) => at * 40);

/** Card art without a picture: light, rays, one faint glyph behind and one bright in front, each with its shadow. */
export function SceneArt({ tone, back, front, metal }: Scene) {
  const [light, dark] = TONES[tone];
  const id = `pq-scene-${tone}`;
  return (
    <svg viewBox="0 0 120 78" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id={id} cx=".5" cy=".45" r=".85">
        <stop offset="0" stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <rect width="120" height="78" fill={`url(#${id})`} />
      <g opacity=".22" fill="#fff">
        {RAYS.map((angle) => (
          <path key={angle} d="M60 46L190 46L187.4 71.8Z" transform={`rotate(${angle} 60 46)`} />
        ))}
      </g>
      <g opacity=".55">
        <Glyph shape={back} x={45.5} y={1.5} size={74} fill="rgb(20 6 0 / 45%)" />
        <Glyph shape={back} x={44} y={-1} size={74} fill="#fff6e6" />
      </g>
      {typeof front === 'string' ? (
        <>
          <Glyph shape={front} x={5.5} y={8.5} size={68} fill="rgb(20 6 0 / 50%)" />
          <Glyph
            shape={front}
            x={4}
            y={6}
            size={68}
            fill={metal === undefined ? '#fffdf4' : `url(#pq-${metal})`}
          />
        </>
      ) : (
        <image href={front.picture} x="22" y="1" width="76" height="76" />
      )}
      <rect width="120" height="78" fill="url(#pq-shade)" />
    </svg>
  );
}

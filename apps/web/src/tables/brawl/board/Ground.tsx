/** What never changes: stands, sand, hexes, areas, gates and Statues. */
import type { BrawlView, Core, Home } from '@questhall/brawl';
import { AREAS, CORES, DEPLOYMENT, HEXES, HOMES, STATUES, TRAP_HEXES } from '@questhall/brawl';
import { memo } from 'react';
import { art } from '../../../art/brawl/index.ts';
import { CORE_LOOKS } from '../logic/cores.ts';
import { GATE, outlineAt, placeOf } from '../logic/place.ts';
import { sideStyle } from '../logic/sides.ts';
import styles from './Ground.module.css';

/** How thick the stones are. */
const THICK = 9;

const AREA_OF = new Map(CORES.flatMap((core) => AREAS[core].map((hex) => [hex, core] as const)));
const STATUE_HEXES = new Set(CORES.map((core) => STATUES[core].hex));
const TRAPS = new Set(TRAP_HEXES);

const PATTERNS: { readonly [core in Core]: string } = {
  manipulation: 'M0 5q4-4 8 0t8 0M0 13q4-4 8 0t8 0',
  destruction: 'M-2 10L10-2M-2 18L18-2M6 18L18 6',
  creation: 'M3 4h2.4M11 4h2.4M7 10h2.4M15 10h2.4M-1 10h2.4',
};

/** Colour and pattern of the three areas. */
function AreaPatterns() {
  return (
    <defs>
      {CORES.map((core) => (
        <pattern key={core} id={`brawl-${core}`} width="16" height="16" patternUnits="userSpaceOnUse">
          <rect width="16" height="16" fill={CORE_LOOKS[core].light} />
          <path
            d={PATTERNS[core]}
            fill="none"
            stroke={CORE_LOOKS[core].dark}
            strokeWidth="2"
            strokeLinecap="round"
            opacity=".5"
          />
        </pattern>
      ))}
      <linearGradient id="brawl-stone" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#efdfba" />
        <stop offset="1" stopColor="#d9c193" />
      </linearGradient>
    </defs>
  );
}

interface GroundProps {
  readonly near: Home;
  readonly homes: BrawlView['homes'];
}

/** The floor of the arena, hex by hex. */
export const Ground = memo(function Ground({ near, homes }: GroundProps) {
  const hexes = HEXES.map((_, hex) => ({ hex, place: placeOf(hex, near) }));
  return (
    <g className={styles.ground}>
      <AreaPatterns />
      {HOMES.map((home) => (
        <Gate key={home} home={home} near={near} homes={homes} />
      ))}
      {hexes.map(({ hex, place }) => (
        <path key={hex} d={outlineAt({ x: place.x, y: place.y + THICK }, 0)} fill="#8d6f48" />
      ))}
      {hexes.map(({ hex, place }) => {
        const core = AREA_OF.get(hex);
        const fill = core === undefined ? 'url(#brawl-stone)' : `url(#brawl-${core})`;
        return <path key={hex} className={styles.stone} d={outlineAt(place, 1)} fill={fill} />;
      })}
      {hexes
        .filter(({ hex }) => TRAPS.has(hex))
        .map(({ hex, place }) => (
          <path key={hex} className={styles.pit} d={outlineAt(place, 11)} />
        ))}
      {HOMES.flatMap((home) =>
        DEPLOYMENT[home].map((hex) => {
          const { x, y } = placeOf(hex, near);
          const turn = home === near ? '' : ' rotate(180)';
          return (
            <path
              key={hex}
              d="M-14 6L0-7L14 6"
              transform={`translate(${x} ${y})${turn}`}
              className={styles.chevron}
              stroke={colourAt(home, homes)}
            />
          );
        }),
      )}
    </g>
  );
});

const colourAt = (home: Home, homes: BrawlView['homes']): string => {
  const side = homes.indexOf(home);
  return side < 0 ? '#8d6f48' : sideStyle(side).colour;
};

/** Where Champions come from, and where they wait when they are out of action. */
function Gate({ home, near, homes }: GroundProps & { readonly home: Home }) {
  const y = (home === near ? GATE : -GATE) - 29;
  return (
    <g>
      <rect x="-150" y={y} width="300" height="58" rx="10" fill="#2d2017" stroke="#8d6f48" strokeWidth="3" />
      <rect x="-144" y={y + 6} width="288" height="46" rx="6" fill={colourAt(home, homes)} opacity=".32" />
      {[-105, -63, -21, 21, 63, 105].map((x) => (
        <path key={x} d={`M${x} ${y + 5}v48`} stroke="#150d08" strokeWidth="4" opacity=".55" />
      ))}
    </g>
  );
}

const STATUE_ART: { readonly [core in Core]: string } = {
  manipulation: 'statue-esmae',
  destruction: 'statue-garnet',
  creation: 'statue-ragryl',
};

/** A Statue stands on its hex and rises over it. */
export function Statue({ core, near }: { readonly core: Core; readonly near: Home }) {
  const { x, y } = placeOf(STATUES[core].hex, near);
  return (
    <g>
      <ellipse cx={x} cy={y + 16} rx="34" ry="15" fill="rgb(40 22 8 / 45%)" />
      <image href={art(STATUE_ART[core])} x={x - 46} y={y - 72} width="92" height="104" />
    </g>
  );
}

export const isStatue = (hex: number): boolean => STATUE_HEXES.has(hex);
export const isPit = (hex: number): boolean => TRAPS.has(hex);
export const areaOf = (hex: number): Core | undefined => AREA_OF.get(hex);

const CLOTHES = ['#6d4a3f', '#3f5a66', '#7b5a2e', '#5a3f5e', '#4e5b39', '#7a4334'];

/** The crowd: rows of heads round the ring, the same every time. */
export const Stands = memo(function Stands() {
  const rows = [0, 1, 2, 3, 4, 5].flatMap((row) =>
    Array.from({ length: 120 }, (_, at) => {
      const turn = ((at + (row % 2) / 2) / 120) * 2 * Math.PI;
      const wide = 1 + row * 0.075;
      return {
        id: `${row} ${at}`,
        x: Math.cos(turn) * 560 * wide,
        y: Math.sin(turn) * 345 * wide,
        clothes: CLOTHES[(at * 7 + row * 3) % CLOTHES.length],
      };
    }),
  );
  return (
    <svg
      className={styles.stands}
      viewBox="-620 -380 1240 760"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x="-1600" y="-1200" width="3200" height="2400" fill="#57402a" />
      {rows.map(({ id, x, y, clothes }) => (
        <g key={id} transform={`translate(${x} ${y})`} opacity=".55">
          <path d="M-9 14Q-9 3 0 3T9 14Z" fill={clothes} />
          <circle cy="-2" r="5.4" fill="#c79a6d" />
        </g>
      ))}
      <rect x="-530" y="-318" width="1060" height="636" rx="300" fill="#3f2c1b" />
      <rect x="-520" y="-308" width="1040" height="616" rx="292" fill="#8d6f48" />
      <rect x="-500" y="-290" width="1000" height="580" rx="276" fill="#d8bd86" />
      <rect x="-470" y="-264" width="940" height="528" rx="256" fill="#e6d0a0" />
    </svg>
  );
});

/** What never changes: stones, areas, gates and Statues. */

import type { BrawlView, Core, Home } from '@questhall/games/brawl';
import { AREAS, CORES, DEPLOYMENT, HEXES, HOMES, STATUES, TRAP_HEXES } from '@questhall/games/brawl';
import { memo } from 'react';
import { art } from '../../../art/brawl/index.ts';
import { t } from '../../../language/texts.ts';
import { CORE_LOOKS } from '../logic/cores.ts';
import { borderOf } from '../logic/edges.ts';
import type { Place } from '../logic/place.ts';
import { cornersAt, outlineAt, placeOf } from '../logic/place.ts';
import { printed } from '../printed.ts';
import { colourAt, Gate } from './Gate.tsx';
import styles from './Ground.module.css';

/** How thick the stones are. */
const THICK = 11;

const AREA_OF = new Map(CORES.flatMap((core) => AREAS[core].map((hex) => [hex, core] as const)));
const STATUE_HEXES = new Set(CORES.map((core) => STATUES[core].hex));
const TRAPS = new Set(TRAP_HEXES);

const PATTERNS: { readonly [core in Core]: string } = {
  manipulation: 'M0 5q4-4 8 0t8 0M0 13q4-4 8 0t8 0',
  destruction: 'M-2 10L10-2M-2 18L18-2M6 18L18 6',
  creation: 'M4 4v.1M12 12v.1M12 4v.1M4 12v.1',
};

/** The sides of the stones, light and dark. */
const SIDES: { readonly [core in Core]: readonly [string, string] } = {
  manipulation: ['#3d78bd', '#1d4a86'],
  destruction: ['#b8503a', '#7c2416'],
  creation: ['#b98d1f', '#7d5a0a'],
};
const SAND_SIDES = ['#b3925c', '#7d6038'] as const;
const SANDS = ['#ecdbb2', '#e5d2a5', '#dfcb9b'] as const;

/** Colour and pattern of the three areas, and the light on the stones. */
function Paints() {
  return (
    <defs>
      {CORES.map((core) => (
        <pattern key={core} id={`brawl-${core}`} width="16" height="16" patternUnits="userSpaceOnUse">
          <rect width="16" height="16" fill={CORE_LOOKS[core].light} />
          <path
            d={PATTERNS[core]}
            fill="none"
            stroke={CORE_LOOKS[core].dark}
            strokeWidth={core === 'creation' ? 3.4 : 2.2}
            strokeLinecap="round"
            opacity=".45"
          />
        </pattern>
      ))}
      <linearGradient id="brawl-lit" x1=".2" y1="0" x2=".6" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".5" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#5a3a10" stopOpacity=".3" />
      </linearGradient>
      <linearGradient id="brawl-pit" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#241810" />
        <stop offset="1" stopColor="#5d4a38" />
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
      <Paints />
      {HOMES.map((home) => (
        <Gate key={home} home={home} near={near} homes={homes} />
      ))}
      {hexes.map(({ hex, place: { x, y } }) => (
        <path key={hex} className={styles.cast} d={outlineAt({ x: x + 5, y: y + THICK + 9 }, -1)} />
      ))}
      {hexes.map(({ hex, place }) => (
        <Sides key={hex} hex={hex} place={place} />
      ))}
      {hexes.map(({ hex, place }) => (
        <Stone key={hex} hex={hex} place={place} />
      ))}
      {CORES.map((core) => (
        <g key={core}>
          <path
            d={borderOf(AREAS[core], near, 2.6)}
            className={styles.border}
            stroke={CORE_LOOKS[core].line}
          />
          <path
            d={borderOf(AREAS[core], near, 4.6)}
            className={styles.inner}
            stroke={CORE_LOOKS[core].light}
          />
        </g>
      ))}
      {hexes
        .filter(({ hex }) => TRAPS.has(hex))
        .map(({ hex, place }) => (
          <g key={hex}>
            <path className={styles.rim} d={outlineAt(place, 6)} />
            <path className={styles.pit} d={outlineAt(place, 11)} fill="url(#brawl-pit)" />
          </g>
        ))}
      {HOMES.flatMap((home) =>
        DEPLOYMENT[home].map((hex) => {
          const { x, y } = placeOf(hex, near);
          const turn = home === near ? '' : ' rotate(180)';
          const colour = colourAt(home, homes);
          return (
            <g key={hex}>
              <path d={outlineAt({ x, y }, 4)} fill={colour} opacity=".2" />
              <path
                d="M-15 6L0-8L15 6"
                transform={`translate(${x} ${y})${turn}`}
                className={styles.chevron}
                stroke={colour}
              />
            </g>
          );
        }),
      )}
    </g>
  );
});

interface StoneProps {
  readonly hex: number;
  readonly place: Place;
}

/** What is seen of a stone below its upper face: a light side and a dark one. */
function Sides({ hex, place }: StoneProps) {
  const core = AREA_OF.get(hex);
  const [light, dark] = core === undefined ? SAND_SIDES : SIDES[core];
  const [, , right, foot, left] = cornersAt(place, 0.6);
  if (right === undefined || foot === undefined || left === undefined) return null;
  return (
    <g className={styles.sides}>
      <path
        d={`M${left.x} ${left.y}L${foot.x} ${foot.y}v${THICK}L${left.x} ${left.y + THICK}Z`}
        fill={light}
      />
      <path
        d={`M${right.x} ${right.y}L${foot.x} ${foot.y}v${THICK}L${right.x} ${right.y + THICK}Z`}
        fill={dark}
      />
    </g>
  );
}

/** Which of so many looks a hex has; neighbours seldom have the same. */
const looks = (hex: number, many: number): number => (Math.imul(hex + 3, 0x9e3779b1) >>> 8) % many;

/** Cracks and grains, so that no stone is like the next. */
const MARKS = [
  'M-20 -12l7 6-3 7 6 6M16 14h2M4 -18h2M-8 20h2',
  'M12 -20l-5 8 6 6-3 8M-22 6h2M-14 14h2M20 4h2',
  'M-6 16l8-5 9 3M-18 -8h2M18 -12h2M-4 -4h2',
  'M18 8l-8-3-5 6M-16 14h2M-20 -6h2M6 -16h2',
  'M-12 -18h2M10 16h2M-22 4h2M20 -4h2M2 4h2',
];

/** The upper face: bevelled, lit from the left. */
function Stone({ hex, place }: StoneProps) {
  const core = AREA_OF.get(hex);
  const [top, rightUp, rightDown, foot, leftDown, leftUp] = cornersAt(place, 3.4);
  if (!(top && rightUp && rightDown && foot && leftDown && leftUp)) return null;
  return (
    <g>
      <path
        className={styles.stone}
        d={outlineAt(place, 0.8)}
        fill={core === undefined ? SANDS[looks(hex, SANDS.length)] : `url(#brawl-${core})`}
      />
      <path d={outlineAt(place, 0.8)} fill="url(#brawl-lit)" />
      <path
        className={styles.marks}
        d={MARKS[looks(hex, MARKS.length)]}
        transform={`translate(${place.x} ${place.y})`}
      />
      <path
        className={styles.bright}
        d={`M${leftDown.x} ${leftDown.y}L${leftUp.x} ${leftUp.y}L${top.x} ${top.y}L${rightUp.x} ${rightUp.y}`}
      />
      <path
        className={styles.dim}
        d={`M${rightUp.x} ${rightUp.y}L${rightDown.x} ${rightDown.y}L${foot.x} ${foot.y}L${leftDown.x} ${leftDown.y}`}
      />
    </g>
  );
}

const STATUE_ART: { readonly [core in Core]: string } = {
  manipulation: 'statue-esmae',
  destruction: 'statue-garnet',
  creation: 'statue-ragryl',
};

/** A Statue stands on its hex and rises over it; the ring round its foot has the colour of its Core. */
export function Statue({ core, near }: { readonly core: Core; readonly near: Home }) {
  const { x, y } = placeOf(STATUES[core].hex, near);
  const { light, line } = CORE_LOOKS[core];
  return (
    <g className={styles.statue}>
      <title>
        {t('Statue of {name} ({core})', { name: STATUES[core].name, core: printed.names.cores[core] })}
      </title>
      <path d={`M${x - 26} ${y + 14}q58 -34 84 -30q6 12 -46 40z`} className={styles.castFar} />
      <ellipse cx={x} cy={y + 15} rx="36" ry="17" fill="#8a6d44" />
      <ellipse cx={x} cy={y + 11} rx="36" ry="17" fill="#eddcb2" stroke={line} strokeWidth="3" />
      <ellipse cx={x} cy={y + 11} rx="30" ry="13" fill="none" stroke={light} strokeWidth="3" />
      <image href={art(STATUE_ART[core])} x={x - 52} y={y - 88} width="104" height="118" />
      <text x={x} y={y + 42} className={styles.statueName}>
        {STATUES[core].name}
      </text>
    </g>
  );
}

export const isStatue = (hex: number): boolean => STATUE_HEXES.has(hex);
export const isPit = (hex: number): boolean => TRAPS.has(hex);
export const areaOf = (hex: number): Core | undefined => AREA_OF.get(hex);

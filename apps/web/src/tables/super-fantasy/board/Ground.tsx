/** The dungeon itself: stones, walls with their shadows, torches, furniture, and the night over rooms that sleep. */
import type { MapView } from '@questhall/super-fantasy';
import { memo } from 'react';
import { art } from '../../../art/super-fantasy/index.ts';
import { Glyph } from '../../../ui/Icon.tsx';
import { nightSleepIcon } from '../icons.ts';
import { masonryOf, tilePlace, torchesOf, wallsOf } from '../logic/ground.ts';
import type { Point } from '../logic/place.ts';
import { cornerOf, SIZE } from '../logic/place.ts';
import styles from './Ground.module.css';

interface MapProps {
  readonly map: MapView;
}

/** Under everything one can point at. */
export const Ground = memo(function Ground({ map }: MapProps) {
  const { shades, highlights, cracks } = masonryOf(map);
  const { northShadows, westShadows } = wallsOf(map);
  const floor = map.tiles.map((_, tile) => tilePlace(map, tile).d).join('');
  return (
    <g className={styles.ground}>
      <Paints />
      <clipPath id="sf-floor">
        <path d={floor} />
      </clipPath>
      <path className={styles.halo} d={floor} />
      <path className={styles.bed} d={floor} />
      {shades.map(({ colour, slabs, tops }) => (
        <g key={colour} fill={colour}>
          <path d={slabs} />
          <path d={slabs} className={styles.slab} />
          <path d={tops} />
        </g>
      ))}
      <path className={styles.shine} d={highlights} />
      <path className={styles.crack} d={cracks} />
      <path d={northShadows} fill="url(#sf-north)" />
      <path d={westShadows} fill="url(#sf-west)" />
      <g clipPath="url(#sf-floor)">
        {torchesOf(map).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y + 26} r={SIZE * 2.3} fill="url(#sf-torch)" />
        ))}
      </g>
      {map.tiles.map(({ asleep, sealed, name }, tile) =>
        asleep || sealed ? (
          <path
            key={name}
            className={styles.night}
            data-sealed={sealed || undefined}
            d={tilePlace(map, tile).d}
          />
        ) : null,
      )}
    </g>
  );
});

/** Gradients have the box of what they fill: shadows are drawn in the units of the board. */
function Paints() {
  return (
    <defs>
      <radialGradient id="sf-torch">
        <stop offset="0" stopColor="#ffc56b" stopOpacity=".5" />
        <stop offset=".5" stopColor="#ff9d42" stopOpacity=".2" />
        <stop offset="1" stopColor="#ff8a2a" stopOpacity="0" />
      </radialGradient>
      <pattern id="sf-north" width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
        <rect width={SIZE} height={SIZE} fill="url(#sf-fade-down)" />
      </pattern>
      <linearGradient id="sf-fade-down" x2="0" y2="1">
        <stop offset="0" stopColor="#12061f" stopOpacity=".75" />
        <stop offset=".62" stopColor="#12061f" stopOpacity="0" />
      </linearGradient>
      <pattern id="sf-west" width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
        <rect width={SIZE} height={SIZE} fill="url(#sf-fade-right)" />
      </pattern>
      <linearGradient id="sf-fade-right">
        <stop offset="0" stopColor="#12061f" stopOpacity=".55" />
        <stop offset=".42" stopColor="#12061f" stopOpacity="0" />
      </linearGradient>
      <pattern id="sf-brick" width="32" height="16" patternUnits="userSpaceOnUse">
        <rect width="32" height="16" fill="#4d3482" />
        <path d="M0 8H32M10 0V8M26 8V16" stroke="#2a1649" strokeWidth="1.9" />
        <path d="M0 1.4H32M0 9.6H32" stroke="#7657b4" strokeWidth="1.3" />
      </pattern>
    </defs>
  );
}

/** Over the squares, under pieces and figures. */
export const Walls = memo(function Walls({ map }: MapProps) {
  const { lines, highlights, faces, feet } = wallsOf(map);
  return (
    <g className={styles.walls}>
      <path d={faces} fill="url(#sf-brick)" />
      <path className={styles.foot} d={feet} />
      <path className={styles.outline} d={lines} />
      <path className={styles.cap} d={lines} />
      <path className={styles.joints} d={lines} />
      <path className={styles.rim} d={highlights} />
      {map.furniture.map(({ square, kind }) => (
        <Furniture key={square} kind={kind} {...cornerOf(square, { map })} />
      ))}
      {torchesOf(map).map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y + 6}) scale(.8)`} className={styles.torch}>
          <rect x="-4" y="2" width="8" height="14" rx="2" fill="#8f4d16" />
          <path d="M0 -16Q10 -6 6 3Q0 8 -6 3Q-10 -5 0 -16Z" fill="#ff8a2a" />
          <path d="M0 -7Q5 -1 2.6 3Q0 5 -2.6 3Q-4 0 0 -7Z" fill="#fff2a8" stroke="none" />
        </g>
      ))}
      {map.tiles.map(({ asleep, sealed, name }, tile) =>
        asleep && !sealed ? <Moon key={name} {...bedOf(map, tile)} /> : null,
      )}
    </g>
  );
});

/** The middle of the lower edge: there is seldom anybody. */
function bedOf(map: MapView, tile: number): Point {
  const { x, bottom } = tilePlace(map, tile);
  return { x, y: bottom - SIZE / 2 };
}

/** Nobody in here is awake. */
function Moon({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.moon}>
      <circle r="16" />
      <Glyph shape={nightSleepIcon} x={-10} y={-10} size={20} fill="#ffe08a" />
    </g>
  );
}

const DRAWINGS: { readonly [kind: string]: string } = {
  table: 'prop-table',
  bed: 'prop-bed',
  bench: 'prop-bench',
  column: 'prop-column',
  'fire pit': 'prop-brazier-lit',
};

function Furniture({ kind, x, y }: { readonly kind: string; readonly x: number; readonly y: number }) {
  const drawing = DRAWINGS[kind];
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx={SIZE / 2 + 3} cy={SIZE - 7} rx="20" ry="6" className={styles.shadow} />
      {drawing !== undefined && <image href={art(drawing)} x="1" y="1" width={SIZE - 2} height={SIZE - 2} />}
      {kind === 'shelf' && <Shelf />}
      {kind === 'well' && <Well />}
    </g>
  );
}

const BOOKS = ['#c9502c', '#f2c14e', '#6fae6a', '#6aa7c8', '#c58ae0', '#e08a35'];

const Shelf = () => (
  <g className={styles.wooden}>
    <rect x="4" y="4" width="40" height="38" rx="4" fill="#8b4f22" />
    {[9, 25].map((shelf) => (
      <g key={shelf}>
        <rect x="8" y={shelf} width="32" height="13" fill="#3a1f10" />
        {BOOKS.map((colour, at) => (
          <rect key={colour} x={9 + 5 * at} y={shelf + 2} width="4.4" height="11" fill={colour} />
        ))}
      </g>
    ))}
  </g>
);

const Well = () => (
  <g className={styles.wooden}>
    <circle cx="24" cy="25" r="19" fill="#7d788e" />
    <circle cx="24" cy="25" r="13" fill="#16304f" />
    <path d="M16 22q8-7 16 0" fill="none" stroke="#7cc7ff" strokeWidth="2.4" />
    <path d="M4 12H44" stroke="#8b4f22" strokeWidth="6" />
  </g>
);

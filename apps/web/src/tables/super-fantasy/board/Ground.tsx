/** The dungeon itself: stones, walls with their shadows, torches, furniture, and the night over rooms that sleep. */
import type { MapView } from '@questhall/games/super-fantasy';
import { memo } from 'react';
import { masonryOf, tilePlace, torchesOf, wallsOf } from '../logic/ground.ts';
import { cornerOf, SIZE } from '../logic/place.ts';
import { Furniture } from './Furniture.tsx';
import styles from './Ground.module.css';

interface MapProps {
  readonly map: MapView;
}

/** The rock reaches so far beyond the map. */
const FAR = 1600;

/** Under everything one can point at. */
export const Ground = memo(function Ground({ map }: MapProps) {
  const { shades, highlights, cracks, pebbles } = masonryOf(map);
  const { northShadows, westShadows } = wallsOf(map);
  const floor = map.tiles.map((_, tile) => tilePlace(map, tile).d).join('');
  return (
    <g className={styles.ground}>
      <Paints />
      <clipPath id="sf-floor">
        <path d={floor} />
      </clipPath>
      <rect x={-FAR} y={-FAR} width={3 * FAR} height={3 * FAR} fill="url(#sf-rock)" />
      <path className={styles.glow} d={floor} />
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
      <path className={styles.pebble} d={pebbles} />
      <path d={northShadows} fill="url(#sf-north)" />
      <path d={westShadows} fill="url(#sf-west)" />
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
      <pattern id="sf-rock" width="78" height="78" patternUnits="userSpaceOnUse">
        <rect width="78" height="78" fill="#180b26" />
        <path
          d="M6 16l10-5 8 6M41 10l6 5 10-3M16 49l8 5-3 10M57 46l11 3M36 68l10-4 6 5M65 24l6 6"
          className={styles.rock}
        />
      </pattern>
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
        <g key={`${x} ${y}`} transform={`translate(${x} ${y + 5}) scale(1.02)`} className={styles.torch}>
          <rect x="-4" y="2" width="8" height="14" rx="2" fill="#8f4d16" />
          <path d="M0 -16Q10 -6 6 3Q0 8 -6 3Q-10 -5 0 -16Z" fill="#ff8a2a" />
          <path d="M0 -7Q5 -1 2.6 3Q0 5 -2.6 3Q-4 0 0 -7Z" fill="#fff2a8" stroke="none" />
        </g>
      ))}
    </g>
  );
});

/** Over what lies in a room that sleeps. */
export const Veil = memo(function Veil({ map }: MapProps) {
  const dark = map.tiles.flatMap(({ asleep, sealed }, tile) =>
    asleep || sealed ? [tilePlace(map, tile).d] : [],
  );
  return <path className={styles.veil} d={dark.join('')} />;
});

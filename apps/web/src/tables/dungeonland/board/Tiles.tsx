/** The tiles in play: floors, rock, walls, thorns, furniture. */
import type { DungeonlandView, TileView } from '@questhall/dungeonland';
import { nameOfThing } from '@questhall/dungeonland';
import { memo } from 'react';
import { art } from '../../../art/dungeonland/index.ts';
import { cornerOf, SIZE } from '../logic/place.ts';
import { FloorDefs, floorOf, Rug, Star } from './Floors.tsx';
import { Bed, Furniture } from './Furniture.tsx';
import styles from './Tiles.module.css';

export const Tiles = memo(function Tiles({ tiles }: { readonly tiles: DungeonlandView['tiles'] }) {
  return (
    <g className={styles.tiles}>
      <FloorDefs />
      {tiles.map((tile) => (
        <Room key={`${tile.tile} ${tile.x} ${tile.y}`} tile={tile} />
      ))}
    </g>
  );
});

/** The walls around them, over the light on the squares. */
export const Walls = memo(function Walls({ tiles }: { readonly tiles: DungeonlandView['tiles'] }) {
  return (
    <g className={styles.tiles}>
      {tiles.map((tile) => (
        <Wall key={`${tile.tile} ${tile.x} ${tile.y}`} tile={tile} />
      ))}
    </g>
  );
});

const WIDE = 8 * SIZE;
const COTTAGE = 't02';
const INK = '#0b1026';
/** From the outside in: ink, gold, ink, bricks. */
const WALL: readonly (readonly [colour: string, width: number])[] = [
  [INK, 19],
  ['#d8b25a', 15.5],
  [INK, 12.5],
  ['#2b3668', 11],
];

function Room({ tile }: { readonly tile: TileView }) {
  const floor = floorOf(tile.tile);
  const { x, y } = cornerOf(tile);
  const frame = { x, y, width: WIDE, height: WIDE };
  const squares = tile.rows.flatMap((row, r) =>
    [...row].map((sign, c) => ({ sign, key: `${c} ${r}`, x: x + c * SIZE, y: y + r * SIZE })),
  );
  return (
    <g>
      <rect {...frame} fill={`url(#dl-${floor})`} />
      {floor === 'marble' && <Star x={x + WIDE / 2} y={y + WIDE / 2} />}
      {tile.tile === COTTAGE && <Bedroom tile={tile} />}
      <path className={styles.grid} d={gridOf(x, y)} />
      <rect {...frame} fill="url(#dl-vignette)" />
      {squares.map(({ sign, key, x: left, y: top }) =>
        sign === '_' ? (
          <rect key={key} x={left} y={top} width={SIZE} height={SIZE} className={styles.dark} />
        ) : sign === '~' ? (
          <image key={key} href={art('scenery-brambles')} x={left} y={top} width={SIZE} height={SIZE} />
        ) : sign === 'o' && tile.tile !== COTTAGE ? (
          <Furniture key={key} floor={floor} x={left} y={top} />
        ) : null,
      )}
      <Rock rows={tile.rows} x={x} y={y} />
    </g>
  );
}

function Wall({ tile }: { readonly tile: TileView }) {
  const { x, y } = cornerOf(tile);
  const frame = { x, y, width: WIDE, height: WIDE };
  return (
    <g>
      {WALL.map(([stroke, strokeWidth]) => (
        <rect key={strokeWidth} {...frame} fill="none" stroke={stroke} strokeWidth={strokeWidth} />
      ))}
      <rect {...frame} className={styles.bricks} />
      <text x={x + 10} y={y + WIDE + 4} className={styles.name}>
        {nameOfThing(tile.tile)}
      </text>
    </g>
  );
}

const gridOf = (x: number, y: number): string =>
  Array.from(
    { length: 7 },
    (_, at) => `M${x + (at + 1) * SIZE} ${y}v${WIDE}M${x} ${y + (at + 1) * SIZE}h${WIDE}`,
  ).join('');

/** Grandmother's bed, and the rug on the other side of the room. */
function Bedroom({ tile }: { readonly tile: TileView }) {
  const { x, y } = cornerOf(tile);
  const r = tile.rows.findIndex((row) => row.includes('o'));
  const c = tile.rows[r]?.indexOf('o') ?? 0;
  return (
    <>
      <Rug x={x + (7 - c) * SIZE} y={y + (7 - r) * SIZE} />
      <Bed x={x + (c + 1) * SIZE} y={y + (r + 1) * SIZE} />
    </>
  );
}

interface RockProps {
  readonly rows: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** Rock that is seen from above: its shadow on the floor, its bricks towards the viewer, its rim in gold. */
function Rock({ rows, x, y }: RockProps) {
  const isRock = (c: number, r: number): boolean => rows[r]?.[c] === '#';
  const isFloor = (c: number, r: number): boolean => rows[r]?.[c] !== undefined && !isRock(c, r);
  const cells = rows.flatMap((row, r) =>
    [...row].flatMap((sign, c) => (sign === '#' ? [{ c, r, left: x + c * SIZE, top: y + r * SIZE }] : [])),
  );
  const rim = cells
    .map(({ c, r, left, top }) =>
      [
        isFloor(c, r - 1) && `M${left} ${top}h${SIZE}`,
        isFloor(c, r + 1) && `M${left} ${top + SIZE}h${SIZE}`,
        isFloor(c - 1, r) && `M${left} ${top}v${SIZE}`,
        isFloor(c + 1, r) && `M${left + SIZE} ${top}v${SIZE}`,
      ]
        .filter(Boolean)
        .join(''),
    )
    .join('');
  return (
    <g>
      {cells.map(({ c, r, left, top }) => (
        <g key={`${c} ${r}`}>
          {isFloor(c, r + 1) && (
            <rect x={left} y={top + SIZE} width={SIZE} height="26" fill="url(#dl-shade-down)" />
          )}
          {isFloor(c + 1, r) && (
            <rect x={left + SIZE} y={top} width="20" height={SIZE} fill="url(#dl-shade-right)" />
          )}
          <rect x={left} y={top} width={SIZE} height={SIZE} fill="url(#dl-rock)" />
          {isFloor(c, r + 1) && (
            <>
              <rect x={left} y={top + SIZE - 15} width={SIZE} height="15" fill="#0d1230" />
              <path
                className={styles.mortar}
                d={`M${left} ${top + SIZE - 7.5}h${SIZE}M${left + 14} ${top + SIZE - 15}v7.5M${left + 34} ${top + SIZE - 7.5}v7.5`}
              />
            </>
          )}
        </g>
      ))}
      <path d={rim} className={styles.rimInk} />
      <path d={rim} className={styles.rim} />
    </g>
  );
}

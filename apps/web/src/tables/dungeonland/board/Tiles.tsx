/** The tiles in play, and the walls around them. */
import type { DungeonlandView, TileView } from '@questhall/games/dungeonland';
import { nameOfThing } from '@questhall/games/dungeonland';
import { memo } from 'react';
import { art } from '../../../art/dungeonland/index.ts';
import { cornerOf, doorPlace, SIZE } from '../logic/place.ts';
import { Room } from './room/Room.tsx';
import { RoomDefs } from './room/RoomDefs.tsx';
import styles from './Tiles.module.css';

interface TilesProps {
  readonly tiles: DungeonlandView['tiles'];
}

/** Views come anew with every answer; tiles do not, and drawing them takes the longest. */
const areAlike = (before: TilesProps, now: TilesProps): boolean =>
  before.tiles.map(looksOf).join() === now.tiles.map(looksOf).join();

const looksOf = ({ tile, x, y, turns, rows }: TileView): string =>
  `${tile} ${x} ${y} ${turns} ${rows.join('')}`;

export const Tiles = memo(function Tiles({ tiles }: TilesProps) {
  return (
    <g className={styles.tiles}>
      <RoomDefs />
      {tiles.map((tile) => (
        <Ledge key={keyOf(tile)} tile={tile} />
      ))}
      {tiles.map((tile) => (
        <g key={keyOf(tile)}>
          <Room tile={tile} />
          <Brambles tile={tile} />
        </g>
      ))}
    </g>
  );
}, areAlike);

const keyOf = ({ tile, x, y }: TileView): string => `${tile} ${x} ${y}`;

const LEDGE = [14, 20, 27, 35] as const;

/** The shadow of the whole tile in the mist, softer and softer. */
function Ledge({ tile }: { readonly tile: TileView }) {
  const { x, y } = cornerOf(tile);
  return LEDGE.map((rim) => (
    <rect
      key={rim}
      x={x - rim + 4}
      y={y - rim + 10}
      width={WIDE + 2 * rim}
      height={WIDE + 2 * rim}
      rx={rim}
      className={styles.ledge}
    />
  ));
}

/** Rough ground is walked through. */
function Brambles({ tile }: { readonly tile: TileView }) {
  const { x, y } = cornerOf(tile);
  const rough = tile.rows.flatMap((row, r) =>
    [...row].flatMap((sign, c) => (sign === '~' ? [{ left: x + c * SIZE, top: y + r * SIZE }] : [])),
  );
  return rough.map(({ left, top }) => (
    <image
      key={`${left} ${top}`}
      href={art('scenery-brambles')}
      x={left}
      y={top}
      width={SIZE}
      height={SIZE}
    />
  ));
}

interface WallsProps extends TilesProps {
  readonly doors: DungeonlandView['doors'];
}

/** Over the light on the squares. */
export const Walls = memo(function Walls({ tiles, doors }: WallsProps) {
  return (
    <g className={styles.tiles}>
      {tiles.map((tile) => (
        <NorthFace key={keyOf(tile)} tile={tile} doors={doors} />
      ))}
      {tiles.map((tile) => (
        <Wall key={keyOf(tile)} tile={tile} />
      ))}
    </g>
  );
});

const WIDE = 8 * SIZE;
const INK = '#0b1026';
/** From the outside in: ink, gold, ink, bricks. */
const WALL: readonly (readonly [colour: string, width: number])[] = [
  [INK, 21],
  ['#d8b25a', 17],
  [INK, 14],
  ['#35407a', 12],
];

function Wall({ tile }: { readonly tile: TileView }) {
  const { x, y } = cornerOf(tile);
  const frame = { x, y, width: WIDE, height: WIDE };
  return (
    <g>
      {WALL.map(([stroke, strokeWidth]) => (
        <rect key={strokeWidth} {...frame} fill="none" stroke={stroke} strokeWidth={strokeWidth} />
      ))}
      <rect {...frame} className={styles.bricks} />
      <text x={x + 14} y={y + WIDE - 15} className={styles.name}>
        {nameOfThing(tile.tile)}
      </text>
    </g>
  );
}

const FACE = 15;
/** The doors take the third and the fourth square of a side. */
const SIDES = [0, 3, 5] as const;
const SPANS = [3, 2, 3] as const;

/** The wall behind the room, seen from the front, and the shadows that the walls cast into the room. */
function NorthFace({ tile, doors }: { readonly tile: TileView; readonly doors: DungeonlandView['doors'] }) {
  const { x, y } = cornerOf(tile);
  const hasDoor = doors.some((door) => {
    const place = doorPlace(door);
    return !place.upright && place.y === y && place.x === x + 4 * SIZE;
  });
  const parts = SIDES.map((from, at) => ({ from, wide: SPANS[at] ?? 0 })).filter(
    ({ from }) => !(hasDoor && from === 3),
  );
  return (
    <g>
      <rect x={x} y={y} width={WIDE} height="40" fill="url(#dl-shade-down)" />
      <rect x={x} y={y} width="26" height={WIDE} fill="url(#dl-shade-right)" />
      {parts.map(({ from, wide }) => (
        <g key={from} transform={`translate(${x + from * SIZE} ${y + 5})`}>
          <rect width={wide * SIZE} height={FACE} fill="url(#dl-face)" />
          <path className={styles.courses} d={coursesOf(wide * SIZE)} />
          <path d={`M0 ${FACE}h${wide * SIZE}`} stroke={INK} strokeWidth="3" />
          <path d={`M0 ${FACE - 0.6}h${wide * SIZE}`} stroke="#b08d45" strokeWidth="1.2" />
        </g>
      ))}
    </g>
  );
}

/** Two courses of bricks. */
const coursesOf = (wide: number): string =>
  `M0 ${FACE / 2}h${wide}${Array.from({ length: Math.floor(wide / 24) }, (_, at) => `M${at * 24 + 8} 0v${FACE / 2}M${at * 24 + 20} ${FACE / 2}v${FACE / 2}`).join('')}`;

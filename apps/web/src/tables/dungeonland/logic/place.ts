/** Where squares are drawn. */
import type { DoorView, DungeonlandView, SquareView } from '@questhall/games/dungeonland';
import type { Box } from '../../../table/zoom.ts';

export const SIZE = 48;
const TILE = 8;
/** Room for doors that lead into the dark. */
const MARGIN = 1.08;

export const cornerOf = ({ x, y }: SquareView) => ({ x: x * SIZE, y: y * SIZE });

/** The middle of a figure that takes so many squares each way. */
export const middleOf = ({ x, y }: SquareView, wide = 1) => ({
  x: (x + wide / 2) * SIZE,
  y: (y + wide / 2) * SIZE,
});

/** All tiles that are in play, with a rim. */
export function boxOf({ tiles }: DungeonlandView): Box {
  if (tiles.length === 0) return { x: 0, y: 0, width: TILE * SIZE, height: TILE * SIZE };
  const left = Math.min(...tiles.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...tiles.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...tiles.map(({ x }) => x)) + TILE + MARGIN;
  const bottom = Math.max(...tiles.map(({ y }) => y)) + TILE + MARGIN;
  return { x: left * SIZE, y: top * SIZE, width: (right - left) * SIZE, height: (bottom - top) * SIZE };
}

interface DoorPlace {
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
  /** 1: away from its own tile is right or down; −1: left or up. */
  readonly outwards: 1 | -1;
}

/** The edge a door of two squares lies on: its middle, and whether it stands upright. */
export function doorPlace({ side, x, y }: DoorView): DoorPlace {
  const upright = side === 'E' || side === 'W';
  const along = SIZE;
  const outwards = side === 'E' || side === 'S' ? 1 : -1;
  const edge = outwards === 1 ? SIZE : 0;
  return upright
    ? { x: x * SIZE + edge, y: y * SIZE + along, upright, outwards }
    : { x: x * SIZE + along, y: y * SIZE + edge, upright, outwards };
}

/** A line around a number of squares, a little inside of them. */
export function outlineOf(squares: readonly SquareView[]): string {
  const all = new Set(squares.map(({ x, y }) => `${x} ${y}`));
  const has = (x: number, y: number): boolean => all.has(`${x} ${y}`);
  const inset = 2.5;
  return [...all]
    .map((key) => {
      const [x = 0, y = 0] = key.split(' ').map(Number);
      const [left, right, up, down] = [!has(x - 1, y), !has(x + 1, y), !has(x, y - 1), !has(x, y + 1)];
      const [a, b] = [x * SIZE + (left ? inset : 0), (x + 1) * SIZE - (right ? inset : 0)];
      const [c, d] = [y * SIZE + (up ? inset : 0), (y + 1) * SIZE - (down ? inset : 0)];
      return [
        up && `M${a} ${c}H${b}`,
        down && `M${a} ${d}H${b}`,
        left && `M${a} ${c}V${d}`,
        right && `M${b} ${c}V${d}`,
      ]
        .filter(Boolean)
        .join('');
    })
    .join('');
}

/** Where squares, edges and doors are drawn. */
import type { SuperView } from '@questhall/super-fantasy';
import type { Box } from '../../../table/zoom.ts';

export const SIZE = 48;
const MARGIN = 14;

export function cornerOf(square: number, { map }: SuperView): { x: number; y: number } {
  return { x: (square % map.width) * SIZE, y: Math.floor(square / map.width) * SIZE };
}

/** The middle of a figure: of one square, or between the two of a Big monster. */
export function middleOf(squares: readonly number[], view: SuperView): { x: number; y: number } {
  const corners = squares.map((square) => cornerOf(square, view));
  const mean = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return { x: mean('x') + SIZE / 2, y: mean('y') + SIZE / 2 };
}

/** All squares that have a floor, with a rim. */
export function boxOf({ map }: SuperView): Box {
  const floor = map.tileOf.flatMap((tile, square) => (tile < 0 ? [] : [square]));
  const columns = floor.map((square) => square % map.width);
  const rows = floor.map((square) => Math.floor(square / map.width));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: left * SIZE - MARGIN,
    y: top * SIZE - MARGIN,
    width: (Math.max(...columns) - left + 1) * SIZE + 2 * MARGIN,
    height: (Math.max(...rows) - top + 1) * SIZE + 2 * MARGIN,
  };
}

/** `6,2W` is the west side of the square in column 6, row 2; N its north side. */
export function edgeLine(edge: string): { x1: number; y1: number; x2: number; y2: number } {
  const [, column = '0', row = '0', side = 'N'] = /^(-?\d+),(-?\d+)([NW])$/.exec(edge) ?? [];
  const [x1, y1] = [Number(column) * SIZE, Number(row) * SIZE];
  return side === 'N' ? { x1, y1, x2: x1 + SIZE, y2: y1 } : { x1, y1, x2: x1, y2: y1 + SIZE };
}

/** A door lies on two edges in a row: its middle, and whether it stands upright. */
export function doorPlace(edges: readonly string[]): { x: number; y: number; upright: boolean } {
  const lines = edges.map(edgeLine);
  const xs = lines.flatMap(({ x1, x2 }) => [x1, x2]);
  const ys = lines.flatMap(({ y1, y2 }) => [y1, y2]);
  const upright = Math.max(...xs) === Math.min(...xs);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2, upright };
}

/** Degrees clockwise from the right, as the wedge of a figure wants it. */
export const FACING_TURNS = { E: 0, S: 90, W: 180, N: 270 } as const;

/**
 * Where squares, edges and doors are drawn. Screens are wide, so a dungeon that is higher than wide lies on its side: its
 * south is drawn on the left, and the compass beside the map says so.
 */
import type { MapView, SuperView } from '@questhall/games/super-fantasy';
import type { Box } from '../../../table/zoom.ts';

export const SIZE = 48;
const MARGIN = 20;

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the map that has a floor, in squares; it never changes. */
function extentOf({ tileOf, width }: MapView): Extent {
  const floor = tileOf.flatMap((tile, square) => (tile < 0 ? [] : [square]));
  const columns = floor.map((square) => square % width);
  const rows = floor.map((square) => Math.floor(square / width));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, width: Math.max(...columns) - left + 1, height: Math.max(...rows) - top + 1 };
}

const extents = new WeakMap<readonly number[], Extent>();

function extent(map: MapView): Extent {
  const known = extents.get(map.tileOf) ?? extentOf(map);
  extents.set(map.tileOf, known);
  return known;
}

/** Whether the map lies on its side. */
export const isTurned = (map: MapView): boolean => extent(map).height > extent(map).width;

/** A corner of the grid of squares, counted from the top left one of the floor. */
function drawn(column: number, row: number, map: MapView): Point {
  const { left, top, height } = extent(map);
  return isTurned(map)
    ? { x: (height - (row - top)) * SIZE, y: (column - left) * SIZE }
    : { x: (column - left) * SIZE, y: (row - top) * SIZE };
}

/** The top left corner of a square, as it is drawn. */
export function cornerOf(square: number, { map }: Pick<SuperView, 'map'>): Point {
  const [column, row] = [square % map.width, Math.floor(square / map.width)];
  return isTurned(map) ? drawn(column, row + 1, map) : drawn(column, row, map);
}

/** The middle of a figure: of one square, or between the two of a Big monster. */
export function middleOf(squares: readonly number[], view: Pick<SuperView, 'map'>): Point {
  const corners = squares.map((square) => cornerOf(square, view));
  const mean = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return { x: mean('x') + SIZE / 2, y: mean('y') + SIZE / 2 };
}

/** All squares that have a floor, with a rim. */
export function boxOf({ map }: Pick<SuperView, 'map'>): Box {
  const { width, height } = extent(map);
  const [across, down] = isTurned(map) ? [height, width] : [width, height];
  return {
    x: -MARGIN,
    y: -MARGIN,
    width: across * SIZE + 2 * MARGIN,
    height: down * SIZE + 2 * MARGIN,
  };
}

export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** `6,2W` is the west side of the square in column 6, row 2; N its north side. From left to right, from above down. */
export function edgeLine(edge: string, map: MapView): Segment {
  const [, first = '0', second = '0', side = 'N'] = /^(-?\d+),(-?\d+)([NW])$/.exec(edge) ?? [];
  const [column, row] = [Number(first), Number(second)];
  const one = drawn(column, row, map);
  const other = side === 'N' ? drawn(column + 1, row, map) : drawn(column, row + 1, map);
  const [from, to] = one.x > other.x || one.y > other.y ? [other, one] : [one, other];
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}

/** A door lies on two edges in a row: its middle, and whether it stands upright. */
export function doorPlace(edges: readonly string[], map: MapView): Point & { readonly upright: boolean } {
  const lines = edges.map((edge) => edgeLine(edge, map));
  const xs = lines.flatMap(({ x1, x2 }) => [x1, x2]);
  const ys = lines.flatMap(({ y1, y2 }) => [y1, y2]);
  const upright = Math.max(...xs) === Math.min(...xs);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2, upright };
}

const TURNS = { E: 0, S: 90, W: 180, N: 270 } as const;

/** Degrees clockwise from the right, as the wedge of a figure wants it. */
export const facingTurn = (facing: keyof typeof TURNS, { map }: Pick<SuperView, 'map'>): number =>
  (TURNS[facing] + (isTurned(map) ? 90 : 0)) % 360;

import type { Hex } from './hexes.ts';
import { formatHex, HEX_DIRECTIONS, stepHex } from './hexes.ts';
import type { Square } from './squares.ts';
import { FACINGS, formatSquare, stepSquare } from './squares.ts';

/*
 * [GEO-29] Borders of areas as closed loops of corner points. Outer loops run clockwise, loops round holes the other
 * way, and squares that touch only at a corner get loops of their own. Points are whole numbers: the page scales them.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** Corners of a square, clockwise from the top left; the side after corner i faces FACINGS[i]. */
const SQUARE_CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Corners of a hex about its centre, clockwise from the upper right; the side after corner i faces HEX_DIRECTIONS[i]. */
const HEX_CORNERS: readonly Point[] = [
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 0, y: -2 },
];

/** [GEO-30] Centre of a hex in half widths across and quarter heights down: neighbours in a row are 2 apart, rows 3. */
export function hexCentre({ q, r }: Hex): Point {
  return { x: 2 * q + r, y: 3 * r };
}

export function hexCorners(hex: Hex): Point[] {
  return HEX_CORNERS.map((corner) => addPoints(hexCentre(hex), corner));
}

/** Corner points in squares: (0,0) is the top left corner of the square (0,0). */
export function squareOutline(squares: readonly Square[]): Point[][] {
  const area = new Map(squares.map((square) => [formatSquare(square), square]));
  return traceLoops(
    [...area.values()].flatMap((square) =>
      FACINGS.flatMap((facing, i) => {
        if (area.has(formatSquare(stepSquare(square, facing)))) return [];
        return side(square, SQUARE_CORNERS, i);
      }),
    ),
  );
}

/** Corner points in the units of hexCentre. */
export function hexOutline(hexes: readonly Hex[]): Point[][] {
  const area = new Map(hexes.map((hex) => [formatHex(hex), hex]));
  return traceLoops(
    [...area.values()].flatMap((hex) =>
      HEX_DIRECTIONS.flatMap((direction, i) => {
        if (area.has(formatHex(stepHex(hex, direction)))) return [];
        return side(hexCentre(hex), HEX_CORNERS, i);
      }),
    ),
  );
}

/** The loops as the `d` of an SVG path. */
export function outlinePath(loops: readonly (readonly Point[])[], scaleX: number, scaleY = scaleX): string {
  return loops.map((loop) => `M${loop.map(({ x, y }) => `${x * scaleX},${y * scaleY}`).join('L')}Z`).join('');
}

function addPoints(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function side(origin: Point, corners: readonly Point[], index: number): Side {
  const from = corners[index] as Point;
  const to = corners[(index + 1) % corners.length] as Point;
  return { from: addPoints(origin, from), to: addPoints(origin, to) };
}

/** Positive where the way bends to the right. */
function bend(a: Side, b: Side): number {
  return (a.to.x - a.from.x) * (b.to.y - b.from.y) - (a.to.y - a.from.y) * (b.to.x - b.from.x);
}

/** Joins sides end to start. Where two go on from one point, the way to the right stays with the same square. */
function traceLoops(sides: readonly Side[]): Point[][] {
  const leaving = new Map<string, Side[]>();
  for (const s of sides) leaving.set(formatSquare(s.from), [...(leaving.get(formatSquare(s.from)) ?? []), s]);
  const used = new Set<Side>();
  const loops: Point[][] = [];
  for (const start of sides) {
    const loop: Side[] = [];
    for (let now: Side | undefined = start; now && !used.has(now); ) {
      used.add(now);
      loop.push(now);
      const last: Side = now;
      const ways: Side[] = leaving.get(formatSquare(now.to)) ?? [];
      now = ways.length === 1 ? ways[0] : ways.find((way) => bend(last, way) > 0);
    }
    const corners = loop.filter((s, i) => bend(loop.at(i - 1) as Side, s) !== 0);
    if (corners.length > 0) loops.push(corners.map((s) => s.from));
  }
  return loops;
}

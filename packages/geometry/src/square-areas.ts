import type { Links } from './lattice.ts';
import type { Reach } from './paths.ts';
import { flood } from './paths.ts';
import type { SquareGrid } from './square-grid.ts';
import { squareOf } from './square-grid.ts';
import type { Facing, Square, SquareDirection } from './squares.ts';
import { addSquares, chebyshev, FACINGS, manhattan, stepSquare, turnSquare } from './squares.ts';

/* Plain shapes, in reading order unless said otherwise. They know no walls: for areas that do, flood with a limit. */

export function rectangle(topLeft: Square, width: number, height: number): Square[] {
  const squares: Square[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) squares.push(addSquares(topLeft, { x, y }));
  }
  return squares;
}

/** Everything within so many king's moves, the centre included: a blast. */
export function squareDisc(centre: Square, radius: number): Square[] {
  const side = 2 * radius + 1;
  return rectangle({ x: centre.x - radius, y: centre.y - radius }, side, side);
}

/** Exactly so many king's moves away: the ring of a range. */
export function squareRing(centre: Square, radius: number): Square[] {
  return squareDisc(centre, radius).filter((square) => chebyshev(centre, square) === radius);
}

/** Everything within so many orthogonal steps. */
export function diamond(centre: Square, radius: number): Square[] {
  return squareDisc(centre, radius).filter((square) => manhattan(centre, square) <= radius);
}

/** The centre and four arms. */
export function cross(centre: Square, arm: number): Square[] {
  return squareDisc(centre, arm).filter((square) => square.x === centre.x || square.y === centre.y);
}

/** Straight ahead, nearest first, without the start. */
export function squareLine(from: Square, direction: SquareDirection, length: number): Square[] {
  return Array.from({ length }, (_, i) => stepSquare(from, direction, i + 1));
}

/** [GEO-18] Ahead of the start, one square wide at first and two wider with each further row; nearest row first. */
export function cone(from: Square, facing: Facing, length: number): Square[] {
  const squares: Square[] = [];
  for (let ahead = 1; ahead <= length; ahead++) {
    for (let aside = 1 - ahead; aside < ahead; aside++) squares.push({ x: aside, y: 0 - ahead });
  }
  return squares.map((square) => addSquares(from, turnSquare(square, FACINGS.indexOf(facing))));
}

/**
 * [GEO-17] Everything a trajectory reaches that goes out one ring with every step and never back, along linked
 * squares; the distance of a cell is its ring, the path to it a trajectory.
 */
export function outward(grid: SquareGrid, from: number, limit: number, links: Links): Reach {
  const { x, y } = squareOf(grid, from);
  const ring = (cell: number) => {
    const column = cell % grid.width;
    const row = (cell - column) / grid.width;
    return Math.max(Math.abs(grid.left + column - x), Math.abs(grid.top + row - y));
  };
  return flood(grid, from, { links, limit, enter: (to, cell) => ring(to) > ring(cell) });
}

/**
 * [GEO-19] The straightest line of king's moves, both ends included: square k lies k/n of the way, rounded to whole
 * numbers with halves away from the start, so that a line back may differ.
 */
export function straightestLine(from: Square, to: Square): Square[] {
  const n = chebyshev(from, to);
  const share = (whole: number, k: number) => {
    const doubled = 2 * Math.abs(whole) * k + n;
    return Math.sign(whole) * ((doubled - (doubled % (2 * n))) / (2 * n));
  };
  return Array.from({ length: n + 1 }, (_, k) =>
    k === 0 ? from : { x: from.x + share(to.x - from.x, k), y: from.y + share(to.y - from.y, k) },
  );
}

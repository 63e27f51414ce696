import type { Edge } from './edges.ts';
import { edgeSquares } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { at, NONE } from './lattice.ts';
import type { Square } from './squares.ts';
import { SQUARE_DIRECTIONS, stepSquare } from './squares.ts';

/** A rectangle of squares as numbered cells in reading order; directions as in SQUARE_DIRECTIONS. */
export interface SquareGrid extends Lattice {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One byte per cell: bit 0 to 3 for a wall or closed door on its N, E, S, W side. */
export type Walls = Uint8Array;

export function squareGrid(width: number, height: number, left = 0, top = 0): SquareGrid {
  const size = width * height;
  const grid = { size, directions: 8, neighbours: new Int32Array(size * 8), left, top, width, height };
  for (let cell = 0; cell < size; cell++) {
    SQUARE_DIRECTIONS.forEach((direction, d) => {
      grid.neighbours[cell * 8 + d] = cellOf(grid, stepSquare(squareOf(grid, cell), direction));
    });
  }
  return grid;
}

/** The cell of a square, NONE outside the grid. */
export function cellOf({ left, top, width, height }: SquareGrid, { x, y }: Square): number {
  const column = x - left;
  const row = y - top;
  return column >= 0 && column < width && row >= 0 && row < height ? row * width + column : NONE;
}

export function squareOf({ left, top, width }: SquareGrid, cell: number): Square {
  const column = cell % width;
  return { x: left + column, y: top + (cell - column) / width };
}

export function cellsOf(grid: SquareGrid, squares: readonly Square[]): number[] {
  return squares.map((square) => cellOf(grid, square)).filter((cell) => cell !== NONE);
}

export function wallsOn(grid: SquareGrid, edges: Iterable<Edge>): Walls {
  const walls = new Uint8Array(grid.size);
  for (const edge of edges) setWall(grid, walls, edge, true);
  return walls;
}

export function setWall(grid: SquareGrid, walls: Walls, edge: Edge, standing: boolean): void {
  const [beyond, named] = edgeSquares(edge);
  const [near, far] = edge.side === 'N' ? [1, 4] : [8, 2];
  for (const [square, bit] of [
    [named, near],
    [beyond, far],
  ] as const) {
    const cell = cellOf(grid, square);
    if (cell !== NONE) walls[cell] = standing ? at(walls, cell) | bit : at(walls, cell) & ~bit;
  }
}

/** For each diagonal direction: the two facings it is made of. */
const DIAGONAL_PARTS = [
  [0, 1],
  [2, 1],
  [2, 3],
  [0, 3],
] as const;

/** [GEO-5] What a diagonal step asks of the two ways round the corner it cuts. */
export const DIAGONAL_RULES = ['none', 'either', 'both'] as const;
export type DiagonalRule = (typeof DIAGONAL_RULES)[number];

export interface LinkRules {
  readonly diagonals: DiagonalRule;
  readonly walls?: Walls;
  /** [GEO-6] Rock, or no floor at all: such a cell is linked to nothing and closes the ways through it. */
  readonly closed?: (cell: number) => boolean;
}

/**
 * Which neighbours belong together: the one table behind steps, adjacency, zones and areas. Compute it again when a
 * door opens. Figures do not belong in it, unless a game lets them close a corner.
 */
export function squareLinks(grid: SquareGrid, rules: LinkRules): Uint8Array {
  const { neighbours, size } = grid;
  const links = new Uint8Array(size);
  for (let cell = 0; cell < size; cell++) {
    if (rules.closed?.(cell)) continue;
    for (let facing = 0; facing < 4; facing++) {
      const to = at(neighbours, cell * 8 + facing);
      const walled = rules.walls && at(rules.walls, cell) & (1 << facing);
      if (to !== NONE && !walled && !rules.closed?.(to)) links[cell] = at(links, cell) | (1 << facing);
    }
  }
  if (rules.diagonals === 'none') return links;
  for (let cell = 0; cell < size; cell++) {
    DIAGONAL_PARTS.forEach(([a, b], i) => {
      const ways = wayRound(grid, links, cell, a, b) + wayRound(grid, links, cell, b, a);
      if (ways >= (rules.diagonals === 'both' ? 2 : 1)) links[cell] = at(links, cell) | (16 << i);
    });
  }
  return links;
}

/** 1 if two orthogonal steps, first this way and then that, lead round the corner. */
function wayRound(grid: SquareGrid, links: Uint8Array, cell: number, first: number, then: number): 0 | 1 {
  if (!(at(links, cell) & (1 << first))) return 0;
  return at(links, at(grid.neighbours, cell * 8 + first)) & (1 << then) ? 1 : 0;
}

export function areLinked(grid: SquareGrid, links: Uint8Array, a: number, b: number): boolean {
  for (let d = 0; d < 8; d++) {
    if (at(links, a) & (1 << d) && at(grid.neighbours, a * 8 + d) === b) return true;
  }
  return false;
}

import type { Lattice } from './lattice.ts';
import { NONE, neighbour } from './lattice.ts';
import type { SquareGrid } from './square-grid.ts';
import { areLinked } from './square-grid.ts';

/*
 * Figures of two squares that can also turn. A position is a number, `cell * 2` lying (the cell and its eastern
 * neighbour) and `cell * 2 + 1` standing (the cell and its southern neighbour). Positions form a lattice of their own:
 * directions 0 to 7 shift both squares, 8 to 11 are quarter turns about the first or second square [GEO-22].
 */

export interface Dominoes extends Lattice {
  readonly grid: SquareGrid;
}

const EAST = 1;
const SOUTH = 2;
const SHIFTS = 8;
const MOVES = 12;

/** Of each quarter turn: which square stays, and whether the other goes clockwise or back. */
const TURNS = [
  { pivot: 0, clockwise: 1 },
  { pivot: 0, clockwise: -1 },
  { pivot: 1, clockwise: 1 },
  { pivot: 1, clockwise: -1 },
] as const;

/** The two cells of a position, the upper or left one first; undefined beyond the border. */
export function dominoCells(grid: SquareGrid, position: number): [number, number] | undefined {
  const first = position >> 1;
  const second = neighbour(grid, first, position & 1 ? SOUTH : EAST);
  return second === NONE ? undefined : [first, second];
}

/** The position that covers two orthogonal neighbours. */
export function dominoAt(grid: SquareGrid, a: number, b: number): number {
  return Math.min(a, b) * 2 + (Math.abs(a - b) === grid.width ? 1 : 0);
}

interface Move {
  readonly to: number;
  /** Pairs of cells: what was covered before, and where that square of the figure goes. */
  readonly pairs: readonly (readonly [number, number])[];
  /** The fourth cell of the block in which the figure turns. */
  readonly swept: number;
}

function move(grid: SquareGrid, position: number, direction: number): Move | undefined {
  const cells = dominoCells(grid, position);
  if (!cells) return undefined;
  if (direction < SHIFTS) {
    const to = [neighbour(grid, cells[0], direction), neighbour(grid, cells[1], direction)] as const;
    if (to.includes(NONE)) return undefined;
    const pairs = [[cells[0], to[0]] as const, [cells[1], to[1]] as const].filter(
      ([, c]) => !cells.includes(c),
    );
    return { to: dominoAt(grid, ...to), pairs, swept: NONE };
  }
  const turn = TURNS[direction - SHIFTS];
  if (!turn) return undefined;
  const pivot = cells[turn.pivot];
  const mover = cells[1 - turn.pivot] as number;
  const facing = ((position & 1 ? SOUTH : EAST) + 2 * turn.pivot + turn.clockwise + 4) % 4;
  const end = neighbour(grid, pivot, facing);
  if (end === NONE) return undefined;
  return { to: dominoAt(grid, pivot, end), pairs: [[mover, end]], swept: neighbour(grid, mover, facing) };
}

export function dominoes(grid: SquareGrid): Dominoes {
  const size = grid.size * 2;
  const neighbours = new Int32Array(size * MOVES);
  for (let i = 0; i < neighbours.length; i++) {
    const direction = i % MOVES;
    neighbours[i] = move(grid, (i - direction) / MOVES, direction)?.to ?? NONE;
  }
  return { grid, size, directions: MOVES, neighbours };
}

/** The cells that must be free for a move: those newly covered, and the one swept by a turn. */
export function dominoSweep(grid: SquareGrid, position: number, direction: number): number[] {
  const made = move(grid, position, direction);
  if (!made) return [];
  const covered = made.pairs.map(([, cell]) => cell);
  return made.swept === NONE ? covered : [...covered, made.swept];
}

/**
 * [GEO-22] The moves walls allow: every cell newly covered is linked to the one that square comes from, no position
 * lies across a wall, and both positions may be stood on (`stands`: the game's own test of the ground).
 */
export function dominoLinks(
  board: Dominoes,
  links: Uint8Array,
  stands: (position: number) => boolean = () => true,
): Uint16Array {
  const { grid } = board;
  const whole = Array.from({ length: board.size }, (_, position) => {
    const cells = dominoCells(grid, position);
    return cells !== undefined && areLinked(grid, links, ...cells) && stands(position);
  });
  return Uint16Array.from({ length: board.size }, (_, position) => {
    let ways = 0;
    for (let d = 0; whole[position] && d < MOVES; d++) {
      const made = move(grid, position, d);
      if (!made || !whole[made.to]) continue;
      if (made.pairs.every(([from, to]) => areLinked(grid, links, from, to))) ways |= 1 << d;
    }
    return ways;
  });
}

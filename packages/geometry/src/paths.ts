import type { Lattice, Links } from './lattice.ts';
import { at, NONE } from './lattice.ts';

export interface Walk {
  /** Steps the board allows; all steps if left out. */
  readonly links?: Links;
  /** May a figure be in this cell on its way? All cells if left out. */
  readonly enter?: (to: number, from: number, direction: number) => boolean;
  /** [GEO-8] False where a move ends at once. Cells the search starts from are always left. */
  readonly leave?: (cell: number) => boolean;
  /** Greatest distance looked at. */
  readonly limit?: number;
}

export interface Reach {
  /** Steps, or cost, from the nearest start; NONE where the search did not come. */
  readonly distance: readonly number[];
  /** The cell before this one; NONE at a start. */
  readonly previous: readonly number[];
  /** Every cell reached, the starts included, by rising distance. */
  readonly cells: readonly number[];
}

const FAR = 0x3fffffff;
/** Links of a cell where the board forbids nothing. */
export const EVERY_WAY = 0xffff;

/**
 * [GEO-7] Everything reachable in steps of cost 1. Cells are found in the order of their direction strings, so the
 * path kept is, among the shortest, the one that comes first in the order of directions.
 */
export function flood(lattice: Lattice, from: number | readonly number[], walk: Walk = {}): Reach {
  const { size, directions, neighbours } = lattice;
  const { links, enter, leave, limit = FAR } = walk;
  const distance: number[] = new Array(size).fill(NONE);
  const previous: number[] = new Array(size).fill(NONE);
  const cells: number[] = [];
  for (const start of typeof from === 'number' ? [from] : from) {
    if (distance[start] === 0) continue;
    distance[start] = 0;
    cells.push(start);
  }
  for (const cell of cells) {
    const steps = at(distance, cell);
    if (steps >= limit) break;
    if (steps > 0 && leave && !leave(cell)) continue;
    const ways = links ? at(links, cell) : EVERY_WAY;
    for (let d = 0; d < directions; d++) {
      if (!(ways & (1 << d))) continue;
      const to = at(neighbours, cell * directions + d);
      if (to === NONE || distance[to] !== NONE || (enter && !enter(to, cell, d))) continue;
      distance[to] = steps + 1;
      previous[to] = cell;
      cells.push(to);
    }
  }
  return { distance, previous, cells };
}

export interface PricedWalk extends Omit<Walk, 'enter'> {
  /** Whole number, 0 or more; NONE where the step is impossible. */
  readonly cost: (to: number, from: number, direction: number) => number;
}

/** [GEO-10] As flood, for steps of different cost. Of equally cheap paths the one found first is kept. */
export function cheapest(lattice: Lattice, from: number | readonly number[], walk: PricedWalk): Reach {
  const { size, directions, neighbours } = lattice;
  const { links, cost, leave, limit = FAR } = walk;
  const distance: number[] = new Array(size).fill(NONE);
  const previous: number[] = new Array(size).fill(NONE);
  const cells: number[] = [];
  const starts = [...new Set(typeof from === 'number' ? [from] : from)];
  for (const start of starts) distance[start] = 0;
  const atDistance: number[][] = [starts];
  for (let now = 0; now < atDistance.length; now++) {
    for (const cell of atDistance[now] ?? []) {
      if (distance[cell] !== now) continue;
      cells.push(cell);
      if (previous[cell] !== NONE && leave && !leave(cell)) continue;
      const ways = links ? at(links, cell) : EVERY_WAY;
      for (let d = 0; d < directions; d++) {
        if (!(ways & (1 << d))) continue;
        const to = at(neighbours, cell * directions + d);
        if (to === NONE) continue;
        const price = cost(to, cell, d);
        const total = now + price;
        if (price === NONE || total > limit) continue;
        if (distance[to] !== NONE && at(distance, to) <= total) continue;
        distance[to] = total;
        previous[to] = cell;
        const queue = atDistance[total];
        if (queue) queue.push(to);
        else atDistance[total] = [to];
      }
    }
  }
  return { distance, previous, cells };
}

/** The path from the start to a cell, both included; undefined if it was not reached. */
export function pathTo(reach: Reach, cell: number): number[] | undefined {
  if (reach.distance[cell] === NONE) return undefined;
  const path: number[] = [];
  for (let c = cell; c !== NONE; c = at(reach.previous, c)) path.push(c);
  return path.reverse();
}

export function shortestPath(lattice: Lattice, from: number, to: number, walk?: Walk): number[] | undefined {
  return pathTo(flood(lattice, from, walk), to);
}

/** Do these cells hang together without leaving them? No cells, or one, do. */
export function isConnected(lattice: Lattice, cells: readonly number[], links?: Links): boolean {
  const members = new Set(cells);
  const [first] = members;
  if (first === undefined) return true;
  const enter = (to: number) => members.has(to);
  return flood(lattice, first, links ? { links, enter } : { enter }).cells.length === members.size;
}

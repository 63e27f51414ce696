/**
 * A board as searches see it. Cells are the numbers 0 to size − 1 and every cell knows its neighbour in each
 * direction, so that one flood serves squares, hexes and the positions of two-square figures alike.
 */
export interface Lattice {
  readonly size: number;
  readonly directions: number;
  /** At `cell * directions + direction`: the neighbour, or NONE beyond the border. */
  readonly neighbours: Int32Array;
}

/** No cell, no distance, no way: what integer tables hold where there is nothing. */
export const NONE = -1;

/** Steps allowed out of each cell, one bit per direction. */
export type Links = Uint8Array | Uint16Array;

type Integers = Int32Array | Uint8Array | Uint16Array | readonly number[];

/** Reads a table whose index is known to be good; the hot loops live on it. */
export function at(table: Integers, index: number): number {
  return table[index] as number;
}

export function neighbour(lattice: Lattice, cell: number, direction: number): number {
  return at(lattice.neighbours, cell * lattice.directions + direction);
}

/** The direction that leads from a cell to its neighbour, or NONE. */
export function directionTo(lattice: Lattice, from: number, to: number): number {
  for (let d = 0; d < lattice.directions; d++) if (neighbour(lattice, from, d) === to) return d;
  return NONE;
}

/** The cells one step away, in the order of directions; with links, only those the links allow. */
export function neighboursOf(lattice: Lattice, cell: number, links?: Links): number[] {
  const found: number[] = [];
  for (let d = 0; d < lattice.directions; d++) {
    const to = neighbour(lattice, cell, d);
    if (to !== NONE && (!links || at(links, cell) & (1 << d))) found.push(to);
  }
  return found;
}

/** The cells one step away from any of a figure's own, without these, in reading order. */
export function cellsAround(lattice: Lattice, cells: readonly number[], links?: Links): number[] {
  const around = new Set(cells.flatMap((cell) => neighboursOf(lattice, cell, links)));
  return [...around].filter((cell) => !cells.includes(cell)).sort((a, b) => a - b);
}

/** The cells met on the way straight ahead, nearest first, up to the border. */
export function ray(lattice: Lattice, from: number, direction: number, length = lattice.size): number[] {
  const cells: number[] = [];
  for (let cell = neighbour(lattice, from, direction); cell !== NONE; ) {
    if (cells.length === length) break;
    cells.push(cell);
    cell = neighbour(lattice, cell, direction);
  }
  return cells;
}

/** [GEO-9] How far something gets that is pushed straight ahead, and how many steps are missing. */
export function slide(
  lattice: Lattice,
  from: number,
  direction: number,
  length: number,
  enter: (to: number, from: number) => boolean,
): { path: number[]; missing: number } {
  const ahead = ray(lattice, from, direction, length);
  const stop = ahead.findIndex((cell, i) => !enter(cell, i === 0 ? from : (ahead[i - 1] as number)));
  const path = stop === -1 ? ahead : ahead.slice(0, stop);
  return { path, missing: length - path.length };
}

import type { Square, SquareGrid } from '../src/index.ts';
import { cellOf, squareGrid } from '../src/index.ts';

/** Whole numbers from 0 to below `sides`, the same ones for the same seed. */
export function seeded(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) % sides;
  };
}

/** A board drawn as rows of letters. */
export interface Drawn {
  readonly grid: SquareGrid;
  /** Is the cell drawn with one of these letters? */
  readonly is: (letters: string) => (cell: number) => boolean;
  /** The cell of a letter drawn once. */
  readonly cell: (letter: string) => number;
}

export function drawn(picture: string): Drawn {
  const rows = picture.trim().split(/\s*\n\s*/);
  const letters = rows.join('');
  const grid = squareGrid(rows[0]?.length ?? 0, rows.length);
  return {
    grid,
    is: (wanted) => (cell) => wanted.includes(letters[cell] as string),
    cell: (letter) => letters.indexOf(letter),
  };
}

export function square(x: number, y: number): Square {
  return { x, y };
}

export function cell(grid: SquareGrid, x: number, y: number): number {
  return cellOf(grid, { x, y });
}

import { at, NONE, neighbour } from './lattice.ts';
import type { SquareGrid } from './square-grid.ts';
import { squareOf } from './square-grid.ts';

/* Figures of several squares. A rectangle stands where its top left cell, the anchor, is. */

const EAST = 1;
const SOUTH = 2;

/** The cells of a rectangle in reading order; undefined if it sticks out of the grid. */
export function footprint(
  grid: SquareGrid,
  anchor: number,
  width: number,
  height: number,
): number[] | undefined {
  const { x, y } = squareOf(grid, anchor);
  if (x - grid.left + width > grid.width || y - grid.top + height > grid.height) return undefined;
  return Array.from(
    { length: width * height },
    (_, i) => anchor + (i % width) + ((i - (i % width)) / width) * grid.width,
  );
}

/** Is the rectangle in the grid, with no wall between its own cells? */
function standsWhole(
  grid: SquareGrid,
  links: Uint8Array,
  anchor: number,
  width: number,
  height: number,
): boolean {
  const cells = footprint(grid, anchor, width, height);
  return (
    cells?.every((cell, i) => {
      const lastColumn = i % width === width - 1;
      const lastRow = i >= width * (height - 1);
      return (lastColumn || at(links, cell) & (1 << EAST)) && (lastRow || at(links, cell) & (1 << SOUTH));
    }) ?? false
  );
}

/**
 * [GEO-21] Steps of a whole rectangle, as links between anchors: every cell of it must be linked to the cell it goes
 * to, and it never stands across a wall. Whether the cells are free is for the walk to say.
 */
export function footprintLinks(
  grid: SquareGrid,
  links: Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const whole = Array.from({ length: grid.size }, (_, cell) => standsWhole(grid, links, cell, width, height));
  return Uint8Array.from({ length: grid.size }, (_, anchor) => {
    if (!whole[anchor]) return 0;
    let ways = 0xff;
    for (const cell of footprint(grid, anchor, width, height) ?? []) ways &= at(links, cell);
    for (let d = 0; d < 8; d++) {
      const to = neighbour(grid, anchor, d);
      if (to === NONE || !whole[to]) ways &= ~(1 << d);
    }
    return ways;
  });
}

/** Marks the top left cell of every 2 × 2 block of open cells without a wall in it. */
export function openBlocks(grid: SquareGrid, links: Uint8Array, open: (cell: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: grid.size }, (_, anchor) => {
    const isOpen = standsWhole(grid, links, anchor, 2, 2) && footprint(grid, anchor, 2, 2)?.every(open);
    return isOpen ? 1 : 0;
  });
}

/** [GEO-23] Do all these cells lie in one of the marked blocks? Then the passage is two wide here. */
export function liesInBlock(grid: SquareGrid, blocks: Uint8Array, cells: readonly number[]): boolean {
  const [first] = cells;
  if (first === undefined) return false;
  return [first, first - 1, first - grid.width, first - grid.width - 1].some((anchor) => {
    if (anchor < 0 || !at(blocks, anchor)) return false;
    const block = footprint(grid, anchor, 2, 2);
    return cells.every((cell) => block?.includes(cell));
  });
}

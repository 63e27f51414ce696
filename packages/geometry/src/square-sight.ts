import { at } from './lattice.ts';
import type { SquareGrid, Walls } from './square-grid.ts';
import { squareOf } from './square-grid.ts';
import type { Square } from './squares.ts';

/*
 * Lines run from centre to centre. Such a line never runs along an edge: on its way it crosses edges in their inside,
 * or passes exactly through corners. Which comes next is a comparison of whole numbers, so there is no rounding, and
 * the line back meets the same things in reverse [GEO-15].
 */

export interface SightRules {
  /** [GEO-13] A line is stopped by each wall or closed door it crosses. */
  readonly walls?: Walls;
  /** [GEO-12] Does this cell stop a line that passes through its inside? Never asked of the two ends. */
  readonly inside?: (cell: number) => boolean;
  /** [GEO-14] Does this cell close its side of a corner the line passes? Rock does; figures, in our games, do not. */
  readonly corner?: (cell: number) => boolean;
}

/** What stopped a line first, so that the page can show why. */
export type SightBlock =
  | { readonly by: 'square'; readonly cell: number }
  | { readonly by: 'edge'; readonly from: number; readonly to: number }
  | {
      readonly by: 'corner';
      readonly from: number;
      readonly to: number;
      readonly beside: readonly [number, number];
    };

/** Sign of the time at which the line meets its next upright edge, less that of its next level edge. */
function comparedTimes(width: number, height: number, columns: number, rows: number): number {
  return (1 + 2 * columns) * height - (1 + 2 * rows) * width;
}

/** Undefined if the line between the two centres is clear, otherwise the first thing in its way. */
export function sightBlock(
  grid: SquareGrid,
  from: number,
  to: number,
  rules: SightRules,
): SightBlock | undefined {
  const { walls, inside, corner } = rules;
  const a = squareOf(grid, from);
  const b = squareOf(grid, to);
  const width = Math.abs(b.x - a.x);
  const height = Math.abs(b.y - a.y);
  const across = b.x > a.x ? 1 : -1;
  const down = b.y > a.y ? grid.width : -grid.width;
  const acrossWall = across > 0 ? 2 : 8;
  const downWall = down > 0 ? 4 : 1;
  let cell = from;
  for (let columns = 0, rows = 0; columns < width || rows < height; ) {
    const order = comparedTimes(width, height, columns, rows);
    const next = cell + (order <= 0 ? across : 0) + (order >= 0 ? down : 0);
    if (order === 0) {
      const beside = [cell + across, cell + down] as const;
      const shut = (mid: number, first: number, then: number) =>
        (walls && (at(walls, cell) & first || at(walls, mid) & then)) || corner?.(mid);
      if (shut(beside[0], acrossWall, downWall) && shut(beside[1], downWall, acrossWall)) {
        return { by: 'corner', from: cell, to: next, beside };
      }
    } else if (walls && at(walls, cell) & (order < 0 ? acrossWall : downWall)) {
      return { by: 'edge', from: cell, to: next };
    }
    if (next !== to && inside?.(next)) return { by: 'square', cell: next };
    if (order <= 0) columns++;
    if (order >= 0) rows++;
    cell = next;
  }
  return undefined;
}

export function canSee(grid: SquareGrid, from: number, to: number, rules: SightRules): boolean {
  return sightBlock(grid, from, to, rules) === undefined;
}

export interface SightLine {
  readonly from: number;
  readonly to: number;
  readonly block: SightBlock | undefined;
}

/**
 * [GEO-16] Sight between figures of any size: one clear line from a cell of the one to a cell of the other is enough,
 * and their own cells are in nobody's way. Returns the first clear line, or the first of all if none is clear.
 */
export function sightBetween(
  grid: SquareGrid,
  from: readonly number[],
  to: readonly number[],
  rules: SightRules,
): SightLine | undefined {
  const { inside } = rules;
  const others: SightRules = inside
    ? { ...rules, inside: (cell) => !from.includes(cell) && !to.includes(cell) && inside(cell) }
    : rules;
  let first: SightLine | undefined;
  for (const a of from) {
    for (const b of to) {
      const line = { from: a, to: b, block: sightBlock(grid, a, b, others) };
      if (!line.block) return line;
      first ??= line;
    }
  }
  return first;
}

export interface Crossing {
  readonly through: 'edge' | 'corner';
  readonly square: Square;
}

/** What the line from centre to centre enters, one square after the other up to the last, and how it gets there. */
export function crossings(from: Square, to: Square): Crossing[] {
  const width = Math.abs(to.x - from.x);
  const height = Math.abs(to.y - from.y);
  const list: Crossing[] = [];
  for (let columns = 0, rows = 0; columns < width || rows < height; ) {
    const order = comparedTimes(width, height, columns, rows);
    if (order <= 0) columns++;
    if (order >= 0) rows++;
    const x = from.x + (to.x > from.x ? columns : -columns);
    const y = from.y + (to.y > from.y ? rows : -rows);
    list.push({ through: order === 0 ? 'corner' : 'edge', square: { x, y } });
  }
  return list;
}

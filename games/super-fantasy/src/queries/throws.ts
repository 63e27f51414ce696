/** [SF-RULING-80] Where a monster can be thrown, and what it breaks on its way. */
import { dominoAt, NONE, neighbour, squareOf } from '@questhall/geometry';
import type { FigureId, State } from '../state.ts';
import {
  BARREL,
  boardOf,
  CHEST,
  FREE,
  figureSquares,
  hasWidth,
  heroState,
  linked,
  occupied,
} from './board.ts';
import { sealedTiles } from './reach.ts';

export interface Landing {
  /** The place: a square, or of a Big monster its position. */
  readonly place: number;
  readonly square: number;
  /** The squares it comes through, the first is where it stood; of a Big one its upper or left square. */
  readonly path: readonly number[];
  /** Squares of barrels and chests it breaks. */
  readonly broken: readonly number[];
}

/** Every place in each of the eight directions that lead away, up to so many squares. */
export function landings(
  s: State,
  by: string,
  target: FigureId,
  steps: number,
  breaks: readonly string[],
): Landing[] {
  const board = boardOf(s);
  const { grid, tileOf } = board.layout;
  const hero = heroState(s, by);
  const start = figureSquares(s, target);
  const table = occupied(s, target);
  const sealed = sealedTiles(s);
  const distance = (cells: readonly number[]): number => {
    const from = squareOf(grid, hero.cell);
    return Math.min(
      ...cells.map((cell) => {
        const to = squareOf(grid, cell);
        return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
      }),
    );
  };
  const passes = (cell: number): 'free' | 'broken' | 'no' => {
    const what = table[cell];
    if (what === FREE) return 'free';
    const breakable =
      (what === BARREL && breaks.includes('barrel')) || (what === CHEST && breaks.includes('chest'));
    return breakable ? 'broken' : 'no';
  };
  const found: Landing[] = [];
  for (let direction = 0; direction < 8; direction++) {
    let cells = start;
    const broken: number[] = [];
    const path = [Math.min(...start)];
    for (let step = 0; step < steps; step++) {
      const next = cells.map((cell) => neighbour(grid, cell, direction));
      const open = next.every(
        (cell, at) =>
          cell !== NONE &&
          linked(board, cells[at] as number, cell) &&
          !sealed.includes(tileOf[cell] as number) &&
          passes(cell) !== 'no',
      );
      if (!open || distance(next) <= distance(cells)) break;
      for (const cell of next) if (passes(cell) === 'broken' && !broken.includes(cell)) broken.push(cell);
      cells = next;
      path.push(Math.min(...cells));
      const [first = 0, second] = cells;
      const place = second === undefined ? first : dominoAt(grid, first, second);
      if (second !== undefined && !hasWidth(board, place, clearedOf(table, broken))) break;
      found.push({ place, square: Math.min(...cells), path: [...path], broken: [...broken] });
    }
  }
  return found;
}

/** What stands about once these things are broken. */
function clearedOf(table: Uint8Array, broken: readonly number[]): Uint8Array {
  const cleared = table.slice();
  for (const cell of broken) cleared[cell] = FREE;
  return cleared;
}

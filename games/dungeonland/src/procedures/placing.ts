/** Putting figures on spaces, other than by walking. */
import { NONE } from '@questhall/geometry';
import { emit } from '../events.ts';
import { boardOf, squareAt } from '../queries/board.ts';
import { figure as byId, distanceToCell, figureOrNone, occupants, spacesOf } from '../queries/figures.ts';
import { mayStand } from '../queries/reach.ts';
import type { FigureId, State } from '../state.ts';

/** [DL-RULING-96] No move: no free attacks. */
export function placeOn(
  s: State,
  id: FigureId,
  cell: number,
  why: 'sidestep' | 'pushed' | 'swapped' | 'event',
): void {
  byId(s, id).cell = cell;
  if (s.events !== null) emit(s, { type: 'moved', figure: id, path: [squareAt(s, cell)], why });
}

/** [DL-VAI-15] Step by step to the adjacent free space that changes the distance most, ties by reading order. */
export function pushFrom(s: State, id: FigureId, origin: FigureId, spaces: number): boolean {
  return shove(s, id, origin, spaces, 1);
}
export function pullTo(s: State, id: FigureId, origin: FigureId, spaces: number): boolean {
  return shove(s, id, origin, spaces, -1);
}

function shove(s: State, id: FigureId, originId: FigureId, spaces: number, sign: 1 | -1): boolean {
  const origin = figureOrNone(s, originId);
  if (!origin || origin.cell < 0) return false;
  return shoveFromCells(s, id, spacesOf(s, origin), spaces, sign);
}

export function shoveFromCells(
  s: State,
  id: FigureId,
  cells: readonly number[],
  spaces: number,
  sign: 1 | -1,
): boolean {
  const figure = byId(s, id);
  const { grid, links, bigLinks } = boardOf(s);
  const large = spacesOf(s, figure).length > 1;
  let moved = false;
  for (let i = 0; i < spaces; i++) {
    const where = occupants(s);
    const gap = (cell: number): number =>
      Math.min(...cells.map((from) => distanceToCell(s, { ...figure, cell }, from)));
    const now = gap(figure.cell);
    let best = NONE;
    let change = 0;
    const ways = (large ? bigLinks() : links)[figure.cell] as number;
    const around: number[] = [];
    for (let d = 0; d < 8; d++)
      if (ways & (1 << d)) around.push(grid.neighbours[figure.cell * 8 + d] as number);
    for (const cell of around.sort((a, b) => a - b)) {
      if (!mayStand(s, figure, where, cell)) continue;
      const gain = sign * (gap(cell) - now);
      if (gain > change) {
        best = cell;
        change = gain;
      }
    }
    if (best === NONE) break;
    placeOn(s, id, best, 'pushed');
    moved = true;
  }
  return moved;
}

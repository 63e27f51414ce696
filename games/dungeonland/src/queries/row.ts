/** [DL-INIT] The initiative row. */
import type { FigureId, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { figureOrNone } from './figures.ts';

/** Where a figure's card lies; an ally stands directly behind the hero who leads it. */
export function placeInRow(s: State, id: FigureId): number {
  const figure = figureOrNone(s, id);
  if (!figure) return s.row.length;
  const lead = figure.kind === 'ally' ? figure.leader : figure.kind === 'hero' ? id : NOBODY;
  const at =
    lead === NOBODY
      ? s.row.findIndex(({ card }) => card === figure.card)
      : s.row.findIndex(({ hero }) => hero === lead);
  return at < 0 ? s.row.length : at;
}

/** [DL-RULING-102] As their cards lie, then by number. */
export const inRowOrder = (s: State, ids: readonly FigureId[]): FigureId[] =>
  [...ids].sort((a, b) => placeInRow(s, a) - placeInRow(s, b) || a - b);

/** [DL-INIT-04] Heroes without a token, the conscious ones first of all. */
export function heroesWithoutToken(s: State): FigureId[] {
  const free = s.heroes.filter(({ id }) => !s.row.some(({ hero }) => hero === id));
  const awake = free.filter(({ cell }) => cell >= 0);
  return (awake.length > 0 ? awake : free).map(({ id }) => id);
}

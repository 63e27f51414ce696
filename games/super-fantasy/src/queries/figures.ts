/** Who stands where. */
import type { FigureId, State } from '../state.ts';
import { monsterOn } from './zones.ts';

/** The figure on a square; empty for none. */
export function figureOn(s: State, cell: number): FigureId {
  for (const hero of s.heroes) if (hero.cell === cell) return hero.id;
  return monsterOn(s, cell)?.id ?? '';
}

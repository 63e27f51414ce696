/** Whose hands hold the dice, where people roll those of the box themselves. */
import type { Seat } from '@questhall/kernel';
import type { FigureId, State } from './state.ts';

const KEYS = ['by', 'victim', 'hero', 'figure', 'targets'] as const;

/** The player of the hero who rolls; for a monster, that of the hero it has to do with. */
export function roller(s: State): Seat {
  for (const { locals } of s.stack.toReversed()) {
    for (const key of KEYS) {
      const named = (locals as { readonly [local: string]: FigureId | readonly FigureId[] | undefined })[key];
      const hero = s.heroes.find(({ id }) => (typeof named === 'object' ? named.includes(id) : id === named));
      if (hero) return hero.seat;
    }
  }
  return s.heroes[0]?.seat ?? 0;
}

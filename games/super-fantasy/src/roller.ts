/** Whose hands hold the dice, where people roll those of the box themselves. */
import type { Seat } from '@questhall/kernel';
import * as flow from './flow.ts';
import { umSeat } from './queries/seats.ts';
import type { State } from './state.ts';

/** What the Ugly Master rolls; without one, the player of the hero it happens to does. */
const HIS_STEPS: { readonly [procedure: string]: readonly string[] | undefined } = {
  [flow.monsterAttack.name]: ['monsterRolls'],
};
const HERO_KEYS = ['taker', 'hero'] as const;

export function roller(s: State): Seat {
  const his = umSeat(s);
  const top = s.stack.at(-1);
  if (his !== undefined && top && HIS_STEPS[top.proc]?.includes(top.step)) return his;
  for (const { locals } of s.stack.toReversed()) {
    for (const key of HERO_KEYS) {
      const named = (locals as { readonly [local: string]: unknown })[key];
      const hero = s.heroes.find(({ id }) => id === named);
      if (hero) return hero.seat;
    }
  }
  return his ?? s.heroes.find(({ id }) => id === s.turn?.hero)?.seat ?? 0;
}

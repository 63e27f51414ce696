/** [PQ-END] Victory and defeat. */
import { emit } from './events.ts';
import { standingHeroes } from './queries/area.ts';
import { evilLordSeat, remainingLife } from './queries/values.ts';
import type { State } from './state.ts';

export const ENDINGS = ['bossDefeated', 'heroesDefeated', 'timeOut'] as const;
export type Ending = (typeof ENDINGS)[number];

/** [PQ-END-01] The Heroes win together; otherwise the Evil Lord does, or nobody. */
export function finish(s: State, how: Ending): void {
  if (s.outcome) return;
  const evil = evilLordSeat(s);
  const losers = evil === undefined ? [] : [evil];
  const winners = how === 'bossDefeated' ? s.heroes.map((hero) => hero.seat) : losers;
  s.outcome = { winners, how };
  emit(s, { type: 'gameEnded', how });
}

/**
 * [PQ-FALL-07] [PQ-END-02] In World 3, and [PQ-EVIL-12] against an Evil Lord in any World. [PQ-RULING-51] A Boss that falls in
 * the same resolution has lost.
 */
export function heroesBeaten(s: State): void {
  if (standingHeroes(s).length > 0) return;
  if (s.boss !== null && remainingLife(s, s.boss) <= 0) finish(s, 'bossDefeated');
  if (s.world === 3 || evilLordSeat(s) !== undefined) finish(s, 'heroesDefeated');
}

/** [PQ-W1-05] [PQ-FALL-06] [PQ-RULING-46] [PQ-RULING-52] World 3 ends with the Boss only. */
export function worldIsOver(s: State): boolean {
  return isEmpty(s.heroLanes) || (s.world < 3 && isEmpty(s.monsterLanes));
}

function isEmpty(lanes: readonly (readonly string[])[]): boolean {
  for (const queue of lanes) if (queue.length > 0) return false;
  return true;
}

/** [SF-CORE-04] [SF-CORE-05] Victory and defeat. */
import type { Seat } from '@questhall/kernel';
import { emit } from './events.ts';
import { umSeat } from './queries/seats.ts';
import type { State } from './state.ts';

export const ENDINGS = ['objective', 'timeOut', 'points', 'goals'] as const;
export type Ending = (typeof ENDINGS)[number];

function finish(s: State, how: Ending, winners: readonly Seat[], score?: readonly number[]): void {
  if (s.outcome) return;
  s.outcome = score ? { winners, how, score } : { winners, how };
  emit(s, { type: 'gameEnded', how });
}

const heroSeats = (s: State): Seat[] => [...new Set(s.heroes.map((hero) => hero.seat))];

/** [SF-RULING-125] */
export const heroesWin = (s: State): void => finish(s, 'objective', heroSeats(s));

/** [SF-RULING-123] The Ugly Snouts have won, or whoever commands them. */
export function heroesLose(s: State): void {
  const master = umSeat(s);
  finish(s, 'timeOut', master === undefined ? [] : [master]);
}

/** [SF-HUNT-10] Most points; then fewer knock-outs, then the higher level, then shared. */
export function huntEnds(s: State, levelOf: (hero: State['heroes'][number]) => number): void {
  const worth = (hero: State['heroes'][number]): number =>
    hero.points * 10_000 - hero.knockouts * 10 + levelOf(hero);
  const best = Math.max(...s.heroes.map(worth));
  const score = s.heroes.map((hero) => hero.points);
  finish(
    s,
    'points',
    s.heroes.filter((hero) => worth(hero) === best).map((hero) => hero.seat),
    score,
  );
}

/** [SF-DODGE-12] */
export function teamWins(s: State, team: number): void {
  const winners = s.heroes.filter((hero) => hero.seat % 2 === team).map((hero) => hero.seat);
  finish(s, 'goals', winners, s.dodge?.score);
}

export function drawn(s: State): void {
  finish(
    s,
    'goals',
    s.heroes.map((hero) => hero.seat),
    s.dodge?.score,
  );
}

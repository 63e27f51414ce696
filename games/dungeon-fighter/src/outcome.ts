/** [DF-WIN] [DF-LOSE] How it ends. */
import { emit } from './events.ts';
import { anyConscious, heroesInGame } from './queries/heroes.ts';
import { score } from './queries/progress.ts';
import type { State } from './state.ts';

export const ENDINGS = ['bossDefeated', 'allFainted', 'noDice', 'allEliminated'] as const;
export type Ending = (typeof ENDINGS)[number];

/** [DF-SCORE-08] [DF-RULING-21] Only a won game is scored. */
export function finish(s: State, how: Ending): void {
  if (s.outcome) return;
  const won = how === 'bossDefeated';
  const total = won ? score(s) : null;
  const seats = Array.from({ length: s.options.players }, (_, seat) => seat);
  s.phase = 'over';
  s.outcome = {
    winners: won ? seats : [],
    how,
    ...(total === null ? {} : { score: seats.map(() => total) }),
  };
  emit(s, { type: 'gameEnded', how, score: total, round: s.round });
}

/** [DF-LOSE-01] */
export function loseIfAllFainted(s: State): void {
  if (!anyConscious(s)) finish(s, 'allFainted');
}

/** [DF-RULING-57] */
export function loseIfNobodyIsLeft(s: State): void {
  if (heroesInGame(s).length === 0) finish(s, 'allEliminated');
}

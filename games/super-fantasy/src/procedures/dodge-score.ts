/** [SF-DODGE-12] Who brings the Tome of Power home scores. */
import { emit } from '../events.ts';
import { teamWins } from '../outcome.ts';
import { baseSquares } from '../queries/places.ts';
import type { HeroState, State } from '../state.ts';
import { giveExperience } from './dice.ts';

const GOALS_TO_WIN = 2;

/** True while the round has to end because of a point. */
export function scoreGoal(s: State, hero: HeroState): void {
  if (!s.dodge || hero.tome === '' || hero.lying) return;
  const team = hero.seat % 2;
  if (!baseSquares(s, team).includes(hero.cell)) return;
  hero.tome = '';
  s.dodge.score[team] = (s.dodge.score[team] ?? 0) + 1;
  s.dodge.conceded = 1 - team;
  s.dodge.scored = true;
  emit(s, { type: 'goal', hero: hero.id, team, score: [...s.dodge.score] });
  /** [SF-DODGE-13] */
  giveExperience(s, hero.id, 2);
  const sudden = s.dodge.round > LAST_ROUND;
  if (sudden || (s.dodge.score[team] ?? 0) >= GOALS_TO_WIN) teamWins(s, team);
}

export const LAST_ROUND = 12;

/** Ruling: a match without end is no match; after as many rounds of sudden death it is drawn. */
export const LAST_SUDDEN_DEATH = 24;

/** [PQ-INIT] The order of Turns. */
import type { CreatureId, State } from '../state.ts';
import { inReadingOrder, isHero, monster, standingHeroes, standingMonsters } from './area.ts';
import { initiativeOf } from './values.ts';

/**
 * [PQ-RULING-41] Found anew after each Turn: those that have not acted and come next, several of them if they are tied.
 * [PQ-INIT-02] [PQ-INIT-03] On a tie the larger faction goes first, the Heroes if both are equal.
 */
export function nextToAct(s: State): CreatureId[] {
  const heroes = standingHeroes(s);
  const monsters = standingMonsters(s);
  const waiting = [...heroes, ...monsters].filter((id) => !s.acted.includes(id));
  if (waiting.length === 0) return [];
  const initiatives = waiting.map((id) => initiativeOf(s, id));
  const highest = Math.max(...initiatives);
  const tied = waiting.filter((_id, index) => initiatives[index] === highest);
  const heroesFirst = heroes.length >= monsters.length;
  const preferred = tied.filter((id) => isHero(s, id) === heroesFirst);
  return preferred.length > 0 ? preferred : tied;
}

/** [PQ-RULING-40] Among tied Monsters: the Boss, then by lane, then rank. */
export const firstMonster = (s: State, tied: readonly CreatureId[]): CreatureId =>
  tied.find((id) => monster(s, id).boss) ?? (inReadingOrder(s, tied)[0] as CreatureId);

/** [PQ-ACTV-02] [PQ-CARRY-02] Tokens and uses that come off when their time is over. */
import { call } from '@questhall/kernel';
import * as flow from '../flow.ts';
import type { CreatureId, CreatureState, State } from '../state.ts';
import type { Modifier, Until } from '../vocabulary.ts';

/** What ends with a Turn ends with the Round, and with the World, too. */
const LASTS: { readonly [end in Until]: readonly Until[] } = {
  turnEnd: ['turnEnd'],
  roundEnd: ['turnEnd', 'roundEnd'],
  worldEnd: ['turnEnd', 'roundEnd', 'worldEnd'],
};

/** The last thing a step does: [PQ-RULING-88] who lived by a mark falls without it. */
export function expire(s: State, end: Until): void {
  const among: CreatureId[] = [];
  for (const hero of s.heroes) if (hasTokens(hero) && clear(hero, end)) among.push(hero.id);
  for (const monster of s.monsters) if (hasTokens(monster) && clear(monster, end)) among.push(monster.id);
  if (among.length > 0) call(s, flow.removeDefeated, { by: '', among });
}

const hasTokens = ({ marks, used }: CreatureState): boolean => marks.length + used.length > 0;

/** Says whether a mark that gave Life came off. */
function clear(creature: CreatureState, end: Until): boolean {
  const { marks, used } = creature;
  const isOver = ({ until }: { readonly until: Until }): boolean => LASTS[end].includes(until);
  if (used.length > 0) creature.used = used.filter((use) => !isOver(use));
  if (marks.length === 0) return false;
  creature.marks = marks.filter((mark) => !isOver(mark));
  return marks.some((mark) => isOver(mark) && mark.modifiers.some(givesLife));
}

const givesLife = (modifier: Modifier): boolean =>
  typeof modifier === 'object' && 'stat' in modifier && modifier.stat === 'life';

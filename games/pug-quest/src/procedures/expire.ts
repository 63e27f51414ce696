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
  for (const hero of s.heroes) if (clear(hero, end)) among.push(hero.id);
  for (const monster of s.monsters) if (clear(monster, end)) among.push(monster.id);
  if (among.length > 0) call(s, flow.removeDefeated, { by: '', among });
}

/** Says whether a mark that gave Life came off. */
function clear(creature: CreatureState, end: Until): boolean {
  const { marks, used } = creature;
  if (anyOver(used, end)) creature.used = used.filter((use) => !isOver(use, end));
  if (!anyOver(marks, end)) return false;
  creature.marks = marks.filter((mark) => !isOver(mark, end));
  return marks.some((mark) => isOver(mark, end) && mark.modifiers.some(givesLife));
}

interface Token {
  readonly until: Until;
}

const isOver = ({ until }: Token, end: Until): boolean => LASTS[end].includes(until);

/** Every Turn's end asks this of everybody: most have nothing that ends then. */
function anyOver(tokens: readonly Token[], end: Until): boolean {
  for (let at = 0; at < tokens.length; at++) if (isOver(tokens[at] as Token, end)) return true;
  return false;
}

const givesLife = (modifier: Modifier): boolean =>
  typeof modifier === 'object' && 'stat' in modifier && modifier.stat === 'life';

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
  const over = LASTS[end];
  const among: CreatureId[] = [];
  const clear = (creature: CreatureState): void => {
    const { marks, used } = creature;
    if (used.length > 0) creature.used = used.filter((use) => !over.includes(use.until));
    if (marks.length === 0) return;
    creature.marks = marks.filter((mark) => !over.includes(mark.until));
    if (marks.some((mark) => over.includes(mark.until) && mark.modifiers.some(givesLife)))
      among.push(creature.id);
  };
  s.heroes.forEach(clear);
  s.monsters.forEach(clear);
  if (among.length > 0) call(s, flow.removeDefeated, { by: '', among });
}

const givesLife = (modifier: Modifier): boolean =>
  typeof modifier === 'object' && 'stat' in modifier && modifier.stat === 'life';

/** [PQ-ACTV-02] [PQ-CARRY-02] Tokens and uses that come off when their time is over. */
import type { CreatureState, State } from '../state.ts';
import type { Until } from '../vocabulary.ts';

/** What ends with a Turn ends with the Round, and with the World, too. */
const LASTS: { readonly [end in Until]: readonly Until[] } = {
  turnEnd: ['turnEnd'],
  roundEnd: ['turnEnd', 'roundEnd'],
  worldEnd: ['turnEnd', 'roundEnd', 'worldEnd'],
};

export function expire(s: State, end: Until): void {
  const over = LASTS[end];
  const clear = (creature: CreatureState): void => {
    if (creature.marks.length > 0)
      creature.marks = creature.marks.filter((mark) => !over.includes(mark.until));
    if (creature.used.length > 0) creature.used = creature.used.filter((use) => !over.includes(use.until));
  };
  s.heroes.forEach(clear);
  s.monsters.forEach(clear);
}

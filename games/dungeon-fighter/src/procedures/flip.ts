/** [DF-TPL] Flipping a Template onto the board. */
import { isUnderWay } from '@questhall/kernel';
import type { Flip, KeepTemplate } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { combatOf } from '../queries/combat.ts';
import { seatOf } from '../queries/heroes.ts';
import { flipRequest } from '../queries/requests.ts';
import type { State } from '../state.ts';
import type { Template } from '../throws.ts';
import { landFlip } from './landing.ts';
import { makeSuffer, passOnIfFainted } from './suffer.ts';

const lies = (s: State, template: Template): boolean =>
  combatOf(s).templates.some((lying) => lying.template === template);

const flipTemplate = procedure(flow.flipTemplate, {
  /** [DF-RULING-22] A flipper who fainted hands on to the next Hero; in a turn, the turn goes with it [DF-COMBAT-09]. */
  flipper: (s) => {
    if (passOnIfFainted(s) && isUnderWay(s, flow.heroTurn))
      emit(s, { type: 'turnBegan', hero: combatOf(s).active });
  },
  /** [DF-TPL-06] [DF-DEC-07] */
  keep: ask({
    kind: 'keepTemplate',
    who: (s, f) => (!f.asked && lies(s, f.template) ? seatOf(s, combatOf(s).active) : undefined),
    candidates: (_s, f): KeepTemplate[] => [{ do: 'keep' }, { do: 'pickUp', at: { template: f.template } }],
    about: (s, f) => ({ hero: combatOf(s).active, template: f.template }),
    answer: (s, f, option) => {
      f.asked = true;
      if (option.do === 'keep') {
        emit(s, { type: 'templateKept', template: f.template });
        return 'end';
      }
      const combat = combatOf(s);
      combat.templates = combat.templates.filter((lying) => lying.template !== f.template);
      return;
    },
  }),
  /** [DF-TPL-03] [DF-DEC-08] */
  flip: ask({
    kind: 'flip',
    who: (s) => seatOf(s, combatOf(s).active),
    candidates: (_s, f): Flip[] => [{ do: 'flip', at: { template: f.template } }],
    about: (s, f) => flipRequest(s, f.template),
    answer: (s, f) => {
      f.asked = true;
      return fall(s, f.template);
    },
  }),
});

/** [DF-TPL-04] [DF-TPL-05] [DF-TPL-07] [DF-RULING-32] */
function fall(s: State, template: Template): 'again' | 'end' {
  const combat = combatOf(s);
  const { result, covered } = landFlip(s, template);
  s.serial += 1;
  const flipper = combat.active;
  emit(s, {
    type: 'flipped',
    hero: flipper,
    template,
    serial: s.serial,
    result,
    covered: [...covered],
  });
  if (result === 'lies') {
    combat.lying = combat.lying.filter(({ by }) => !covered.includes(by));
    combat.templates.push({ template, by: s.serial });
    return 'end';
  }
  if (result === 'table') makeSuffer(s, [flipper], 1, 'flip');
  return 'again';
}

export const flipProcedures = [flipTemplate];

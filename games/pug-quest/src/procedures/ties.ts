/** [PQ-INIT] [PQ-RULING-40] Who goes next, and how ties are broken. */
import { callerOf } from '@questhall/kernel';
import type { Agree, TieOrder } from '../decisions.ts';
import * as flow from '../flow.ts';
import { ask, askTogether, procedure } from '../flow.ts';
import { hero } from '../queries/area.ts';
import { evilLordSeat } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';

const inSeatOrder = (s: State, ids: readonly CreatureId[]): CreatureId[] =>
  [...ids].sort((left, right) => hero(s, left).seat - hero(s, right).seat);

/** [PQ-DEC-04] Seat order, unless the first lets another go and all that are tied agree. */
const breakTie = procedure(flow.breakTie, {
  propose: ask({
    kind: 'tieOrder',
    who: (s, f) => hero(s, inSeatOrder(s, f.tied)[0] ?? '').seat,
    candidates: (s, f): TieOrder[] =>
      inSeatOrder(s, f.tied).map((creature) => ({ do: 'goFirst', at: { creature } })),
    about: (_s, f) => ({ tied: f.tied }),
    answer: (_s, f, option) => {
      f.proposed = option.at.creature;
    },
  }),
  agree: askTogether({
    kind: 'tieAgree',
    who: (s, f) => {
      const [first = '', ...others] = inSeatOrder(s, f.tied);
      return f.proposed === '' || f.proposed === first ? [] : others.map((id) => hero(s, id).seat);
    },
    candidates: (): Agree[] => [{ do: 'agree' }, { do: 'refuse' }],
    about: (_s, f) => ({ hero: f.proposed }),
    answers: (_s, f, given) => {
      if ([...given.values()].some((option) => option.do === 'refuse')) f.proposed = '';
    },
  }),
  settle: (s, f) => {
    callerOf<{ first: CreatureId }>(s).first =
      f.proposed === '' ? (inSeatOrder(s, f.tied)[0] ?? '') : f.proposed;
  },
});

/** [PQ-DEC-30] The Evil Lord orders its tied Creatures. */
const orderTiedMonsters = procedure(flow.orderTiedMonsters, {
  choose: ask({
    kind: 'evilOrder',
    who: (s) => evilLordSeat(s),
    candidates: (_s, f): TieOrder[] => f.tied.map((creature) => ({ do: 'goFirst', at: { creature } })),
    about: (_s, f) => ({ tied: f.tied }),
    answer: (s, _f, option) => {
      callerOf<{ first: CreatureId }>(s).first = option.at.creature;
    },
  }),
});

export const tieProcedures = [breakTie, orderTiedMonsters];

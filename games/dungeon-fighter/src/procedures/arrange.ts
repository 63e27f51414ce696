/** [DF-REST-11] [DF-DEC-26] Equipment changes hands, in Resting and in the Shop (W9). */
import type { Reason, Seat } from '@questhall/kernel';
import { call } from '@questhall/kernel';
import type { Agree, Arrange, Handle } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { whyNotCarry } from '../queries/carrying.ts';
import { hero, isConscious, ownedBySeat, seatOf, seatsOf } from '../queries/heroes.ts';
import { spendCandidates, whyNotSpend } from '../queries/spendables.ts';
import type { HeroState, State } from '../state.ts';
import { discardEquipment, removeFrom } from './gains.ts';
import { spend } from './spend.ts';

/** Everything the owners at this seat might do with what they have. */
export const handles = (s: State, seat: Seat): Handle[] =>
  ownedBySeat(s, seat).flatMap((state) => [
    ...state.equipment.flatMap((card) => [
      ...s.heroes
        .filter((other) => other.id !== state.id)
        .map(({ id }): Handle => ({ do: 'hand', card, to: id, at: { card } })),
      { do: 'drop', card, at: { card } } as const,
    ]),
    ...(isConscious(state) ? spendCandidates(s, state) : []),
  ]);

/** [DF-EQUIP-02] The receiver's limit holds, and a card changes hands once: passing it round and round is no rest. */
export function whyNotHandle(s: State, option: Handle): Reason | undefined {
  if (option.do === 'hand') {
    if (s.passed.includes(option.card)) return { rule: 'DF-REST-11', card: option.card };
    return whyNotCarry(hero(s, option.to), option.card);
  }
  return option.do === 'spend' ? whyNotSpend(s, option, 'rest') : undefined;
}

/** There is something to do besides throwing things away. */
export const canHandle = (s: State, seat: Seat): boolean =>
  handles(s, seat).some((option) => option.do !== 'drop' && whyNotHandle(s, option) === undefined);

const ownerOf = (s: State, card: string): HeroState =>
  s.heroes.find((state) => state.equipment.includes(card)) as HeroState;

export function handle(s: State, option: Handle): void {
  const owner = ownerOf(s, option.card);
  if (option.do === 'spend') return spend(s, owner.id, option);
  if (option.do === 'hand')
    return call(s, flow.handOver, { from: owner.id, to: option.to, card: option.card });
  discardEquipment(s, owner, option.card);
  emit(s, { type: 'equipmentLeft', card: option.card, hero: owner.id });
}

const arrange = procedure(flow.arrange, {
  ask: ask({
    kind: 'arrange',
    who: (s, f) => seatsOf(s.heroes).filter((seat) => !f.done.includes(seat) && canHandle(s, seat)),
    candidates: (s, _f, seat): Arrange[] => [...handles(s, seat), { do: 'done' }],
    whyNot: (s, _f, option) => (option.do === 'done' ? undefined : whyNotHandle(s, option)),
    answer: (s, f, option, seat) => {
      if (option.do === 'done') f.done.push(seat);
      else handle(s, option);
      return 'stay';
    },
  }),
});

/** Both owners agree. */
const handOver = procedure(flow.handOver, {
  accept: ask({
    kind: 'accept',
    who: (s, f) => (seatOf(s, f.from) === seatOf(s, f.to) ? undefined : seatOf(s, f.to)),
    candidates: (): Agree[] => [{ do: 'agree' }, { do: 'refuse' }],
    about: (_s, f) => ({ from: f.from, to: f.to, card: f.card }),
    answer: (s, f, option) => {
      if (option.do === 'agree') return;
      s.passed.push(f.card);
      emit(s, { type: 'offerRefused', from: f.from, to: f.to, card: f.card });
      return 'end';
    },
  }),
  pass: (s, f) => {
    removeFrom(hero(s, f.from).equipment, f.card);
    s.passed.push(f.card);
    hero(s, f.to).equipment.push(f.card);
    emit(s, { type: 'equipmentPassed', from: f.from, to: f.to, card: f.card });
  },
});

export const arrangeProcedures = [arrange, handOver];

/** [DF-REST-11] [DF-DEC-26] Equipment changes hands, in Resting and in the Shop (W9). */
import type { Reason, Seat } from '@questhall/kernel';
import { call } from '@questhall/kernel';
import type { Agree, Arrange, Handle } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { equipmentCard } from '../queries/cards.ts';
import { whyNotCarry } from '../queries/carrying.ts';
import { hero, isConscious, ownedBySeat, seatOf, seatsOf } from '../queries/heroes.ts';
import { spendCandidates, whyNotSpend } from '../queries/spendables.ts';
import type { CardId, HeroState, State } from '../state.ts';
import { discardEquipment, removeFrom } from './gains.ts';
import { spend } from './spend.ts';

/** Everything the owners at this seat might do with what they have. */
export const handles = (s: State, seat: Seat): Handle[] =>
  ownedBySeat(s, seat).flatMap((state) => [
    ...state.equipment.flatMap((card) => [
      ...s.heroes.filter((other) => other.id !== state.id).flatMap((other) => offers(card, other)),
      { do: 'drop', card, at: { card } } as const,
    ]),
    ...(isConscious(state) ? spendCandidates(s, state) : []),
  ]);

/** As a gift, or for one card of the same type: two who are full may swap. */
const offers = (card: CardId, { id, equipment }: HeroState): Handle[] => {
  const { type } = equipmentCard(card);
  const alike = equipment.filter((other) => equipmentCard(other).type === type);
  return [
    { do: 'hand', card, to: id, at: { card } },
    ...alike.map((instead): Handle => ({ do: 'hand', card, to: id, instead, at: { card } })),
  ];
};

/** The receiver's limit holds, and a card changes hands once: passing it round and round is no rest. */
export function whyNotHandle(s: State, option: Handle): Reason | undefined {
  if (option.do === 'hand') {
    const { card, to, instead } = option;
    const moved = [card, instead].find((each) => each !== undefined && s.passed.includes(each));
    if (moved !== undefined || s.refused.includes(offerKey(option)))
      return { rule: 'DF-REST-11', card: moved ?? card };
    return instead === undefined ? whyNotCarry(hero(s, to), card) : whyNotSwap(s, card, to, instead);
  }
  return option.do === 'spend' ? whyNotSpend(s, option, 'rest') : undefined;
}

type Hand = Extract<Handle, { do: 'hand' }>;
const offerKey = ({ card, to, instead }: Pick<Hand, 'card' | 'to' | 'instead'>): string =>
  `${card} ${to} ${instead ?? ''}`;

/** [DF-EQUIP-02] [DF-EQUIP-06] Only where a gift does not fit; then both must be able to carry what they get. */
function whyNotSwap(s: State, card: CardId, to: string, instead: CardId): Reason | undefined {
  const receiver = hero(s, to);
  if (whyNotCarry(receiver, card) === undefined) return { rule: 'DF-DEC-26', hero: to };
  return whyNotCarry(receiver, card, instead) ?? whyNotCarry(ownerOf(s, card), instead, card);
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
    return call(s, flow.handOver, {
      from: owner.id,
      to: option.to,
      card: option.card,
      instead: option.instead ?? '',
    });
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
    about: (_s, f) => ({ from: f.from, to: f.to, card: f.card, instead: f.instead }),
    answer: (s, f, option) => {
      if (option.do === 'agree') return;
      s.refused.push(offerKey(f.instead === '' ? { card: f.card, to: f.to } : { ...f, instead: f.instead }));
      emit(s, { type: 'offerRefused', from: f.from, to: f.to, card: f.card });
      return 'end';
    },
  }),
  pass: (s, f) => {
    pass(s, f.from, f.to, f.card);
    if (f.instead !== '') pass(s, f.to, f.from, f.instead);
  },
});

function pass(s: State, from: string, to: string, card: CardId): void {
  removeFrom(hero(s, from).equipment, card);
  s.passed.push(card);
  hero(s, to).equipment.push(card);
  emit(s, { type: 'equipmentPassed', from, to, card });
}

export const arrangeProcedures = [arrange, handOver];

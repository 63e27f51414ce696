/** [PQ-MKT] The Worlds' Market and the exchange after it. */
import { call } from '@questhall/kernel';
import type { Agree, Deal, Exchange, Market } from '../decisions.ts';
import { emit, emitToHeroes } from '../events.ts';
import type { MakeDeal } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { hero, isStanding, standingHeroes } from '../queries/area.ts';
import { worldCard } from '../queries/cards.ts';
import { plainCost, purseOf, shortOf } from '../queries/payment.ts';
import { heroCount, initiativeOf, priceOf } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import type { Energy, EnergyType } from '../vocabulary.ts';
import { ENERGIES } from '../vocabulary.ts';
import { drawTreasure } from './decks.ts';
import { kindsIn, pay, removeFrom } from './energy.ts';
import { heroOfSeat } from './round.ts';

const visitMarket = procedure(flow.visitMarket, {
  /** [PQ-MKT-02] [PQ-RULING-53] As many as there are players, the Defeated included. */
  open: (s, f) => {
    if (s.market.length > 0 || f.left.length < standingHeroes(s).length) return;
    for (let i = 0; i < heroCount(s); i++) {
      const treasure = drawTreasure(s);
      if (treasure !== undefined) s.market.push(treasure);
    }
    emit(s, { type: 'marketOpened', treasures: [...s.market] });
  },
  /** [PQ-MKT-03] Descending Initiative. */
  next: (s, f) => {
    f.first = '';
    const highest = Math.max(...f.left.map((id) => initiativeOf(s, id)));
    const tied = f.left.filter((id) => initiativeOf(s, id) === highest);
    if (tied.length > 1) call(s, flow.breakTie, { tied, proposed: '' });
    else f.first = tied[0] ?? '';
  },
  /** [PQ-DEC-23] [PQ-MKT-04] [PQ-MKT-05] Buy one, or swap one, or neither. */
  choose: ask({
    kind: 'market',
    who: (s, f) => hero(s, f.first).seat,
    candidates: (s, f): Market[] => [
      ...s.market.map((treasure): Market => ({ do: 'buy', treasure, at: { card: treasure } })),
      ...s.market.flatMap((take) =>
        hero(s, f.first).treasures.map((give): Market => ({ do: 'swap', give, take, at: { card: take } })),
      ),
      { do: 'pass' },
    ],
    whyNot: (s, f, option) => {
      if (option.do !== 'buy') return undefined;
      const short = shortOf(purseOf(s, f.first), plainCost(price(s, f.first)));
      return short > 0 ? { rule: 'PQ-MKT-04', type: marketType(s) } : undefined;
    },
    about: (s, f) => ({ hero: f.first, type: marketType(s), price: price(s, f.first).length }),
    answer: (s, f, option) => {
      if (option.do === 'buy') {
        /** What is bought does not make itself cheaper. */
        const cost = plainCost(price(s, f.first));
        removeFrom(s.market, option.treasure);
        hero(s, f.first).treasures.push(option.treasure);
        emit(s, { type: 'bought', hero: f.first, treasure: option.treasure });
        pay(s, f.first, cost, 'market');
      } else if (option.do === 'swap') swap(s, f.first, option.give, option.take);
    },
  }),
  /** [PQ-MKT-06] What is left over is discarded. */
  close: (s, f) => {
    f.left = f.left.filter((id) => id !== f.first);
    if (f.left.length > 0) return 'again';
    s.treasureDiscard.push(...s.market.splice(0));
    return;
  },
});

/** [PQ-WORLD-03] */
const marketType = (s: State): EnergyType => worldCard(s.worldCards.at(-1) ?? '').type;
const price = (s: State, id: CreatureId): EnergyType[] =>
  Array.from({ length: priceOf(s, id, 'market') }, () => marketType(s));

/** [PQ-MKT-05] What is given becomes available to those who come after. */
function swap(s: State, id: CreatureId, give: string, take: string): void {
  removeFrom(s.market, take);
  removeFrom(hero(s, id).treasures, give);
  hero(s, id).treasures.push(take);
  s.market.push(give);
  emit(s, { type: 'treasureSwapped', hero: id, gave: give, took: take });
}

/** [PQ-DEC-24] [PQ-MKT-07] [PQ-RULING-54] Everybody at once; it ends when all have confirmed. */
const exchange = procedure(flow.exchange, {
  trade: ask({
    kind: 'exchange',
    who: (s, f) => {
      const open = standingHeroes(s)
        .map((id) => hero(s, id).seat)
        .filter((seat) => !f.confirmed.includes(seat));
      return standingHeroes(s).length < 2 || open.length === 0 ? undefined : open;
    },
    candidates: (s, _f, seat): Exchange[] => [
      ...standingHeroes(s)
        .filter((id) => hero(s, id).seat !== seat)
        .map((creature): Exchange => ({ do: 'offer', at: { creature } })),
      { do: 'confirm' },
    ],
    answer: (s, f, option, seat) => {
      if (option.do === 'confirm') f.confirmed.push(seat);
      else {
        const deal = { from: heroOfSeat(s, seat), to: option.at.creature, gives: [], takes: [] };
        call(s, flow.makeDeal, { ...deal, what: ['energy', 'treasure'] });
      }
      return 'stay';
    },
  }),
});

const isEnergy = (card: string): card is Energy => ENERGIES.some((energy) => energy === card);

/** [PQ-MKT-08] What a Hero may part with: Energy cards by kind and Treasures, never Prizes or XP. */
function tradable(s: State, id: CreatureId, what: MakeDeal['what'], already: readonly string[]): string[] {
  const { hand, treasures } = hero(s, id);
  const left = [...hand] as string[];
  for (const card of already) if (isEnergy(card)) removeFrom(left, card);
  const energy = what.includes('energy') ? kindsIn(left.filter(isEnergy)) : [];
  const gear = what.includes('treasure') ? treasures.filter((treasure) => !already.includes(treasure)) : [];
  return [...energy, ...gear];
}

const makeDeal = procedure(flow.makeDeal, {
  /** One side of the deal and the other, card by card. */
  offer: ask({
    kind: 'deal',
    who: (s, f) => (isStanding(s, f.from) && isStanding(s, f.to) ? hero(s, f.from).seat : undefined),
    candidates: (s, f): Deal[] => [
      ...tradable(s, f.from, f.what, f.gives).map((card): Deal => ({ do: 'give', card })),
      ...tradable(s, f.to, f.what, f.takes).map((card): Deal => ({ do: 'take', card })),
      { do: 'propose' },
      { do: 'withdraw' },
    ],
    whyNot: (_s, f, option) =>
      option.do === 'propose' && f.gives.length + f.takes.length === 0 ? { rule: 'PQ-RULING-54' } : undefined,
    about: (_s, f) => ({ from: f.from, to: f.to, gives: f.gives, takes: f.takes }),
    answer: (_s, f, option) => {
      if (option.do === 'withdraw') return 'end';
      if (option.do === 'propose') return undefined;
      (option.do === 'give' ? f.gives : f.takes).push(option.card);
      return 'stay';
    },
  }),
  reply: ask({
    kind: 'dealReply',
    who: (s, f) => hero(s, f.to).seat,
    candidates: (): Agree[] => [{ do: 'agree' }, { do: 'refuse' }],
    about: (_s, f) => ({ from: f.from, to: f.to, gives: f.gives, takes: f.takes }),
    answer: (s, f, option) => {
      if (option.do === 'refuse') {
        emit(s, { type: 'offerRefused', by: f.to, from: f.from });
        return;
      }
      handOver(s, f.from, f.to, f.gives);
      handOver(s, f.to, f.from, f.takes);
      const event = {
        type: 'exchanged',
        from: f.from,
        to: f.to,
        gave: [...f.gives],
        took: [...f.takes],
      } as const;
      emitToHeroes(s, event, {
        ...event,
        gave: f.gives.filter((card) => !isEnergy(card)),
        took: f.takes.filter((card) => !isEnergy(card)),
      });
    },
  }),
});

function handOver(s: State, from: CreatureId, to: CreatureId, cards: readonly string[]): void {
  for (const card of cards) {
    if (isEnergy(card)) {
      removeFrom(hero(s, from).hand, card);
      hero(s, to).hand.push(card);
    } else {
      removeFrom(hero(s, from).treasures, card);
      hero(s, to).treasures.push(card);
    }
  }
}

export const marketProcedures = [visitMarket, exchange, makeDeal];

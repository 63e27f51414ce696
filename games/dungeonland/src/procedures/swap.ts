/** [DL-ACT-07] [DL-RULING-60] Rearranging items, and trade with one adjacent hero. */

import type { Reason } from '@questhall/kernel';
import type { Agree, Swap, Wield } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { areAdjacent, hero as heroById } from '../queries/figures.ts';
import {
  BACKPACK,
  exchangesFor,
  hasRoom,
  isConsumable,
  whyNotExchange,
  whyNotWield,
} from '../queries/items.ts';
import type { HeroState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { fitTokens, gainGold } from './energy.ts';
import { takeAway } from './loot.ts';

const goods = (hero: HeroState): string[] => [
  ...hero.wielded,
  ...hero.backpack,
  ...new Set(hero.consumables),
];

export function wield(s: State, hero: HeroState, thing: string, off: readonly string[] = []): void {
  hero.backpack.splice(hero.backpack.indexOf(thing), 1);
  for (const worn of off) unwield(s, hero, worn);
  hero.wielded.push(thing);
  emit(s, { type: 'itemWielded', figure: hero.id, thing });
}

export function unwield(s: State, hero: HeroState, thing: string): void {
  hero.wielded.splice(hero.wielded.indexOf(thing), 1);
  hero.backpack.push(thing);
  emit(s, { type: 'itemPacked', figure: hero.id, thing });
  fitTokens(s, hero.id);
}

/** [DL-WIELD-03] */
export const whyNotUnwield = (hero: HeroState): Reason | undefined =>
  hero.backpack.length < BACKPACK ? undefined : { rule: 'DL-WIELD-03' };

export const whyNotReceive = (hero: HeroState, thing: string): Reason | undefined => {
  if (hasRoom(hero, thing)) return undefined;
  return { rule: isConsumable(thing) ? 'DL-CONS-03' : 'DL-WIELD-03', figure: hero.id };
};

/** A thing changes hands: received items go to the backpack. */
export function handOver(s: State, from: HeroState, to: HeroState, thing: string): void {
  takeAway(s, from.id, thing);
  if (isConsumable(thing)) to.consumables.push(thing);
  else to.backpack.push(thing);
  emit(s, { type: 'itemGiven', from: from.id, to: to.id, thing });
}

const swapItems = procedure(flow.swapItems, {
  choose: ask({
    kind: 'swap',
    who: (s, f) => heroById(s, f.hero).seat,
    candidates: (s, f) => swapsOf(s, heroById(s, f.hero), f.partner),
    whyNot: (s, f, option) => whyNotSwap(s, heroById(s, f.hero), option),
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, f, option) => {
      const hero = heroById(s, f.hero);
      switch (option.do) {
        case 'done':
          return 'end';
        case 'wield':
          wield(s, hero, option.at.item);
          return 'stay';
        case 'exchange':
          wield(s, hero, option.at.item, option.for);
          return 'stay';
        case 'unwield':
          unwield(s, hero, option.at.item);
          return 'stay';
        case 'giveGold':
          f.partner = option.to;
          gainGold(s, hero, -option.amount, 'trade');
          gainGold(s, heroById(s, option.to), option.amount, 'trade');
          return 'stay';
        case 'give':
          f.partner = option.to;
          f.thing = option.thing;
          f.giving = true;
          return;
        case 'barter':
          f.partner = option.with;
          f.thing = option.thing;
          f.against = option.against;
          f.giving = true;
          return;
        case 'take':
          f.partner = option.from;
          f.thing = option.thing;
          f.giving = false;
          return;
      }
    },
  }),
  /** Both players agree; whoever runs both heroes has agreed already. */
  agree: ask({
    kind: 'agree',
    who: (s, f) => {
      const partner = heroById(s, f.partner);
      return partner.seat === heroById(s, f.hero).seat ? undefined : partner.seat;
    },
    candidates: (): Agree[] => [{ do: 'agree' }, { do: 'refuse' }],
    about: (_s, f) => ({
      hero: f.hero,
      partner: f.partner,
      thing: f.thing,
      against: f.against,
      giving: f.giving,
    }),
    answer: (s, f, option) => {
      if (option.do === 'agree') return;
      emit(s, { type: 'offerRefused', figure: f.hero, by: f.partner, thing: f.thing });
      f.thing = '';
      f.against = '';
    },
  }),
  exchange: (s, f) => {
    const [hero, partner] = [heroById(s, f.hero), heroById(s, f.partner)];
    if (f.thing !== '') handOver(s, f.giving ? hero : partner, f.giving ? partner : hero, f.thing);
    if (f.against !== '') handOver(s, partner, hero, f.against);
    f.thing = '';
    f.against = '';
    return 'again';
  },
});

/** [DL-RULING-60] One partner for the whole action. */
function swapsOf(s: State, hero: HeroState, partner: number): Swap[] {
  const list: Swap[] = [];
  list.push(...wieldsOf(hero));
  for (const item of hero.wielded) list.push({ do: 'unwield', at: { item } });
  for (const other of s.heroes) {
    if (other === hero || (partner !== NOBODY && partner !== other.id) || !areAdjacent(s, hero, other))
      continue;
    for (const thing of goods(hero)) list.push({ do: 'give', thing, to: other.id });
    for (const thing of goods(other)) list.push({ do: 'take', thing, from: other.id });
    list.push(...barters(hero, other));
    if (hero.gold > 0) list.push({ do: 'giveGold', amount: Math.min(10, hero.gold), to: other.id });
  }
  list.push({ do: 'done' });
  return list;
}

/** What is packed, with what would come off for it. */
export const wieldsOf = (hero: HeroState): Wield[] =>
  hero.backpack.flatMap((item): Wield[] => [
    { do: 'wield', at: { item } },
    ...exchangesFor(hero, item).map((off): Wield => ({ do: 'exchange', at: { item }, for: off })),
  ]);

/** Thing against thing of the same sort, where one of the two has no room to give and take one after the other. */
function barters(hero: HeroState, other: HeroState): Swap[] {
  const list: Swap[] = [];
  for (const thing of goods(hero))
    for (const against of goods(other)) {
      if (isConsumable(thing) !== isConsumable(against) || thing === against) continue;
      if (hasRoom(hero, against) && hasRoom(other, thing)) continue;
      list.push({ do: 'barter', thing, against, with: other.id });
    }
  return list;
}

/** Room for it comes from what goes the other way, unless that was worn. */
const whyNotBarter = (hero: HeroState, thing: string, against: string): Reason | undefined =>
  hero.wielded.includes(thing) ? whyNotReceive(hero, against) : undefined;

function whyNotSwap(s: State, hero: HeroState, option: Swap): Reason | undefined {
  switch (option.do) {
    case 'wield':
      return whyNotWield(hero, option.at.item);
    case 'exchange':
      return whyNotExchange(hero, option.for);
    case 'barter':
      return (
        whyNotBarter(hero, option.thing, option.against) ??
        whyNotBarter(heroById(s, option.with), option.against, option.thing)
      );
    case 'unwield':
      return whyNotUnwield(hero);
    case 'give':
      return whyNotReceive(heroById(s, option.to), option.thing);
    case 'take':
      return whyNotReceive(hero, option.thing);
    default:
      return undefined;
  }
}

export const swapProcedures = [swapItems];

/** [DL-TRADE] Between adventures: what the trader offers, and what the heroes make of it. */
import type { Reason } from '@questhall/kernel';
import { consumableCard, itemCard, TRADERS } from '../content/index.ts';
import type { Trade } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { hero as heroById } from '../queries/figures.ts';
import { hasRoom, salePrice, whyNotExchange, whyNotWield } from '../queries/items.ts';
import type { HeroState, State } from '../state.ts';
import { gainGold } from './energy.ts';
import { discardThing, takeAway, takeEquipment } from './loot.ts';
import { handOver, unwield, whyNotReceive, whyNotUnwield, wield, wieldsOf } from './swap.ts';

const TRADER_OFFER = 6;

export function openTrader(s: State, act: number): void {
  const deck = s.equipment[act - 1] as string[];
  s.offer = [];
  while (s.offer.length < TRADER_OFFER && deck.length > 0) s.offer.push(takeEquipment(s, deck));
  const trader = TRADERS.find((each) => each.act === act);
  emit(s, { type: 'traderOpened', trader: trader?.id ?? '', offer: [...s.offer] });
}

/** [DL-RULING-118] Unsold offers are shuffled back. */
export function closeTrader(s: State, act: number): void {
  (s.equipment[act - 1] as string[]).push(...s.offer.splice(0));
}

/** [DL-DEC-04] [DL-TRADE-02] [DL-RULING-58] Hero after hero; gold is pooled freely. */
const visitTrader = procedure(flow.visitTrader, {
  trade: ask({
    kind: 'trade',
    who: (s, f) => s.heroes[f.hero]?.seat,
    candidates: (s, f) => tradesOf(s, heroById(s, f.hero), f.act),
    whyNot: (s, f, option) => whyNotTrade(s, heroById(s, f.hero), option),
    about: (s, f) => ({ hero: f.hero, act: f.act, gold: purse(s) }),
    answer: (s, f, option) => {
      const hero = heroById(s, f.hero);
      switch (option.do) {
        case 'done':
          return;
        case 'buy': {
          const { cost } = itemCard(option.at.item);
          pay(s, hero, cost);
          s.offer.splice(s.offer.indexOf(option.at.item), 1);
          const packs = hasRoom(hero, option.at.item);
          hero.backpack.push(option.at.item);
          emit(s, { type: 'bought', figure: hero.id, thing: option.at.item, price: cost });
          /** [DL-RULING-61] A full backpack: into the free slot. */
          if (!packs) wield(s, hero, option.at.item);
          return 'stay';
        }
        case 'buyConsumable': {
          const { price } = consumableCard(option.consumable);
          pay(s, hero, price);
          hero.consumables.push(option.consumable);
          emit(s, { type: 'bought', figure: hero.id, thing: option.consumable, price });
          return 'stay';
        }
        case 'sell': {
          const price = salePrice(option.at.item);
          takeAway(s, hero.id, option.at.item);
          discardThing(s, option.at.item);
          gainGold(s, hero, price, 'sale');
          emit(s, { type: 'sold', figure: hero.id, thing: option.at.item, price });
          return 'stay';
        }
        case 'wield':
          wield(s, hero, option.at.item);
          return 'stay';
        case 'exchange':
          wield(s, hero, option.at.item, option.for);
          return 'stay';
        case 'unwield':
          unwield(s, hero, option.at.item);
          return 'stay';
        case 'give':
          handOver(s, hero, heroById(s, option.to), option.thing);
          return 'stay';
      }
    },
  }),
  next: (s, f) => {
    f.hero += 1;
    return f.hero < s.heroes.length ? 'again' : 'end';
  },
});

const purse = (s: State): number => s.heroes.reduce((sum, { gold }) => sum + gold, 0);

/** [DL-RULING-58] His own gold first, then the others', in seat order. */
function pay(s: State, hero: HeroState, cost: number): void {
  let left = cost;
  for (const each of [hero, ...s.heroes.filter((other) => other !== hero)]) {
    const share = Math.min(left, each.gold);
    gainGold(s, each, -share, 'purchase');
    left -= share;
  }
}

function tradesOf(s: State, hero: HeroState, act: number): Trade[] {
  const list: Trade[] = [];
  for (const item of s.offer) list.push({ do: 'buy', at: { item } });
  for (const consumable of TRADERS[act - 1]?.consumables ?? [])
    list.push({ do: 'buyConsumable', consumable });
  for (const item of [...hero.wielded, ...hero.backpack]) list.push({ do: 'sell', at: { item } });
  list.push(...wieldsOf(hero));
  for (const item of hero.wielded) list.push({ do: 'unwield', at: { item } });
  for (const other of s.heroes) {
    if (other === hero) continue;
    for (const thing of hero.backpack) list.push({ do: 'give', thing, to: other.id });
  }
  list.push({ do: 'done' });
  return list;
}

/** [DL-RULING-61] To the backpack, or to a free slot. */
const whyNotCarry = (hero: HeroState, thing: string): Reason | undefined =>
  whyNotWield(hero, thing) ? whyNotReceive(hero, thing) : undefined;

function whyNotTrade(s: State, hero: HeroState, option: Trade): Reason | undefined {
  const afford = (need: number): Reason | undefined =>
    purse(s) >= need ? undefined : { rule: 'DL-TRADE-02', need, have: purse(s) };
  switch (option.do) {
    case 'buy':
      return afford(itemCard(option.at.item).cost) ?? whyNotCarry(hero, option.at.item);
    case 'buyConsumable':
      return afford(consumableCard(option.consumable).price) ?? whyNotReceive(hero, option.consumable);
    case 'wield':
      return whyNotWield(hero, option.at.item);
    case 'exchange':
      return whyNotExchange(hero, option.for);
    case 'unwield':
      return whyNotUnwield(hero);
    case 'give':
      return whyNotReceive(heroById(s, option.to), option.thing);
    default:
      return undefined;
  }
}

export const traderProcedures = [visitTrader];

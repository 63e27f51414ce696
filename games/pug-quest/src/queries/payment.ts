/** [PQ-ENER-11] What costs are, and all the ways to pay them. */
import type { CreatureId, State } from '../state.ts';
import type { Combo, Energy, EnergyType } from '../vocabulary.ts';
import { ENERGY_TYPES } from '../vocabulary.ts';
import { hero, isHero } from './area.ts';
import { bonus, spareXp, typeOf } from './values.ts';

/** Cards and XP that leave the payer's hands. */
export interface Payment {
  readonly cards: readonly Energy[];
  readonly xp: number;
}

/** What somebody can pay with. The Evil Lord has no XP. */
export interface Purse {
  readonly hand: readonly Energy[];
  readonly xp: number;
}

/** [PQ-RULING-33] XP past the fifth pays wherever a Joker pays; R-49: not while Defeated. */
export const purseOf = (s: State, payer: CreatureId): Purse =>
  isHero(s, payer) ? { hand: hero(s, payer).hand, xp: spareXp(s, payer) } : { hand: s.evilHand, xp: 0 };

/** A cost to pay: its symbols, and how many of them the payer may leave out. */
export interface Cost {
  readonly symbols: readonly EnergyType[];
  readonly less: number;
}

export const plainCost = (symbols: readonly EnergyType[]): Cost => ({ symbols, less: 0 });

/** The printed cost of a combo with all that makes it cheaper or dearer for this Hero. */
export function comboCost(s: State, payer: CreatureId, combo: Combo): Cost {
  const change = isHero(s, payer) ? bonus(s, payer, 'cost') : 0;
  if (change === 0) return plainCost(combo.cost);
  if (change > 0) {
    const more = Array.from({ length: change }, () => typeOf(s, payer));
    return { symbols: [...combo.cost, ...more], less: 0 };
  }
  return { symbols: combo.cost, less: Math.min(-change, Math.max(0, combo.cost.length - 1)) };
}

function countBefore<T>(items: readonly T[], item: T, end: number): number {
  let n = 0;
  for (let at = 0; at < end; at++) if (items[at] === item) n += 1;
  return n;
}

const count = <T>(items: readonly T[], item: T): number => countBefore(items, item, items.length);

/** How many symbols of a cost the purse cannot cover. */
export function shortOf({ hand, xp }: Purse, { symbols, less }: Cost): number {
  let natural = 0;
  for (let at = 0; at < symbols.length; at++) {
    const type = symbols[at] as EnergyType;
    if (count(hand, type) > countBefore(symbols, type, at)) natural += 1;
  }
  return Math.max(0, symbols.length - less - natural - count(hand, 'joker') - xp);
}

/**
 * [PQ-RULING-34] Every composition that pays exactly: natural cards, Jokers, XP. The first one uses natural cards
 * wherever it can.
 */
export function payments(purse: Purse, { symbols, less }: Cost): Payment[] {
  const { hand, xp } = purse;
  const [only] = symbols;
  if (symbols.length === 1 && less === 0 && only) return upTo(1, only, purse).slice(1);
  const jokers = count(hand, 'joker');
  const types = ENERGY_TYPES.filter((type) => symbols.includes(type));
  const list: Payment[] = [];

  function compose(at: number, cards: readonly Energy[], missing: number): void {
    const type = types[at];
    if (type === undefined) {
      const wild = missing - less;
      for (let used = Math.min(jokers, wild); used >= 0 && wild - used <= xp; used--) {
        list.push({ cards: withMore(cards, 'joker', used), xp: wild - used });
      }
      return;
    }
    const need = count(symbols, type);
    for (let natural = Math.min(need, count(hand, type)); natural >= 0; natural--) {
      compose(at + 1, withMore(cards, type, natural), missing + need - natural);
    }
  }

  compose(0, [], 0);
  return list;
}

/** All payments of 0, 1, 2 … up to `most` symbols of one type, natural cards first. */
export function upTo(most: number, type: EnergyType, { hand, xp }: Purse): Payment[] {
  const natural = count(hand, type);
  const jokers = count(hand, 'joker');
  const list: Payment[] = [];
  for (let n = 0; n <= most; n++) {
    for (let own = Math.min(n, natural); own >= 0; own--) {
      const wild = n - own;
      for (let used = Math.min(jokers, wild); used >= 0 && wild - used <= xp; used--) {
        list.push({ cards: withMore(withMore([], type, own), 'joker', used), xp: wild - used });
      }
    }
  }
  return list;
}

function withMore(cards: readonly Energy[], energy: Energy, n: number): readonly Energy[] {
  if (n === 0) return cards;
  const more = [...cards];
  for (let i = 0; i < n; i++) more.push(energy);
  return more;
}

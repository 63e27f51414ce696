/** [DL-WIELD] Slots, packs, and what a hero can carry. */
import type { Reason } from '@questhall/kernel';
import { consumableCard, itemCard } from '../content/index.ts';
import type { HeroState } from '../state.ts';
import type { Item } from '../vocabulary.ts';
import { sheetOf } from './figures.ts';

/** [DL-WIELD-03] */
export const BACKPACK = 4;

const consumableIds = new Map<string, boolean>();
export function isConsumable(thing: string): boolean {
  let known = consumableIds.get(thing);
  if (known === undefined) {
    try {
      consumableCard(thing);
      known = true;
    } catch {
      known = false;
    }
    consumableIds.set(thing, known);
  }
  return known;
}

/** [DL-CONS-03] The Basket holds one more. */
export const mostConsumables = (hero: HeroState): number => (sheetOf(hero).unique === 'basket' ? 3 : 2);

const handsOf = (item: Item): number => {
  if (item.kind === 'weapon') return item.hands;
  return item.slot === 'hand' ? 1 : 0;
};

const slotOf = (item: Item): string | undefined => (item.kind === 'weapon' ? undefined : item.slot);

/** [DL-WIELD-01] [DL-WIELD-04] [DL-RULING-59] */
export function whyNotWield(hero: HeroState, thing: string): Reason | undefined {
  const item = itemCard(thing);
  const worn = hero.wielded.map(itemCard);
  const hands = worn.reduce((sum, each) => sum + handsOf(each), 0);
  if (handsOf(item) > 0 && hands + handsOf(item) > 2)
    return { rule: 'DL-WIELD-01', slot: 'hand', item: thing };
  const slot = slotOf(item);
  if (slot && slot !== 'hand' && worn.some((each) => slotOf(each) === slot))
    return { rule: 'DL-WIELD-01', slot, item: thing };
  if (item.kind !== 'trinket' || item.type === 'other') return undefined;
  const same = worn.filter((each) => each.kind === 'trinket' && each.type === item.type).length;
  const most = item.type === 'ring' ? 2 : 1;
  return same >= most ? { rule: 'DL-WIELD-04', type: item.type, item: thing } : undefined;
}

/** [DL-ACT-07] What has to come off so that this can be put on: one thing or another, or all in both hands. */
export function exchangesFor(hero: HeroState, thing: string): readonly (readonly string[])[] {
  if (!whyNotWield(hero, thing)) return [];
  const without = (off: readonly string[]): HeroState => ({
    ...hero,
    wielded: hero.wielded.filter((worn) => !off.includes(worn)),
  });
  const frees = (off: readonly string[]): boolean => !whyNotWield(without(off), thing);
  const single = hero.wielded.map((worn) => [worn]).filter(frees);
  if (single.length > 0) return single;
  const held = hero.wielded.filter((worn) => handsOf(itemCard(worn)) > 0);
  return frees(held) ? [held] : [];
}

/** [DL-WIELD-03] One leaves the backpack for each that is put on. */
export const whyNotExchange = (hero: HeroState, off: readonly string[]): Reason | undefined =>
  hero.backpack.length - 1 + off.length <= BACKPACK ? undefined : { rule: 'DL-WIELD-03' };

export const hasRoom = (hero: HeroState, thing: string): boolean =>
  isConsumable(thing) ? hero.consumables.length < mostConsumables(hero) : hero.backpack.length < BACKPACK;

/** [DL-TRADE-03] [DL-TRADE-04] [DL-RULING-58] */
export function salePrice(thing: string): number {
  const item = itemCard(thing);
  return item.level === 0 ? 5 : (item.cost - (item.cost % 2)) / 2;
}

/** [SF-ITEM] [SF-SMALL] Items are drawn, worn, stowed, given and lost. */
import { call, takeFrom } from '@questhall/kernel';
import { gearCard, isMagicItem } from '../content/index.ts';
import type { Receive } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { heroState } from '../queries/board.ts';
import { ARMOUR, hasRoomForSmall } from '../queries/heroes.ts';
import type { HeroState, State } from '../state.ts';

/** [SF-RULING-47] [SF-RULING-48] Out of the game. */
export function discardItem(s: State, hero: HeroState, item: string): void {
  takeAway(hero, item);
  s.gone.push(item);
  emit(s, { type: 'itemLost', hero: hero.id, item });
}

function takeAway(hero: HeroState, item: string): void {
  const slot = hero.slots.indexOf(item);
  if (slot >= 0) hero.slots[slot] = '';
  else {
    const at = hero.backpack.indexOf(item);
    if (at >= 0) hero.backpack.splice(at, 1);
  }
}

/** [SF-ITEM-04] From a space into the empty Backpack. */
export function stow(s: State, hero: HeroState, item: string): void {
  takeAway(hero, item);
  hero.backpack = [item];
  emit(s, { type: 'itemTaken', hero: hero.id, item, slot: -1 });
}

/** What has to make way for an item on a space: two-handed weapons take both hands. */
function displaced(hero: HeroState, item: string, slot: number): string[] {
  const there = hero.slots[slot] ?? '';
  const found = there === '' ? [] : [there];
  if (slot === ARMOUR) return found;
  const other = hero.slots[1 - slot] ?? '';
  const bothHands = (id: string): boolean => gearCard(id).position === 'both hands';
  if (other !== '' && (bothHands(item) || bothHands(other))) found.push(other);
  return found;
}

/** [SF-ITEM-02] [SF-ITEM-03] The item lies on the space; what lay there goes to the Backpack if it can and shall. */
export function equip(
  s: State,
  hero: HeroState,
  item: string,
  slot: number,
  old: 'none' | 'discard' | 'backpack',
): void {
  for (const other of displaced(hero, item, slot)) {
    if (old === 'backpack' && hero.backpack.length === 0) stow(s, hero, other);
    else discardItem(s, hero, other);
  }
  hero.slots[slot] = item;
  emit(s, { type: 'itemTaken', hero: hero.id, item, slot });
}

const loot = procedure(flow.loot, {
  /** [SF-RULING-165] A draw for something broken is optional. */
  offer: ask({
    kind: 'takeBroken',
    who: (s, f) => (f.optional && pileOf(s, f.pile).length > 0 ? heroState(s, f.hero).seat : undefined),
    candidates: () => [{ do: 'yes' } as const, { do: 'no' } as const],
    about: (_s, f) => ({ hero: f.hero, pile: f.pile }),
    answer: (_s, _f, option) => (option.do === 'no' ? 'end' : undefined),
  }),
  /** [SF-BARREL-03] [SF-CHEST-03] [SF-RULING-48] */
  draw: (s, f) => {
    const pile = pileOf(s, f.pile);
    if (pile.length === 0) {
      emit(s, { type: 'pileEmpty', pile: f.pile });
      return;
    }
    const item = takeFrom(s, pile);
    emit(s, { type: 'itemDrawn', hero: f.hero, item });
    call(s, flow.receive, { hero: f.hero, item, from: '' });
  },
});

const pileOf = (s: State, pile: 'small' | 'magic'): string[] =>
  pile === 'small' ? s.smallPile : s.magicPile;

const receive = procedure(flow.receive, {
  /** A drawn Small Item for which there is room is simply laid on the Backpack. */
  simple: (s, f) => {
    const hero = heroState(s, f.hero);
    if (f.from !== '' || isMagicItem(f.item) || !hasRoomForSmall(hero)) return;
    hero.backpack.push(f.item);
    emit(s, { type: 'itemTaken', hero: f.hero, item: f.item, slot: -1 });
    return 'end';
  },
  /** Decisions 27, 28 and 33: where it goes, and what makes way for it. */
  choose: ask({
    kind: 'takeMagic',
    who: (s, f) => (f.from === '' && isMagicItem(f.item) ? heroState(s, f.hero).seat : undefined),
    candidates: (s, f) => places(heroState(s, f.hero), f.item),
    about: (_s, f) => ({ hero: f.hero, item: f.item, from: f.from }),
    answer: (s, f, option) => take(s, f, option),
  }),
  small: ask({
    kind: 'takeSmall',
    who: (s, f) => (f.from === '' ? heroState(s, f.hero).seat : undefined),
    candidates: (s, f) => places(heroState(s, f.hero), f.item),
    about: (_s, f) => ({ hero: f.hero, item: f.item, from: f.from }),
    answer: (s, f, option) => take(s, f, option),
  }),
  gift: ask({
    kind: 'gift',
    who: (s, f) => heroState(s, f.hero).seat,
    candidates: (s, f) => places(heroState(s, f.hero), f.item),
    about: (_s, f) => ({ hero: f.hero, item: f.item, from: f.from }),
    answer: (s, f, option) => take(s, f, option),
  }),
});

function places(hero: HeroState, item: string): Receive[] {
  const list: Receive[] = [];
  if (isMagicItem(item)) {
    const slots = gearCard(item).position === 'armour' ? [ARMOUR] : [0, 1];
    for (const slot of slots) {
      if (displaced(hero, item, slot).length === 0) list.push({ do: 'equip', slot, old: 'none' });
      else {
        list.push({ do: 'equip', slot, old: 'discard' });
        if (hero.backpack.length === 0) list.push({ do: 'equip', slot, old: 'backpack' });
      }
    }
    list.push({ do: 'stow' });
  } else if (hasRoomForSmall(hero)) list.push({ do: 'stow' });
  else for (const old of new Set(hero.backpack)) list.push({ do: 'exchange', item: old });
  return [...list, { do: 'leave' }];
}

interface Offered {
  hero: HeroState['id'];
  item: string;
  from: HeroState['id'] | '';
}

function take(s: State, f: Offered, option: Receive): 'end' {
  const hero = heroState(s, f.hero);
  if (option.do === 'leave') {
    leave(s, f);
    return 'end';
  }
  if (f.from !== '') {
    takeAway(heroState(s, f.from), f.item);
    emit(s, { type: 'itemGiven', from: f.from, to: f.hero, item: f.item });
  }
  if (option.do === 'equip') equip(s, hero, f.item, option.slot, option.old);
  else {
    /** [SF-ITEM-05] */
    const makesWay = option.do === 'exchange' ? [option.item] : isMagicItem(f.item) ? [...hero.backpack] : [];
    for (const old of makesWay) discardItem(s, hero, old);
    hero.backpack.push(f.item);
    emit(s, { type: 'itemTaken', hero: f.hero, item: f.item, slot: -1 });
  }
  return 'end';
}

/** What nobody wants is gone; a gift that is refused stays where it was. */
function leave(s: State, f: Offered): void {
  if (f.from === '') {
    s.gone.push(f.item);
    emit(s, { type: 'itemLost', hero: f.hero, item: f.item });
    return;
  }
  emit(s, { type: 'giftRefused', from: f.from, to: f.hero, item: f.item });
}

export const itemProcedures = [loot, receive];

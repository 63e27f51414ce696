/** [DL-LOOT] The loot die, and what becomes of what was found. */
import { call, takeFrom } from '@questhall/kernel';
import { itemCard } from '../content/index.ts';
import { ownAmong } from '../content/own.ts';
import type { Found, Reroll } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { adventureOf } from '../objectives.ts';
import { consciousHeroes, hero as heroById } from '../queries/figures.ts';
import { hasRoom, isConsumable, whyNotWield } from '../queries/items.ts';
import { hasPower } from '../queries/powers.ts';
import type { FigureId, HeroState, State } from '../state.ts';
import type { LootFace } from '../vocabulary.ts';
import { LOOT_FACES } from '../vocabulary.ts';
import { fitTokens, gainGold, recover } from './energy.ts';
import { rollLootDie } from './rolls.ts';

const faceOf = (pip: number): LootFace => LOOT_FACES[pip - 1] as LootFace;

const rollLoot = procedure(flow.rollLoot, {
  /** [DL-LOOT-05] A pip that is given stands for a certain find. */
  roll: (s, f) => {
    if (f.pip > 0) return;
    f.pip = rollLootDie(s);
    emit(s, { type: 'lootRolled', figure: f.hero, face: faceOf(f.pip) });
  },
  /** [DL-POW-20] Lucky (Loot). */
  again: ask({
    kind: 'reroll',
    who: (s, f) => {
      const hero = heroById(s, f.hero);
      return !f.rerolled && hasPower(s, hero, 'lucky', 'loot') ? hero.seat : undefined;
    },
    candidates: (): Reroll[] => [{ do: 'reroll', die: 0 }, { do: 'keep' }],
    about: (_s, f) => ({ hero: f.hero, faces: [faceOf(f.pip)] }),
    answer: (s, f, option) => {
      if (option.do === 'keep') return;
      f.rerolled = true;
      f.pip = rollLootDie(s);
      emit(s, { type: 'lootRolled', figure: f.hero, face: faceOf(f.pip) });
    },
  }),
  /** [DL-DICE-17] to [DL-DICE-20] */
  take: (s, f) => {
    switch (faceOf(f.pip)) {
      case 'miss':
        if (f.coin) for (const hero of s.heroes) recover(s, hero, -1);
        return;
      case 'gold':
        for (const hero of s.heroes) gainGold(s, hero, 10, 'loot');
        return;
      case 'consumable':
        return find(s, f.hero, drawConsumable(s));
      case 'equipment':
        return find(s, f.hero, drawEquipment(s));
    }
  },
});

/** [DL-RULING-72] An empty deck takes its discards back; still empty: 10 gold each. */
function find(s: State, hero: FigureId, thing: string | undefined): void {
  if (thing === undefined) {
    for (const each of s.heroes) gainGold(s, each, 10, 'loot');
    return;
  }
  emit(s, { type: 'itemFound', figure: hero, thing });
  call(s, flow.takeFound, { hero, thing });
}

export function drawConsumable(s: State): string | undefined {
  if (s.consumables.length === 0) s.consumables = s.consumableDiscard.splice(0);
  return s.consumables.length === 0 ? undefined : takeFrom(s, s.consumables);
}

/** [DL-ADV-04] Of the quest's level. */
function drawEquipment(s: State): string | undefined {
  const level = adventureOf(s).act - 1;
  const deck = s.equipment[level] as string[];
  const discard = s.equipmentDiscard[level] as string[];
  if (deck.length === 0) deck.push(...discard.splice(0));
  return deck.length === 0 ? undefined : takeEquipment(s, deck);
}

/** Of a deck; what players made comes first. */
export function takeEquipment(s: State, deck: string[]): string {
  const own = ownAmong(deck);
  if (own.length === 0) return takeFrom(s, deck);
  const thing = takeFrom(s, [...own]);
  deck.splice(deck.indexOf(thing), 1);
  return thing;
}

export function discardThing(s: State, thing: string): void {
  if (isConsumable(thing)) s.consumableDiscard.push(thing);
  else {
    const { level } = itemCard(thing);
    if (level > 0) (s.equipmentDiscard[level - 1] as string[]).push(thing);
  }
}

/** [DL-DEC-31] [DL-RULING-61] [DL-RULING-72] */
const takeFound = procedure(flow.takeFound, {
  take: ask({
    kind: 'found',
    who: (s, f) => heroById(s, f.hero).seat,
    candidates: (s, f): Found[] => [
      ...consciousHeroes(s)
        .filter((hero) => hasRoom(hero, f.thing))
        .map((hero): Found => ({ do: 'take', at: { figure: hero.id } })),
      ...consciousHeroes(s)
        .filter((hero) => canWield(hero, f.thing))
        .map((hero): Found => ({ do: 'putOn', at: { figure: hero.id } })),
      ...replaceable(s, f.hero, f.thing).map(
        (thing): Found => ({ do: 'replace', thing, at: { figure: f.hero } }),
      ),
      { do: 'discard' },
    ],
    about: (_s, f) => ({ hero: f.hero, thing: f.thing }),
    answer: (s, f, option) => {
      if (option.do === 'discard') {
        discardThing(s, f.thing);
        emit(s, { type: 'itemDropped', figure: f.hero, thing: f.thing });
        return;
      }
      if (option.do === 'replace') drop(s, option.at.figure, option.thing);
      receive(s, option.at.figure, f.thing);
      if (option.do === 'putOn') putOn(s, option.at.figure, f.thing);
    },
  }),
});

const canWield = (hero: HeroState, thing: string): boolean =>
  !isConsumable(thing) && whyNotWield(hero, thing) === undefined;

/** Everything of the same sort that could make room. */
function replaceable(s: State, id: FigureId, thing: string): string[] {
  const hero = heroById(s, id);
  if (isConsumable(thing)) return hasRoom(hero, thing) ? [] : [...new Set(hero.consumables)];
  return hasRoom(hero, thing) ? [] : [...hero.backpack];
}

export function drop(s: State, id: FigureId, thing: string): void {
  takeAway(s, id, thing);
  discardThing(s, thing);
  emit(s, { type: 'itemDropped', figure: id, thing });
}

/** Takes a thing from a hero, wherever he has it. */
export function takeAway(s: State, id: FigureId, thing: string): void {
  const hero = heroById(s, id);
  for (const place of [hero.consumables, hero.backpack, hero.wielded]) {
    const at = place.indexOf(thing);
    if (at < 0) continue;
    place.splice(at, 1);
    break;
  }
  fitTokens(s, id);
}

/** Into the backpack: what is put on is its owner's choice. */
function receive(s: State, id: FigureId, thing: string): void {
  const hero = heroById(s, id);
  if (isConsumable(thing)) hero.consumables.push(thing);
  else hero.backpack.push(thing);
  emit(s, { type: 'itemTaken', figure: id, thing });
}

/** [DL-RULING-61] Into a free slot. */
function putOn(s: State, id: FigureId, thing: string): void {
  const hero = heroById(s, id);
  hero.backpack.splice(hero.backpack.indexOf(thing), 1);
  hero.wielded.push(thing);
  emit(s, { type: 'itemWielded', figure: id, thing });
}

export const lootProcedures = [rollLoot, takeFound];

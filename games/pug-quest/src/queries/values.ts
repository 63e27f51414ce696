/** What a creature's numbers are now: the printed value with everything that changes it. */
import type { CreatureId, CreatureState, HeroState, MonsterState, State } from '../state.ts';
import type {
  Ability,
  Amount,
  Boss,
  Flag,
  Hero,
  Level,
  Monster,
  Price,
  Stat,
  Threshold,
} from '../vocabulary.ts';
import { creature, hero, isHero } from './area.ts';
import { heroCard, monsterCard } from './cards.ts';
import type { AbilityInPlay, Changed, Kinds, Printed } from './printed.ts';
import {
  byHowMuch,
  kindsChanging,
  onHero,
  onLoot,
  onPrize,
  onSheet,
  onTreasure,
  onWorld,
  whatChanges,
} from './printed.ts';

/** [PQ-ENER-08] [PQ-DOG-02] By the number of Heroes at the start. */
const HAND_LIMITS = [10, 9, 9, 8, 8] as const;
const DOGS_LIFE_HAND_LIMITS = [8, 7, 7, 5, 5] as const;

/** [PQ-RULING-73] Hero seats at the start; it never changes. */
export const heroCount = (s: State): number =>
  s.options.mode === 'evil-lord' ? s.options.players - 1 : s.options.players;

export const printedHandLimit = (s: State): number =>
  (s.options.dogsLife ? DOGS_LIFE_HAND_LIMITS : HAND_LIMITS)[heroCount(s) - 1] ?? 8;

export const evilLordSeat = (s: State): number | undefined =>
  s.options.mode === 'evil-lord' ? s.options.players - 1 : undefined;

/** [PQ-XP-01] [PQ-XP-02] */
export function levelAt(xp: number): Level {
  if (xp >= 5) return 3;
  return xp >= 2 ? 2 : 1;
}
export const levelOf = (s: State, id: CreatureId): Level => levelAt(hero(s, id).xp.length);

/** [PQ-XP-03] [PQ-XP-04] XP beyond the fifth pays like a Joker. */
export const spareXp = (s: State, id: CreatureId): number => Math.max(0, hero(s, id).xp.length - 5);

export function amountOf(s: State, amount: Amount, owner: CreatureId): number {
  if (typeof amount === 'number') return amount;
  const grown = amount.each * Math.max(0, measure(s, amount.per, owner) - (amount.beyond ?? 0));
  return amount.max === undefined ? grown : Math.min(amount.max, grown);
}

function measure(s: State, per: Exclude<Amount, number>['per'], owner: CreatureId): number {
  switch (per) {
    case 'ownDamage':
      return owner === '' ? 0 : creature(s, owner).damage;
    case 'roundNumber':
      return s.round;
    case 'heroCount':
      return heroCount(s);
    case 'treasuresHeld':
      return owner !== '' && isHero(s, owner) ? hero(s, owner).treasures.length : 0;
  }
}

/** What is printed on a creature's own cards of these kinds: sheet, Treasures, Prizes, loot. */
export function printedFor(s: State, id: CreatureId, on: Kinds): Printed[] {
  const owner = creature(s, id);
  const list: Printed[] = [];
  if ('hand' in owner) {
    if (on.heroes || s.options.customHeroes.length > 0) list.push(onHero(s, id));
    if (on.treasures) for (const treasure of owner.treasures) list.push(onTreasure(treasure));
    if (on.prizes) for (const prize of owner.prizes) list.push(onPrize(prize));
  } else {
    if (on.sheets) list.push(onSheet(id));
    if (on.loot) for (const treasure of owner.loot) list.push(onLoot(treasure));
  }
  return list;
}

/** [PQ-WORLD-02] [PQ-WORLD-05] The Feature of the World card on top. */
const feature = (s: State): Printed => onWorld(s.worldCards[s.worldCards.length - 1] ?? '');
export const featureOf = (s: State): readonly AbilityInPlay[] => feature(s).abilities;

export const appliesTo = (s: State, ability: Ability, id: CreatureId): boolean =>
  ability.applies === undefined ||
  ability.applies === 'all' ||
  (ability.applies === 'heroes') === isHero(s, id);

export function thresholdMet(s: State, threshold: Threshold | undefined, owner: CreatureId): boolean {
  if (!threshold) return true;
  const { damageAtLeast, roundAtLeast, heroesAtLeast } = threshold;
  if (damageAtLeast !== undefined && (owner === '' || creature(s, owner).damage < damageAtLeast))
    return false;
  if (roundAtLeast !== undefined && s.round < roundAtLeast) return false;
  return heroesAtLeast === undefined || heroCount(s) >= heroesAtLeast;
}

/** The sum of all that changes this about a creature: marks, its own cards, the World. */
function changeOf(s: State, owner: HeroState | MonsterState, what: Changed): number {
  const { id } = owner;
  let sum = 0;
  if (owner.marks.length > 0) sum += markedChange(s, owner, what);
  const on = kindsChanging(what);
  if ('hand' in owner) {
    if (on.heroes || s.options.customHeroes.length > 0) sum += standingChange(s, id, onHero(s, id), what);
    if (on.treasures)
      for (const treasure of owner.treasures) sum += standingChange(s, id, onTreasure(treasure), what);
    if (on.prizes) for (const prize of owner.prizes) sum += standingChange(s, id, onPrize(prize), what);
  } else {
    if (on.sheets) sum += standingChange(s, id, onSheet(id), what);
    if (on.loot) for (const treasure of owner.loot) sum += standingChange(s, id, onLoot(treasure), what);
  }
  return on.worlds ? sum + standingChange(s, id, feature(s), what) : sum;
}

function markedChange(s: State, { id, marks }: CreatureState, what: Changed): number {
  let sum = 0;
  for (const { modifiers } of marks) {
    for (const modifier of modifiers)
      if (whatChanges(modifier) === what) sum += amountOf(s, byHowMuch(modifier), id);
  }
  return sum;
}

function standingChange(s: State, id: CreatureId, { standing }: Printed, what: Changed): number {
  /** Most cards change nothing. */
  if (standing.length === 0) return 0;
  let sum = 0;
  for (const { what: changed, by, ability } of standing) {
    if (changed === what && appliesTo(s, ability, id) && thresholdMet(s, ability.if, id))
      sum += amountOf(s, by, id);
  }
  return sum;
}

export const bonus = (s: State, id: CreatureId, stat: Stat): number => changeOf(s, creature(s, id), stat);

/** [PQ-RULING-76] "Cannot" beats "may". */
export const hasFlag = (s: State, id: CreatureId, flag: Flag): boolean =>
  changeOf(s, creature(s, id), flag) > 0;

export const priceOf = (s: State, id: CreatureId, price: Price): number =>
  Math.max(0, 1 + changeOf(s, creature(s, id), price));

/** Nothing is asked more often than numbers: somebody is looked up once for each. */
const sheetOf = (s: State, owner: HeroState | MonsterState): Hero | Monster | Boss =>
  'hand' in owner ? heroCard(s, owner.id) : monsterCard(owner.id);

const lifeWith = (s: State, owner: HeroState | MonsterState): number =>
  Math.max(1, sheetOf(s, owner).life + changeOf(s, owner, 'life'));

export const lifeOf = (s: State, id: CreatureId): number => lifeWith(s, creature(s, id));

/** [PQ-DMG-02] */
export function remainingLife(s: State, id: CreatureId): number {
  const owner = creature(s, id);
  return lifeWith(s, owner) - owner.damage;
}

export function initiativeOf(s: State, id: CreatureId): number {
  const owner = creature(s, id);
  return sheetOf(s, owner).initiative + changeOf(s, owner, 'initiative');
}

export function movementOf(s: State, id: CreatureId): number {
  const owner = creature(s, id);
  if (changeOf(s, owner, 'cannotMove') > 0) return 0;
  const { movement } = sheetOf(s, owner);
  const printed = typeof movement === 'number' ? movement : movement.steps;
  return Math.max(0, printed + changeOf(s, owner, 'movement'));
}

export const typeOf = (s: State, id: CreatureId) =>
  isHero(s, id) ? heroCard(s, id).type : monsterCard(id).type;

export const handLimitOf = (s: State, id: CreatureId): number =>
  Math.max(0, printedHandLimit(s) + bonus(s, id, 'handLimit'));

/** [PQ-ENER-06] Five cards, unless the Boss or the World says otherwise. */
export function displaySize(s: State): number {
  const boss =
    s.boss !== null && s.monsters.some((candidate) => candidate.id === s.boss) ? s.boss : undefined;
  const bySheet = boss === undefined ? undefined : displayIn(s, boss, onSheet(boss));
  return bySheet ?? displayIn(s, '', feature(s)) ?? 5;
}

function displayIn(s: State, owner: CreatureId, { abilities }: Printed): number | undefined {
  for (const { ability } of abilities) {
    if (ability.when !== 'standing' || !ability.effects || !thresholdMet(s, ability.if, owner)) continue;
    for (const effect of ability.effects) if (effect.do === 'displaySize') return effect.n;
  }
  return undefined;
}

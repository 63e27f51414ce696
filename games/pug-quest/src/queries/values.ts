/** What a creature's numbers are now: the printed value with everything that changes it. */
import type { CreatureId, State } from '../state.ts';
import type { Ability, Amount, Flag, Level, Modifier, Stat, Threshold } from '../vocabulary.ts';
import { creature, hero, isHero } from './area.ts';
import type { Source } from './cards.ts';
import { heroCard, monsterCard, source, treasureCard, worldCard } from './cards.ts';

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
  const grown = amount.each * measure(s, amount.per, owner);
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

/** An ability in play, where it is printed, and whose it is. */
export interface AbilityInPlay {
  readonly at: Source;
  readonly ability: Ability;
}

/** Everything printed on a creature's own cards: sheet, Treasures, Prizes, loot. */
export function abilitiesOf(s: State, id: CreatureId): AbilityInPlay[] {
  const list: AbilityInPlay[] = [];
  if (isHero(s, id)) {
    const { treasures, prizes } = hero(s, id);
    list.push({ at: source('ability', id), ability: heroCard(s, id).ability });
    for (const treasure of treasures) collect(list, 'trinket', treasure, treasureCard(treasure).abilities);
    for (const prize of prizes) {
      const card = monsterCard(prize);
      if ('prize' in card) collect(list, 'prize', prize, card.prize?.abilities);
    }
    return list;
  }
  collect(list, 'sheet', id, monsterCard(id).abilities);
  const state = s.monsters.find((candidate) => candidate.id === id);
  for (const treasure of state?.loot ?? [])
    collect(list, 'loot', treasure, treasureCard(treasure).underCreature);
  return list;
}

function collect(
  list: AbilityInPlay[],
  kind: string,
  id: string,
  abilities: readonly Ability[] | undefined,
): void {
  abilities?.forEach((ability, n) => {
    list.push({ at: source(kind, id, n), ability });
  });
}

/** [PQ-WORLD-02] [PQ-WORLD-05] The Feature of the World card on top. */
export function featureOf(s: State): AbilityInPlay[] {
  const top = s.worldCards.at(-1);
  if (top === undefined) return [];
  return worldCard(top).feature.map((ability, n) => ({ at: source('feature', top, n), ability }));
}

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

/** Every modifier that works on a creature now. */
function modifiersOn(s: State, id: CreatureId): readonly Modifier[] {
  const list: Modifier[] = [];
  for (const mark of creature(s, id).marks) list.push(...mark.modifiers);
  for (const { ability } of abilitiesOf(s, id)) addStanding(s, list, ability, id);
  for (const { ability } of featureOf(s)) if (appliesTo(s, ability, id)) addStanding(s, list, ability, id);
  return list;
}

function addStanding(s: State, list: Modifier[], ability: Ability, id: CreatureId): void {
  if (ability.when === 'standing' && ability.modifiers && thresholdMet(s, ability.if, id))
    list.push(...ability.modifiers);
}

/** The sum of all that changes this value. */
export function bonus(s: State, id: CreatureId, stat: Stat): number {
  let sum = 0;
  for (const modifier of modifiersOn(s, id)) {
    if (typeof modifier === 'object' && 'stat' in modifier && modifier.stat === stat)
      sum += amountOf(s, modifier.by, id);
  }
  return sum;
}

/** [PQ-RULING-76] "Cannot" beats "may". */
export const hasFlag = (s: State, id: CreatureId, flag: Flag): boolean => modifiersOn(s, id).includes(flag);

export function priceOf(s: State, id: CreatureId, price: 'market' | 'pickUp'): number {
  let cards = 1;
  for (const modifier of modifiersOn(s, id)) {
    if (typeof modifier === 'object' && 'price' in modifier && modifier.price === price) cards += modifier.by;
  }
  return Math.max(0, Math.min(1, cards));
}

export const lifeOf = (s: State, id: CreatureId): number =>
  Math.max(1, (isHero(s, id) ? heroCard(s, id).life : monsterCard(id).life) + bonus(s, id, 'life'));

/** [PQ-DMG-02] */
export const remainingLife = (s: State, id: CreatureId): number => lifeOf(s, id) - creature(s, id).damage;

export const initiativeOf = (s: State, id: CreatureId): number =>
  (isHero(s, id) ? heroCard(s, id).initiative : monsterCard(id).initiative) + bonus(s, id, 'initiative');

export function movementOf(s: State, id: CreatureId): number {
  if (hasFlag(s, id, 'cannotMove')) return 0;
  const printed = isHero(s, id) ? heroCard(s, id).movement : monsterCard(id).movement.steps;
  return Math.max(0, printed + bonus(s, id, 'movement'));
}

export const typeOf = (s: State, id: CreatureId) =>
  isHero(s, id) ? heroCard(s, id).type : monsterCard(id).type;

export const handLimitOf = (s: State, id: CreatureId): number =>
  Math.max(0, printedHandLimit(s) + bonus(s, id, 'handLimit'));

/** [PQ-ENER-06] Five cards, unless the World or the Boss says otherwise. */
export function displaySize(s: State): number {
  const sheet =
    s.boss !== null && s.monsters.some((candidate) => candidate.boss) ? abilitiesOf(s, s.boss) : [];
  for (const { ability } of [...sheet, ...featureOf(s)]) {
    if (
      ability.when !== 'standing' ||
      !thresholdMet(s, ability.if, s.boss !== null && sheet.length > 0 ? s.boss : '')
    )
      continue;
    for (const effect of ability.effects ?? []) if (effect.do === 'displaySize') return effect.n;
  }
  return 5;
}

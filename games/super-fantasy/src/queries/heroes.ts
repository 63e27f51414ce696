/** What a hero can do with what he has. */
import { abilityCard, gearCard, heroCard, isMagicItem, smallItemCard } from '../content/index.ts';
import type { HeroState, Running, State } from '../state.ts';
import type { Ability, Attribute, BasicItem, Item, Tome, Use, Waiting, Weapon } from '../vocabulary.ts';
import { heroState } from './board.ts';
import { holders } from './zones.ts';

const LEFT = 0;
const RIGHT = 1;
export const ARMOUR = 2;

/** [SF-XP-04] Experience needed for each level. */
export const LEVEL_AT = [2, 5, 8, 12, 16, 20] as const;
export const MOST_EXPERIENCE = 20;

/** [SF-XP-01] */
export const levelOf = (hero: HeroState): number => LEVEL_AT.filter((need) => hero.xp >= need).length;

export const maxLifeOf = (hero: HeroState): number => heroCard(hero.id).life;

export const abilitiesOf = (hero: HeroState): readonly Ability[] => heroCard(hero.id).abilities;
export const abilityIndex = (hero: HeroState, id: string): number =>
  abilitiesOf(hero).findIndex((ability) => ability.id === id);

/** [SF-ABIL-02] */
export const isFull = (hero: HeroState, index: number): boolean =>
  (hero.energy[index] ?? 0) >= (abilitiesOf(hero)[index]?.max ?? 0);

/** [SF-ABIL-08] The uses of an ability at the level taken. */
export const usesOf = (hero: HeroState, index: number): readonly Use[] =>
  abilitiesOf(hero)[index]?.levels[(hero.levels[index] ?? 1) - 1] ?? [];

const holdsTwoHanded = (hero: HeroState): boolean =>
  [LEFT, RIGHT].some((slot) => {
    const item = hero.slots[slot];
    return item !== undefined && item !== '' && gearCard(item).position === 'both hands';
  });

/** [SF-ITEM-06] [SF-RULING-96] [SF-RULING-104] What is in use on a space: the Magic Item, else the basic one; empty if covered. */
export function gearIn(hero: HeroState, slot: number): string {
  const item = hero.slots[slot] ?? '';
  if (item !== '') return item;
  if (slot !== ARMOUR && holdsTwoHanded(hero)) return '';
  return heroCard(hero.id).basics[slot]?.id ?? '';
}

export function gearOf(hero: HeroState): (Item | BasicItem)[] {
  const found: (Item | BasicItem)[] = [];
  for (const slot of [LEFT, RIGHT, ARMOUR]) {
    const id = gearIn(hero, slot);
    if (id !== '') found.push(gearCard(id));
  }
  return found;
}

/** [SF-RULING-144] The weapons that can be attacked with. */
export const weaponsOf = (hero: HeroState): Weapon[] =>
  gearOf(hero).filter((card): card is Weapon => card.kind === 'weapon');

/** [SF-RULING-101] Tomes in hand. */
export const tomesOf = (hero: HeroState): Tome[] =>
  gearOf(hero).filter((card): card is Tome => card.kind === 'tome');

export const magicItemsOf = (hero: HeroState): string[] => [
  ...hero.slots.filter((item) => item !== ''),
  ...hero.backpack.filter(isMagicItem),
];

/** [SF-ARM-02] [SF-DEF-08] */
export const shieldDiceOf = (hero: HeroState): number =>
  gearOf(hero).reduce((sum, card) => sum + ('shieldDice' in card ? card.shieldDice : 0), 0);

/** Does the class, which is all that such a bonus may ask for, fit? */
const fitsClass = (hero: HeroState, { when = [] }: Waiting): boolean =>
  when.every((condition) => !('class' in condition) || condition.class === heroCard(hero.id).class);

/** What a running ability or item laid ready. */
export function waitingOf(running: Running): readonly Waiting[] {
  if (running.level === 0) return smallItemCard(running.source).use.waiting;
  return abilityCard(running.source).levels[running.level - 1]?.[running.use]?.waiting ?? [];
}

/** Effects in force for the hero whose turn it is. */
export const runningOf = (s: State, hero: string): readonly Running[] =>
  s.turn?.hero === hero ? s.turn.running : [];

/** [SF-RULING-103] [SF-ITEM-09] What a star is worth in a test on this attribute. */
export function attributeOf(s: State, id: string, attribute: Attribute): number {
  const hero = heroState(s, id);
  let value = heroCard(hero.id).attributes[attribute];
  for (const card of gearOf(hero)) {
    for (const bonus of card.bonuses) {
      if (bonus.do === 'attributeBonus' && bonus.attribute === attribute && fitsClass(hero, bonus))
        value += bonus.n;
    }
  }
  for (const running of runningOf(s, id)) {
    for (const bonus of waitingOf(running)) {
      if (bonus.do !== 'attributeBonus' || bonus.attribute !== attribute) continue;
      if (bonus.when?.some((condition) => 'endedOutsideZones' in condition) && !running.landed) continue;
      value += bonus.n;
    }
  }
  return Math.max(0, value);
}

/** [SF-RULING-22] The most dice a pool can have. */
export const poolLimit = (hero: HeroState): number => (hero.stunned === 'now' ? 3 : 6);

/** [SF-BLOCK-04] An ability lets him ignore all zones for the rest of the turn. */
const ignoresZones = (s: State, id: string): boolean =>
  runningOf(s, id).some((running) => waitingOf(running).some((effect) => effect.do === 'ignoreZones'));

/** What the next Moving action may do, by Shadow Step or Smoke. */
export function moveLicence(s: State, id: string): { ignoreZones: boolean; passAll: boolean; bonus: number } {
  let ignoreZones = ignoresZones(s, id);
  let passAll = false;
  let bonus = 0;
  for (const running of runningOf(s, id)) {
    for (const effect of waitingOf(running)) {
      if (effect.do !== 'nextMove') continue;
      ignoreZones = true;
      passAll ||= effect.passAll === true;
      bonus = Math.max(bonus, effect.bonus ?? 0);
    }
  }
  return { ignoreZones, passAll, bonus };
}

/** [SF-RULING-56] */
export const isHeld = (hero: HeroState): boolean => hero.frozen || hero.caged || hero.inHole;

export const zonesAround = (s: State, id: string): number => holders(s, id, heroState(s, id).cell).length;

/** [SF-SMALL-01] [SF-RULING-97] Room for one more Small Item. */
export const hasRoomForSmall = (hero: HeroState): boolean =>
  hero.backpack.length < 2 && !hero.backpack.some(isMagicItem);

/** [SF-RULING-98] [SF-RULING-142] Heroes in the same room who can act. */
export function companions(s: State, hero: HeroState, tileAt: (cell: number) => number): HeroState[] {
  return s.heroes.filter(
    (other) =>
      other.id !== hero.id && !other.lying && other.cell >= 0 && tileAt(other.cell) === tileAt(hero.cell),
  );
}

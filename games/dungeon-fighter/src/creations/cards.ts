/** Monsters, rooms and equipment made by players, with the numbers a table can bear. */
import type { Of } from '@questhall/schema';
import {
  anyOf,
  exact,
  line,
  listOf,
  maybe,
  oneOf,
  read,
  sensible,
  variant,
  whole,
  yes,
} from '@questhall/schema';
import { BOSSES, EQUIPMENT, HEROES, MONSTERS, ROOMS } from '../content/index.ts';
import { REQUIREMENTS, TEMPLATES } from '../throws.ts';
import type { AbilityKind } from '../vocabulary.ts';
import { COLOURS, LEVELS, MONSTER_TYPES, SPECIAL_DICE } from '../vocabulary.ts';

/** Pictures are chosen among those of the box. */
const picture = (cards: readonly { readonly picture: string }[]) =>
  oneOf([...new Set(cards.map((card) => card.picture))]);

const kind = <const K extends string>(name: K) => oneOf([name]);
const flavour = line(120);
const requirement = oneOf(REQUIREMENTS);

const DEMANDS = {
  requirement: maybe(requirement),
  template: maybe(oneOf(TEMPLATES)),
  bushes: maybe(yes()),
  specialDie: maybe(oneOf(SPECIAL_DICE)),
};

/** [DF-MAB-04] [DF-MAB-05] The super ones are for Bosses: a Monster keeps no cards, and all dice are not to be thrown at it. */
const ability = variant('kind', [
  exact({ kind: kind('crook'), limit: whole(1, 3) }),
  exact({ kind: kind('deceitful') }),
]);

export const monsterDraft = sensible(
  exact({
    name: line(30),
    picture: picture([...MONSTERS, ...BOSSES]),
    level: oneOf(LEVELS),
    type: oneOf(MONSTER_TYPES),
    life: whole(1, 40),
    damage: whole(0, 6),
    gold: whole(0, 8),
    ...DEMANDS,
    ability: maybe(ability),
    flavour,
  }),
  (made, note) => {
    // [DF-MAB]
    if (made.ability !== undefined && made.requirement !== undefined)
      note('ability', made.ability.kind, 'none, where it asks for a Specific Throw');
  },
);

const roomEffect = variant('kind', [
  exact({ kind: kind('gold'), amount: whole(1, 6) }),
  exact({ kind: kind('healAll'), amount: whole(1, 4) }),
  exact({ kind: kind('gainDie') }),
  exact({ kind: kind('freeEquipment') }),
  exact({ kind: kind('advantage'), amount: whole(1, 8) }),
]);

export const roomDraft = exact({
  name: line(40),
  picture: picture(ROOMS),
  icons: whole(1, 4),
  ...DEMANDS,
  effects: listOf(roomEffect, 0, 2),
  flavour,
});

const priced = { name: line(30), picture: picture(EQUIPMENT), price: whole(1, 10), flavour };

const armorEffect = variant('kind', [
  exact({
    kind: kind('prevent'),
    amount: anyOf([whole(1, 6), oneOf(['all'])], 'a whole number from 1 to 6, or all'),
  }),
  exact({ kind: kind('hurtMonster'), amount: whole(1, 4) }),
  exact({ kind: kind('gold'), amount: whole(1, 4) }),
]);

const spendableEffect = variant('kind', [
  exact({ kind: kind('doubleSection') }),
  exact({ kind: kind('heal'), whom: oneOf(['one', 'all']), amount: whole(1, 8) }),
  exact({ kind: kind('joinDie'), die: oneOf(SPECIAL_DICE) }),
  exact({ kind: kind('flip'), templates: listOf(oneOf(TEMPLATES), 1, TEMPLATES.length) }),
  exact({ kind: kind('cancelMissDamage') }),
]);

const relicEffect = variant('kind', [
  exact({ kind: kind('ignoreRequirement') }),
  exact({ kind: kind('epicGold'), amount: whole(1, 4) }),
  exact({ kind: kind('restHeal'), amount: whole(1, 4) }),
]);

export const equipmentDraft = variant('type', [
  exact({ type: kind('weapon'), ...priced, damage: whole(1, 6), requirement: maybe(requirement) }),
  exact({ type: kind('armor'), ...priced, effect: armorEffect, discardAfterUse: maybe(yes()) }),
  exact({ type: kind('spendable'), ...priced, effect: spendableEffect }),
  exact({ type: kind('relic'), ...priced, effect: relicEffect }),
]);

const PLAIN_ABILITIES = [
  'agileInstincts',
  'rethrow',
  'healParty',
  'piercing',
  'pickpocket',
  'focused',
  'selfHealing',
  'metamorphosis',
  'royalMoney',
  'trackingStrike',
  'hammer',
  'grapeshot',
  'paradeShield',
  'bellRinger',
  'clowning',
] as const satisfies readonly AbilityKind[];

const heroAbility = variant('kind', [
  exact({ kind: oneOf(PLAIN_ABILITIES) }),
  exact({ kind: kind('swornEnemy'), type: oneOf(MONSTER_TYPES) }),
]);

/** [DF-HERO-01] As many things as the Heroes of the box carry. */
const MOST_CARRIED = 4;

export const heroDraft = sensible(
  exact({
    name: line(30),
    picture: picture(HEROES),
    abilities: exact({ red: heroAbility, green: heroAbility, blue: heroAbility }),
    carries: exact({ weapon: whole(0, 2), armor: whole(0, 2), spendable: whole(0, 2) }),
    quote: line(120),
    flavour,
  }),
  ({ abilities, carries }, note) => {
    COLOURS.forEach((colour, at) => {
      const { kind: found } = abilities[colour];
      if (COLOURS.slice(0, at).some((other) => abilities[other].kind === found))
        note(`abilities.${colour}`, found, 'each ability once');
    });
    const all = carries.weapon + carries.armor + carries.spendable;
    if (all !== MOST_CARRIED)
      note('carries', all, `${MOST_CARRIED} things in all, as the Heroes of the box carry`);
  },
);

export type HeroDraft = Of<typeof heroDraft>;
export type MonsterDraft = Of<typeof monsterDraft>;
export type RoomDraft = Of<typeof roomDraft>;
export type EquipmentDraft = Of<typeof equipmentDraft>;

export const readHero = (content: unknown) => read(heroDraft, content, 'the Hero');
export const readMonster = (content: unknown) => read(monsterDraft, content, 'the Monster');
export const readRoom = (content: unknown) => read(roomDraft, content, 'the room');
export const readEquipment = (content: unknown) => read(equipmentDraft, content, 'the equipment');

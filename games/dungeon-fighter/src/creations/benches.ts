/** The benches on which Heroes, Monsters, rooms and equipment are made. */
import type { Json } from '@questhall/kernel';
import type { FormWords, Schema } from '@questhall/schema';
import type { Bench, CheckedContent } from '../../../manifest.ts';
import { BOSSES, EQUIPMENT, HEROES, MONSTERS, ROOMS } from '../content/index.ts';
import { ownCardId, ownEquipment, ownHero, ownMonster, ownRoom } from '../content/own.ts';
import { SPECIAL_DICE } from '../vocabulary.ts';
import { equipmentLines, heroLines, monsterLines, roomLines } from '../words/content.ts';
import {
  ABILITY_NAMES,
  DIE_NAMES,
  nameOf,
  REQUIREMENT_NAMES,
  TEMPLATE_NAMES,
  TYPE_NAMES,
} from '../words/names.ts';
import type { EquipmentDraft, HeroDraft, MonsterDraft, RoomDraft } from './cards.ts';
import {
  equipmentDraft,
  heroDraft,
  monsterDraft,
  readEquipment,
  readHero,
  readMonster,
  readRoom,
  roomDraft,
} from './cards.ts';

interface Printed {
  readonly id: string;
  readonly pack: string;
  readonly name: string;
  readonly picture: string;
}

const boxOf = (cards: readonly Printed[]): Bench['box'] =>
  cards.map(({ id: _id, pack: _pack, ...draft }) => ({ name: draft.name, draft: draft as unknown as Json }));

/** "room-lost-luggage-nook" is drawn for the card so called. */
const pictures = (cards: readonly Printed[]): { readonly [value: string]: string } =>
  Object.fromEntries(cards.map(({ id, picture }) => [picture, nameOf(id)]));

const LABELS = {
  name: 'Name',
  picture: 'Picture',
  flavour: 'Saying',
  level: 'Level',
  type: 'Type',
  life: 'Life',
  damage: 'Damage',
  gold: 'Gold',
  requirement: 'Specific Throw',
  template: 'Template',
  bushes: 'Bushes around the target',
  specialDie: 'Special die',
  ability: 'Ability',
  limit: 'How much it steals',
  icons: 'Shop icons',
  effects: 'Effects',
  amount: 'How much',
  price: 'Price',
  effect: 'Effect',
  discardAfterUse: 'Discarded after use',
  whom: 'Whom',
  die: 'Die',
  templates: 'Templates',
  abilities: 'Abilities',
  red: 'Red die',
  green: 'Green die',
  blue: 'Blue die',
  'swornEnemy.type': 'Against',
  carries: 'Carries',
  weapon: 'Weapons',
  armor: 'Armor',
  spendable: 'Spendables',
  quote: 'Says',
} as const;

const SPECIAL_DIE_NAMES = Object.fromEntries(SPECIAL_DICE.map((die) => [die, `the ${DIE_NAMES[die]}`]));

const VALUES: FormWords['values'] = {
  '': { weapon: 'Weapon', armor: 'Armor', spendable: 'Spendable', relic: 'Relic' },
  level: { 1: 'Level 1', 2: 'Level 2', 3: 'Level 3', 4: 'Level 4' },
  type: TYPE_NAMES,
  requirement: { '': 'none', ...REQUIREMENT_NAMES },
  template: { '': 'none', ...TEMPLATE_NAMES },
  templates: TEMPLATE_NAMES,
  specialDie: { '': 'none', ...SPECIAL_DIE_NAMES },
  die: SPECIAL_DIE_NAMES,
  ability: {
    crook: 'Crook: steals Gold',
    deceitful: 'Deceitful',
  },
  effects: {
    gold: 'Gold',
    healAll: 'Heal everybody',
    gainDie: 'Gain a white die',
    freeEquipment: 'Equipment for free',
    advantage: 'The Monster has more life',
  },
  'armor.effect': { prevent: 'Prevent damage', hurtMonster: 'Hurt the Monster', gold: 'Gold' },
  'spendable.effect': {
    doubleSection: 'The section counts twice',
    heal: 'Heal',
    joinDie: 'A special die joins',
    flip: 'Flip templates',
    cancelMissDamage: 'A Miss costs no life',
  },
  'relic.effect': {
    ignoreRequirement: 'Ignore a Specific Throw',
    epicGold: 'Gold for an Epic Shot',
    restHeal: 'Heal more at a rest',
  },
  amount: { all: 'all of it' },
  whom: { one: 'one Hero', all: 'all Heroes' },
  red: ABILITY_NAMES,
  green: ABILITY_NAMES,
  blue: ABILITY_NAMES,
};

const words = (cards: readonly Printed[], more: FormWords['values'] = {}): FormWords => ({
  labels: LABELS,
  values: { ...VALUES, picture: pictures(cards), ...more },
});

type Read<T> = { readonly ok: T } | Extract<CheckedContent, { readonly problems: unknown }>;

/** A bench for one kind of card: read, printed as it would be in the box. */
const benchFor = <Draft extends HeroDraft | MonsterDraft | RoomDraft | EquipmentDraft>(
  schema: Schema,
  reader: (content: unknown) => Read<Draft>,
  print: (id: string) => readonly string[],
  role: string,
  rest: Pick<Bench, 'words' | 'start' | 'box'>,
): Bench => ({
  schema,
  ...rest,
  check: (content) => {
    const found = reader(content);
    if ('problems' in found) return found;
    const id = ownCardId(found.ok);
    return { id, title: found.ok.name, role, picture: print(id).join('\n') };
  },
});

const printed =
  <Card>(card: (id: string) => Card | undefined, lines: (card: Card) => readonly string[]) =>
  (id: string): readonly string[] => {
    const found = card(id);
    return found === undefined ? [] : lines(found);
  };

export const heroBench: Bench = benchFor(heroDraft, readHero, printed(ownHero, heroLines), 'Hero', {
  words: words(HEROES),
  start: {
    name: 'My Hero',
    picture: 'randolph',
    abilities: { red: { kind: 'piercing' }, green: { kind: 'selfHealing' }, blue: { kind: 'hammer' } },
    carries: { weapon: 2, armor: 1, spendable: 1 },
    quote: 'Stand back, I have not practised this.',
    flavour: 'Nobody remembers hiring this one.',
  },
  box: boxOf(HEROES),
});

export const monsterBench: Bench = benchFor(
  monsterDraft,
  readMonster,
  printed(ownMonster, monsterLines),
  'Monster',
  {
    words: words([...MONSTERS, ...BOSSES]),
    start: {
      name: 'My Monster',
      picture: 'hedge-hog',
      level: 1,
      type: 'beast',
      life: 6,
      damage: 1,
      gold: 2,
      flavour: 'Nobody has met it yet.',
    },
    box: boxOf(MONSTERS),
  },
);

export const roomBench: Bench = benchFor(roomDraft, readRoom, printed(ownRoom, roomLines), 'Room', {
  words: words(ROOMS),
  start: {
    name: 'My Room',
    picture: 'room-long-corridor',
    icons: 2,
    effects: [{ kind: 'gold', amount: 1 }],
    flavour: 'Mind the step.',
  },
  box: boxOf(ROOMS),
});

export const equipmentBench: Bench = benchFor(
  equipmentDraft,
  readEquipment,
  printed(ownEquipment, equipmentLines),
  'Equipment',
  {
    words: words(EQUIPMENT),
    start: {
      type: 'weapon',
      name: 'My Weapon',
      picture: 'gear-wooden-spoon',
      price: 3,
      flavour: 'Handle with care.',
      damage: 1,
    },
    box: boxOf(EQUIPMENT),
  },
);

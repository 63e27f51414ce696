/** The benches on which monsters and equipment are made. */
import type { Json } from '@questhall/kernel';
import type { FormWords } from '@questhall/schema';
import type { Bench, CheckedContent } from '../../../manifest.ts';
import { EQUIPMENT, itemCard, MINIONS, minionCard } from '../content/index.ts';
import type { OwnItem, OwnMonster } from '../content/own.ts';
import { ownItemId, ownMonsterId } from '../content/own.ts';
import { POWERS } from '../vocabulary.ts';
import { itemText, minionText } from '../words/cards.ts';
import { POWER_NAMES } from '../words/names.ts';
import type { ItemDraft, MonsterDraft } from './cards.ts';
import { itemDraft, monsterDraft, readItem, readMonster } from './cards.ts';

const POWER_WORDS = Object.fromEntries(POWERS.map((power) => [power, POWER_NAMES[power]]));
const named = (cards: readonly { readonly id: string; readonly name: string }[]) =>
  Object.fromEntries(cards.map(({ id, name }) => [id, name]));

const WORDS: FormWords = {
  labels: {
    name: 'Name',
    looks: 'Drawn like',
    insteadOf: 'Comes instead of',
    realm: 'Realm',
    speed: 'Speed',
    attacks: 'Attacks',
    type: 'Type',
    range: 'Range',
    dice: 'Dice',
    defence: 'Defence dice',
    health: 'Health',
    powers: 'Powers',
    amount: 'How much',
    of: 'Of',
    when: 'Only',
    level: 'Level',
    cost: 'Price',
    hands: 'Hands',
    slot: 'Worn on',
    focus: 'Casts as a wand of range',
    phoenix: 'Saves from falling once',
  },
  values: {
    '': { weapon: 'Weapon', armour: 'Armour', trinket: 'Trinket' },
    looks: named(MINIONS),
    insteadOf: named(MINIONS),
    powers: POWER_WORDS,
    of: {
      ...POWER_WORDS,
      health: 'Health',
      energy: 'Energy',
      attack: 'attack',
      defence: 'defence',
      loot: 'loot',
    },
    when: {
      '': 'always',
      noEnemyAdjacent: 'with no enemy adjacent',
      melee: 'with melee attacks',
      spell: 'with spells',
      newTile: 'after a room was opened',
    },
    level: { 1: 'Act 1', 2: 'Act 2', 3: 'Act 3' },
    type: {
      melee: 'melee',
      ranged: 'ranged',
      magical: 'magical',
      light: 'light armour',
      heavy: 'heavy armour',
      shield: 'shield',
      ring: 'ring',
      amulet: 'amulet',
      other: 'something else',
    },
    dice: { number: 'so many', gable: 'Gable' },
    hands: { 1: 'one hand', 2: 'two hands' },
    slot: { '': 'nothing', head: 'the head', torso: 'the body', feet: 'the feet', hand: 'the hand' },
    'armour.speed': { '': 'as before', '-2': '2 slower', '-1': '1 slower', 1: '1 faster' },
  },
  starts: {
    attacks: { type: 'melee', range: 0, dice: 3 },
    powers: { power: 'stun' },
  },
};

const START_MONSTER: MonsterDraft = {
  name: 'My Monster',
  looks: 'wolf-cub',
  insteadOf: 'wolf-cub',
  realm: 'Fairy Forest',
  speed: 4,
  attacks: [{ type: 'melee', range: 0, dice: 2 }],
  defence: 1,
  health: 2,
  powers: [],
};

const START_ITEM: ItemDraft = {
  kind: 'weapon',
  name: 'My Weapon',
  level: 1,
  cost: 30,
  powers: [],
  type: 'melee',
  range: 0,
  dice: 4,
  hands: 2,
};

function checkMonster(content: unknown): CheckedContent {
  const found = readMonster(content);
  if ('problems' in found) return found;
  const id = ownMonsterId(found.ok as OwnMonster);
  const card = minionCard(id);
  return { id, title: card.name, role: `Level ${card.level}`, picture: `${card.name}. ${minionText(card)}` };
}

function checkItem(content: unknown): CheckedContent {
  const found = readItem(content);
  if ('problems' in found) return found;
  const id = ownItemId(found.ok as OwnItem);
  const card = itemCard(id);
  return { id, title: card.name, role: `Level ${card.level}`, picture: `${card.name}. ${itemText(card)}` };
}

export const monsterBench: Bench = {
  schema: monsterDraft,
  words: WORDS,
  start: START_MONSTER as unknown as Json,
  box: MINIONS.map(({ id, level: _level, ...draft }) => ({
    name: draft.name,
    draft: { ...draft, looks: id, insteadOf: id } as unknown as Json,
  })),
  check: checkMonster,
};

export const equipmentBench: Bench = {
  schema: itemDraft,
  words: WORDS,
  start: START_ITEM as unknown as Json,
  box: EQUIPMENT.map(({ id: _id, ...draft }) => ({ name: draft.name, draft: draft as unknown as Json })),
  check: checkItem,
};

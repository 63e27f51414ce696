/** Names of figures and things, as sentences use them. */
import { writtenName } from '@questhall/schema';
import {
  ADVENTURES,
  ALLIES,
  CONSUMABLES,
  EQUIPMENT,
  EVENT_CARDS,
  EXPLORATION,
  HEROES,
  MINIONS,
  SKILLS,
  SPELLS,
  STARTING_ITEMS,
  TILES,
  TRADERS,
  VILLAINS,
} from '../content/index.ts';
import { FIRST_ARRIVAL } from '../state.ts';
import type { DungeonlandView } from '../view.ts';
import type { AttackType, Condition, PowerId, Sign, Tree } from '../vocabulary.ts';
import type { SceneryType } from '../vocabulary-dungeon.ts';

const names = new Map<string, string>([
  ...[
    ...HEROES,
    ...MINIONS,
    ...VILLAINS,
    ...ALLIES,
    ...STARTING_ITEMS,
    ...EQUIPMENT,
    ...CONSUMABLES,
    ...SKILLS,
    ...SPELLS,
    ...EXPLORATION,
    ...TILES,
    ...TRADERS,
    ...ADVENTURES,
  ].map((card): [string, string] => [card.id, card.name]),
  ['mirror', 'Mirror'],
]);

/** A hero, monster, item, consumable, skill, spell, tile, trader or adventure by its id. */
export const nameOfThing = (id: string): string => names.get(id) ?? writtenName(id) ?? id;
/** Some events are called like something else. */
export const nameOfEvent = (id: string): string => EVENT_CARDS.find((card) => card.id === id)?.name ?? id;

const rowNames = new Map(
  VILLAINS.flatMap(({ rows }) => rows.map(({ id, name }): [string, string] => [id, name])),
);
export const nameOfRow = (id: string): string => rowNames.get(id) ?? id;

/** A letter each, by the order in which they came; it stays with them. Past Z they begin again: A2. */
const letterFor = (index: number): string => {
  const again = Math.floor(index / 26);
  return `${String.fromCharCode(65 + (index % 26))}${again === 0 ? '' : again + 1}`;
};

/** Several of a kind are told apart by letters, whoever of them is gone. */
export function nameOfFigure(id: number, view: DungeonlandView): string {
  if (id < 0) return 'nobody';
  const hero = view.heroes.find((each) => each.id === id);
  if (hero) return nameOfThing(hero.card);
  const card = view.arrivals[id - FIRST_ARRIVAL] ?? '';
  const alike = view.arrivals.flatMap((other, index) => (other === card ? [index] : []));
  const name = nameOfThing(card);
  return alike.length < 2 ? name : `${name} ${letterFor(alike.indexOf(id - FIRST_ARRIVAL))}`;
}

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'nothing';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const TYPE_NAMES: Readonly<Record<AttackType, string>> = {
  melee: 'Melee',
  ranged: 'Ranged',
  magical: 'Magical',
};
export const SIGN_NAMES: Readonly<Record<Sign | 'shield' | 'critical' | 'miss', string>> = {
  melee: 'Melee',
  ranged: 'Ranged',
  ability: 'Ability',
  shield: 'Shield',
  critical: 'Critical',
  miss: 'Miss',
};
export const TREE_NAMES: Readonly<Record<Tree, string>> = {
  martial: 'Martial',
  zenith: 'Zenith',
  protection: 'Protection',
  spellcasting: 'Spellcasting',
};
export const CONDITION_NAMES: Readonly<Record<Condition, string>> = {
  blind: 'Blind',
  frozen: 'Frozen',
  asleep: 'asleep',
  stunned: 'Stunned',
  immobilized: 'Immobilized',
  terrified: 'Terrified',
  controlled: 'controlled',
};
export const SCENERY_NAMES: Readonly<Record<SceneryType, string>> = {
  chest: 'chest',
  barrel: 'barrel',
  cupboard: 'cupboard',
  fountain: 'fountain',
  altar: 'altar',
  lever: 'lever',
  gate: 'locked gate',
  cage: 'cage',
  oven: 'oven',
  trapPlate: 'trap plate',
  key: 'key',
  banner: 'banner',
  pebbles: 'pebbles',
};
export const POWER_NAMES: Readonly<Record<PowerId, string>> = {
  agile: 'Agile',
  blind: 'Blind',
  block: 'Block',
  brutalStrike: 'Brutal Strike',
  cancel: 'Cancel',
  control: 'Control',
  deadeye: 'Deadeye',
  dodge: 'Dodge',
  empower: 'Empower',
  fly: 'Fly',
  frenzy: 'Frenzy',
  frozen: 'Frozen',
  gable: 'Gable',
  ghostly: 'Ghostly',
  heal: 'Heal',
  hunter: 'Hunter',
  immobilize: 'Immobilize',
  increase: 'Increase',
  invisible: 'Invisible',
  lucky: 'Lucky',
  magicResistance: 'Magic Resistance',
  payroll: 'Payroll',
  penetrative: 'Penetrative',
  quickcast: 'Quickcast',
  regeneration: 'Regeneration',
  sleep: 'Sleep',
  stun: 'Stun',
  superiorCritical: 'Superior Critical',
  sureStrike: 'Sure Strike',
  swarm: 'Swarm',
  swift: 'Swift',
  terror: 'Terror',
  largeCreature: 'Large Creature',
};

export const squareNamed = ({ x, y }: { readonly x: number; readonly y: number }): string => `(${x},${y})`;

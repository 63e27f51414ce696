/** From ids to printed cards, and from the ids of effects to the text they come from. */
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../content/index.ts';
import type { State } from '../state.ts';
import type { Ability, Boss, Combo, Effect, Hero, Monster, Treasure, World } from '../vocabulary.ts';

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

const heroes = byId(HEROES);
const monsters: ReadonlyMap<string, Monster | Boss> = byId<Monster | Boss>([...MONSTERS, ...BOSSES]);
const treasures = byId(TREASURES);
const worlds = byId(WORLDS);
const bossIds: ReadonlySet<string> = new Set(BOSSES.map((boss) => boss.id));

const combosOfHeroes = (list: readonly Hero[]): readonly Combo[] => list.flatMap((hero) => [...hero.combos]);
const lentCombos = [
  ...TREASURES.flatMap((treasure) => (treasure.combo ? [treasure.combo] : [])),
  ...MONSTERS.flatMap((monster) => (monster.prize?.combo ? [monster.prize.combo] : [])),
];
const combos = byId([...combosOfHeroes(HEROES), ...lentCombos]);

function found<T>(card: T | undefined, id: string): T {
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** [PQ-COMP-03] A table's own Heroes count as well. */
export const heroCard = (s: State, id: string): Hero =>
  found(heroes.get(id) ?? s.options.customHeroes.find((hero) => hero.id === id), id);
export const monsterCard = (id: string): Monster | Boss => found(monsters.get(id), id);
export const treasureCard = (id: string): Treasure => found(treasures.get(id), id);
export const worldCard = (id: string): World => found(worlds.get(id), id);
export const isBossCard = (id: string): boolean => bossIds.has(id);
export const comboCard = (s: State, id: string): Combo =>
  found(combos.get(id) ?? combosOfHeroes(s.options.customHeroes).find((combo) => combo.id === id), id);

/**
 * Where a list of effects is printed: `combo:<id>`, `ability:<hero>`, `consumable:<treasure>`, `trinket:<treasure>#n`,
 * `prize:<monster>#n`, `turn:<monster>`, `hit:<monster>`, `sheet:<monster>#n`, `loot:<treasure>#n`, `feature:<world>#n`.
 */
export type Source = string;

export const source = (kind: string, id: string, n?: number): Source =>
  n === undefined ? `${kind}:${id}` : `${kind}:${id}#${n}`;

interface SourceParts {
  readonly kind: string;
  readonly id: string;
  readonly n: number;
}

const parsed = new Map<Source, SourceParts>();

export function parseSource(text: Source): SourceParts {
  let parts = parsed.get(text);
  if (!parts) {
    const [kind = '', rest = ''] = text.split(':');
    const [id = '', n = '0'] = rest.split('#');
    parts = { kind, id, n: Number(n) };
    parsed.set(text, parts);
  }
  return parts;
}

/** The ability printed there, where the source is one. */
export function abilityAt(s: State, at: Source): Ability | undefined {
  const { kind, id, n } = parseSource(at);
  switch (kind) {
    case 'ability':
      return heroCard(s, id).ability;
    case 'trinket':
      return treasureCard(id).abilities?.[n];
    case 'prize':
      return (monsterCard(id) as Monster).prize?.abilities?.[n];
    case 'sheet':
      return monsterCard(id).abilities?.[n];
    case 'loot':
      return treasureCard(id).underCreature[n];
    case 'feature':
      return worldCard(id).feature[n];
    default:
      return undefined;
  }
}

/** [PQ-ACTV-01] [PQ-MON-11] Whether the Activation symbol stands beside this text. */
export function hasActivation(s: State, at: Source): boolean {
  const { kind, id } = parseSource(at);
  if (kind === 'combo') return comboCard(s, id).activation ?? false;
  return (kind === 'hit' || kind === 'turn') && (monsterCard(id).activation ?? false);
}

export function effectsAt(s: State, at: Source): readonly Effect[] {
  const { kind, id } = parseSource(at);
  switch (kind) {
    case 'combo':
      return comboCard(s, id).effects;
    case 'consumable':
      return treasureCard(id).effects ?? [];
    case 'turn':
      return monsterCard(id).turn;
    case 'hit':
      return monsterCard(id).onHit ?? [];
    default:
      return abilityAt(s, at)?.effects ?? [];
  }
}

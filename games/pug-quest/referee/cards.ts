/** What is printed on the cards, found by id. */
import { BOSSES, HEROES, MONSTERS, TREASURES } from '../src/content/index.ts';
import { ownCombo, ownFoe } from '../src/content/own.ts';
import type { Boss, Combo, EnergyType, Hero, Monster, Prize } from '../src/vocabulary.ts';

export const heroCard = (id: string, custom: readonly Hero[]): Hero | undefined =>
  [...HEROES, ...custom].find((hero) => hero.id === id);

export const foeCard = (id: string): Monster | Boss | undefined =>
  ownFoe(id) ?? [...MONSTERS, ...BOSSES].find((foe) => foe.id === id);

/** What a Monster is good for once it is Defeated. */
export function prizeOf(id: string): Prize | undefined {
  const card = foeCard(id);
  return card && 'prize' in card ? card.prize : undefined;
}

export const typeOf = (id: string, custom: readonly Hero[]): EnergyType | undefined =>
  (heroCard(id, custom) ?? foeCard(id))?.type;

const lent: readonly Combo[] = [
  ...TREASURES.map(({ combo }) => combo),
  ...MONSTERS.map(({ prize }) => prize?.combo),
].filter((combo) => combo !== undefined);

export const comboCard = (id: string, custom: readonly Hero[]): Combo | undefined =>
  ownCombo(id) ??
  [...[...HEROES, ...custom].flatMap(({ combos }) => combos), ...lent].find((combo) => combo.id === id);

/** Combos a Hero has by what it carries. */
export const lentBy = (treasures: readonly string[], prizes: readonly string[]): readonly Combo[] =>
  [
    ...TREASURES.filter(({ id }) => treasures.includes(id)).map(({ combo }) => combo),
    ...prizes.map((id) => prizeOf(id)?.combo),
  ].filter((combo): combo is Combo => combo !== undefined);

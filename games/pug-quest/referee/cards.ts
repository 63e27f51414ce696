/** What is printed on the cards, found by id. */
import { BOSSES, HEROES, MONSTERS, TREASURES } from '../src/content/index.ts';
import type { Boss, Combo, EnergyType, Hero, Monster } from '../src/vocabulary.ts';

export const heroCard = (id: string, custom: readonly Hero[]): Hero | undefined =>
  [...HEROES, ...custom].find((hero) => hero.id === id);

export const foeCard = (id: string): Monster | Boss | undefined =>
  [...MONSTERS, ...BOSSES].find((foe) => foe.id === id);

export const typeOf = (id: string, custom: readonly Hero[]): EnergyType | undefined =>
  (heroCard(id, custom) ?? foeCard(id))?.type;

const lent: readonly Combo[] = [
  ...TREASURES.map(({ combo }) => combo),
  ...MONSTERS.map(({ prize }) => prize?.combo),
].filter((combo) => combo !== undefined);

export const comboCard = (id: string, custom: readonly Hero[]): Combo | undefined =>
  [...[...HEROES, ...custom].flatMap(({ combos }) => combos), ...lent].find((combo) => combo.id === id);

/** Combos a Hero has by what it carries. */
export const lentBy = (treasures: readonly string[], prizes: readonly string[]): readonly Combo[] =>
  [
    ...TREASURES.filter(({ id }) => treasures.includes(id)).map(({ combo }) => combo),
    ...MONSTERS.filter(({ id }) => prizes.includes(id)).map(({ prize }) => prize?.combo),
  ].filter((combo): combo is Combo => combo !== undefined);

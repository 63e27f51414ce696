/** The names of things, for sentences. */
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../content/index.ts';
import { ownCombo, ownFoe } from '../content/own.ts';
import type { PugView } from '../view.ts';
import type { Combo, Energy, Reach } from '../vocabulary.ts';

const printed = new Map<string, string>(
  [...HEROES, ...MONSTERS, ...BOSSES, ...TREASURES, ...WORLDS].map(({ id, name }) => [id, name]),
);
const combos = new Map<string, Combo>(
  [
    ...HEROES.flatMap((hero) => [...hero.combos]),
    ...TREASURES.flatMap((treasure) => (treasure.combo ? [treasure.combo] : [])),
    ...MONSTERS.flatMap((monster) => (monster.prize?.combo ? [monster.prize.combo] : [])),
  ].map((combo) => [combo.id, combo]),
);

export const nameOf = (id: string, view: PugView): string =>
  printed.get(id) ??
  view.customHeroes.find((hero) => hero.id === id)?.name ??
  ownFoe(id)?.name ??
  (id === '' ? 'The World' : id);

export const comboNamed = (id: string, view: PugView): string =>
  combos.get(id)?.name ??
  ownCombo(id)?.name ??
  view.customHeroes.flatMap((hero) => [...hero.combos]).find((combo) => combo.id === id)?.name ??
  id;

export const ENERGY_NAMES: { readonly [energy in Energy]: string } = {
  strength: 'Strength',
  spirit: 'Spirit',
  intellect: 'Intellect',
  speed: 'Speed',
  magic: 'Magic',
  joker: 'Joker',
};

/** A card that changes hands: Energy or Treasure. */
export const cardNamed = (card: string, view: PugView): string =>
  card in ENERGY_NAMES ? ENERGY_NAMES[card as Energy] : nameOf(card, view);

export const REACH_NAMES: { readonly [reach in Reach]: string } = {
  melee: 'the first in the lane',
  distance: 'anyone in the lane',
  any: 'anyone',
  penetrating: 'everyone in the lane',
  'double-side': 'the front of two lanes',
  'double-fork': 'the fronts left and right',
  'triple-fan': 'the fronts of three lanes',
  'triple-wide': 'the fronts of every other lane',
};

/** "A, B and C". */
export function listed(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? 'nobody';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** "2 Strength, 1 Joker and 1 XP". */
export function paymentNamed(cards: readonly Energy[], xp: number): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(ENERGY_NAMES[card], (counts.get(ENERGY_NAMES[card]) ?? 0) + 1);
  if (xp > 0) counts.set('XP', xp);
  return counts.size === 0 ? 'nothing' : listed([...counts].map(([name, n]) => `${n} ${name}`));
}

/** The card a list of effects is printed on. */
export function sourceNamed(source: string, view: PugView): string {
  const [kind = '', rest = ''] = source.split(':');
  const id = rest.split('#')[0] ?? '';
  if (kind === 'combo') return comboNamed(id, view);
  if (kind === 'ability') {
    const hero = [...HEROES, ...view.customHeroes].find((candidate) => candidate.id === id);
    return hero?.ability.name ?? id;
  }
  return nameOf(id, view);
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** How tests ask for cards and what is on them. */
import { BOSSES, HEROES, MONSTERS, TREASURES } from '../../src/content/index.ts';
import type { Ability, Boss, Effect, Hero, Monster, Reach } from '../../src/vocabulary.ts';

export const combos = HEROES.flatMap((hero) => hero.combos);
export const lent = [
  ...TREASURES.flatMap(({ combo }) => (combo ? [combo] : [])),
  ...MONSTERS.flatMap(({ prize }) => (prize?.combo ? [prize.combo] : [])),
];

export const has = (effects: readonly Effect[] | undefined, ...kinds: readonly Effect['do'][]): boolean =>
  (effects ?? []).some((effect) => kinds.includes(effect.do));
export const count = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.filter(test).length;
export const reachesOf = (effects: readonly Effect[]): readonly Reach[] =>
  effects.flatMap((effect) => (effect.do === 'attack' ? [effect.reach] : []));
export const family = (reach: Reach): string => reach.replace(/-.*/, '');
export const damages = (effects: readonly Effect[]): readonly number[] =>
  effects.flatMap((effect) =>
    effect.do === 'attack' && typeof effect.damage === 'number' ? [effect.damage] : [],
  );
export const abilityEffects = (card: { abilities?: readonly Ability[] }): readonly Effect[] =>
  (card.abilities ?? []).flatMap((ability) => ability.effects ?? []);
export const everything = (card: Monster | Boss): readonly Effect[] => [
  ...card.turn,
  ...(card.onHit ?? []),
  ...abilityEffects(card),
];
export const hero = (id: string): Hero => found(HEROES, id);
export const monster = (id: string): Monster => found(MONSTERS, id);
export const boss = (id: string): Boss => found(BOSSES, id);

export function found<T extends { readonly id: string }>(cards: readonly T[], id: string): T {
  const card = cards.find((one) => one.id === id);
  if (!card) throw new Error(`no ${id}`);
  return card;
}

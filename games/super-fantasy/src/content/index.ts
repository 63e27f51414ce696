/** Everything printed, and how to look it up. */
import type { Ability, BasicItem, Hero, Item, KindCard, SmallItem } from '../vocabulary.ts';
import { BEASTS, KIND_CARDS } from './beasts.ts';
import { HEROES } from './heroes.ts';
import { ITEMS } from './items.ts';
import { SMALL_ITEMS } from './small-items.ts';
import type { Face } from './tiles.ts';
import { ARENA_FACES, FACES } from './tiles.ts';

export { BEASTS, FACES, HEROES, ITEMS, KIND_CARDS, SMALL_ITEMS };

const lookup = <T extends { readonly id: string }>(what: string, list: readonly T[]) => {
  const byId = new Map(list.map((entry) => [entry.id, entry]));
  return (id: string): T => {
    const found = byId.get(id);
    if (!found) throw new Error(`there is no ${what} ${id}`);
    return found;
  };
};

export const ABILITIES: readonly Ability[] = HEROES.flatMap((hero) => [...hero.abilities]);
const BASICS: readonly BasicItem[] = HEROES.flatMap((hero) => [...hero.basics]);

export const heroCard: (id: string) => Hero = lookup('hero', HEROES);
export const abilityCard: (id: string) => Ability = lookup('ability', ABILITIES);
export const itemCard: (id: string) => Item = lookup('Magic Item', ITEMS);
export const smallItemCard: (id: string) => SmallItem = lookup('Small Item', SMALL_ITEMS);
export const kindCard: (id: string) => KindCard = lookup('monster', KIND_CARDS);
export const faceCard: (id: string) => Face = lookup('tile face', [...FACES, ...ARENA_FACES]);
/** A Magic Item or a basic one. */
export const gearCard: (id: string) => Item | BasicItem = lookup('item', [...ITEMS, ...BASICS]);

const magicIds = new Set(ITEMS.map(({ id }) => id));
export const isMagicItem = (id: string): boolean => magicIds.has(id);

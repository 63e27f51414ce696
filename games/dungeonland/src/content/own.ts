/** Adventures, monsters and equipment made by players: written down in their ids. */
import { writtenAs, writtenCards } from '@questhall/schema';
import type { Armour, Item, Trinket, Weapon } from '../vocabulary.ts';
import type { Adventure } from '../vocabulary-dungeon.ts';
import type { Minion } from '../vocabulary-monsters.ts';
import { MINIONS } from './minions.ts';

export type OwnAdventure = Omit<Adventure, 'id' | 'number' | 'next'>;

export const ownAdventureId = (adventure: OwnAdventure): string => writtenAs(adventure);

/** Nothing: it is one of the box. */
export const ownAdventure = writtenCards<OwnAdventure, Adventure>((draft, id) => ({
  ...draft,
  id,
  number: '',
  next: [],
}));

export interface OwnMonster extends Omit<Minion, 'id' | 'level'> {
  /** Drawn like this one of the box. */
  readonly looks: string;
  /** The monster of the box that it comes instead of. */
  readonly insteadOf: string;
}

export type OwnItem = Omit<Weapon, 'id'> | Omit<Armour, 'id'> | Omit<Trinket, 'id'>;

export const ownMonsterId = (monster: OwnMonster): string => writtenAs(monster);
export const ownItemId = (item: OwnItem): string => writtenAs(item);

/** Of the level of the one it comes instead of. */
const readMonster = writtenCards<OwnMonster, OwnMonster & Minion>((draft, id) => ({
  ...draft,
  id,
  level: MINIONS.find((each) => each.id === draft.insteadOf)?.level ?? 1,
}));
const readItem = writtenCards<OwnItem, Item>((draft, id) => ({ ...draft, id }));

/** Nothing: it is one of the box, or something else. */
export function ownMonster(id: string): (OwnMonster & Minion) | undefined {
  const found = readMonster(id);
  return found !== undefined && 'insteadOf' in found ? found : undefined;
}

export function ownItem(id: string): Item | undefined {
  const found = readItem(id);
  return found !== undefined && 'kind' in found ? found : undefined;
}

/** Who comes when a card calls for that monster. */
export function standIn(monsters: readonly OwnMonster[] | undefined, id: string): string {
  const own = monsters?.find(({ insteadOf }) => insteadOf === id);
  return own === undefined ? id : ownMonsterId(own);
}

/** Whoever brings a thing wants to find it: of a deck those that players made come first. */
export const ownAmong = (deck: readonly string[]): readonly string[] =>
  deck.filter((id) => ownItem(id) !== undefined);

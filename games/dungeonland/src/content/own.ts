/** Adventures made by players: written down in their ids. */
import { writtenAs, writtenCards } from '@questhall/schema';
import type { Adventure } from '../vocabulary-dungeon.ts';

export type OwnAdventure = Omit<Adventure, 'id' | 'number' | 'next'>;

export const ownAdventureId = (adventure: OwnAdventure): string => writtenAs(adventure);

/** Nothing: it is one of the box. */
export const ownAdventure = writtenCards<OwnAdventure, Adventure>((draft, id) => ({
  ...draft,
  id,
  number: '',
  next: [],
}));

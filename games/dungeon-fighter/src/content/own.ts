/** Cards made by players: written down in their ids. */
import { writtenAs, writtenCards } from '@questhall/schema';
import type { Equipment, Hero, Monster, Room } from '../vocabulary.ts';

type Printed = 'id' | 'pack';
type Draft<Card> = Card extends unknown ? Omit<Card, Printed> : never;

export type OwnMonster = Draft<Monster>;
export type OwnRoom = Draft<Room>;
export type OwnEquipment = Draft<Equipment>;
export type OwnHero = Draft<Hero>;

export const ownCardId = (card: OwnMonster | OwnRoom | OwnEquipment | OwnHero): string => writtenAs(card);

/** They are played with whichever boxes are. */
const pack = 'labyrinth';

/** Nothing: it is one of the box. */
export const ownMonster = writtenCards<OwnMonster, Monster>((draft, id) => ({ ...draft, id, pack }));
export const ownRoom = writtenCards<OwnRoom, Room>((draft, id) => ({ ...draft, id, pack }));
export const ownEquipment = writtenCards<OwnEquipment, Equipment>((draft, id) => ({ ...draft, id, pack }));
export const ownHero = writtenCards<OwnHero, Hero>((draft, id) => ({ ...draft, id, pack }));

/** Cards by their ids. */
import { BOSSES, EQUIPMENT, HEROES, MONSTERS, ROOMS } from '../content/index.ts';
import { ownEquipment, ownHero, ownMonster, ownRoom } from '../content/own.ts';
import type { Boss, Equipment, Hero, Monster, Room } from '../vocabulary.ts';

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

const heroes = byId(HEROES);
const monsters = byId(MONSTERS);
const bosses = byId(BOSSES);
const rooms = byId(ROOMS);
const equipment = byId(EQUIPMENT);

function found<T>(cards: ReadonlyMap<string, T>, id: string): T {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

export const heroSheet = (id: string): Hero => ownHero(id) ?? found(heroes, id);
export const monsterCard = (id: string): Monster => ownMonster(id) ?? found(monsters, id);
export const bossCard = (id: string): Boss => found(bosses, id);
export const roomCard = (id: string): Room => ownRoom(id) ?? found(rooms, id);
export const equipmentCard = (id: string): Equipment => ownEquipment(id) ?? found(equipment, id);
/** Whatever is being fought. */
export const foeCard = (id: string): Monster | Boss =>
  monsters.get(id) ?? ownMonster(id) ?? found(bosses, id);
export const isBoss = (id: string): boolean => bosses.has(id);

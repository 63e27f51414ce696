/** The cards of all boxes; each names its own. */
import type { Boss, Equipment, Hero, Monster, Room } from '../vocabulary.ts';
import { LABYRINTH_EQUIPMENT } from './equipment.ts';
import { FAIR_EQUIPMENT } from './fair/equipment.ts';
import { FAIR_HEROES } from './fair/heroes.ts';
import { FAIR_BOSSES, FAIR_MONSTERS } from './fair/monsters.ts';
import { FAIR_ROOMS } from './fair/rooms.ts';
import { LABYRINTH_HEROES } from './heroes.ts';
import { LABYRINTH_BOSSES, LABYRINTH_MONSTERS } from './monsters.ts';
import { LABYRINTH_ROOMS } from './rooms.ts';

export const HEROES: readonly Hero[] = [...LABYRINTH_HEROES, ...FAIR_HEROES];
export const MONSTERS: readonly Monster[] = [...LABYRINTH_MONSTERS, ...FAIR_MONSTERS];
export const BOSSES: readonly Boss[] = [...LABYRINTH_BOSSES, ...FAIR_BOSSES];
export const ROOMS: readonly Room[] = [...LABYRINTH_ROOMS, ...FAIR_ROOMS];
export const EQUIPMENT: readonly Equipment[] = [...LABYRINTH_EQUIPMENT, ...FAIR_EQUIPMENT];

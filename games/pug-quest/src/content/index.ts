/** Every printed card. Queries look them up by id (queries/cards.ts). */
import { alike } from './alike.ts';
import { BOSSES as bosses } from './bosses.ts';
import { HEROES as heroes } from './heroes/index.ts';
import { MONSTERS as monsters } from './monsters/index.ts';
import { TREASURES as treasures } from './treasures/index.ts';
import { WORLDS as worlds } from './worlds.ts';

const sheets = [...monsters, ...bosses];

export const HEROES = alike(heroes);
export const MONSTERS = alike(monsters, sheets);
export const BOSSES = alike(bosses, sheets);
export const TREASURES = alike(treasures);
export const WORLDS = alike(worlds);

/** Every printed card. Queries look them up by id (queries/cards.ts). */
export { BOSSES } from './bosses.ts';
export { HEROES } from './heroes/index.ts';
export { MONSTERS } from './monsters/index.ts';
export { TREASURES } from './treasures/index.ts';
export { WORLDS } from './worlds.ts';

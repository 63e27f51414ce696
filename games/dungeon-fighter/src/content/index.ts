export { EQUIPMENT } from './equipment.ts';
export { HEROES } from './heroes.ts';
export { BOSSES, MONSTERS } from './monsters.ts';
export { ROOMS } from './rooms.ts';

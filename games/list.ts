/** The games there are: one line each. Whatever needs to know them asks `@questhall/games`. */
export { manifest as 'brawl' } from './brawl/manifest.ts';
export { manifest as 'dungeon-fighter' } from './dungeon-fighter/manifest.ts';
export { manifest as 'dungeonland' } from './dungeonland/manifest.ts';
export { manifest as 'pug-quest' } from './pug-quest/manifest.ts';
export { manifest as 'super-fantasy' } from './super-fantasy/manifest.ts';

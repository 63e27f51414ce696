/** The versions of rules that are kept here. Written by `npm run release`. */
export const RELEASED: { readonly [game: string]: readonly number[] } = {
  'dungeon-fighter': [2, 3, 4],
  'pug-quest': [4],
  'super-fantasy': [8],
  brawl: [3],
  dungeonland: [5, 6],
};

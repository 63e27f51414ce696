/** The drawings of the games, each game's loaded with the first that is shown. */
import type { GameId } from '../catalogue/games.ts';

/** From the name of a drawing to its address. */
export type Drawings = (name: string) => string | undefined;

export const DRAWINGS: { readonly [game in GameId]: () => Promise<Drawings> } = {
  'pug-quest': () => import('./pug-quest/index.ts').then(({ pugArt }) => pugArt),
  brawl: () => import('./brawl/index.ts').then(({ art }) => art),
  dungeonland: () => import('./dungeonland/index.ts').then(({ art }) => art),
  'super-fantasy': () => import('./super-fantasy/index.ts').then(({ art }) => art),
  'dungeon-fighter': () => import('./dungeon-fighter/index.ts').then(({ art }) => art),
};

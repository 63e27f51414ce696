/** The drawings of the games, each game's loaded with the first that is shown. */
import type { GameId } from '../catalogue/games.ts';

export interface Drawings {
  /** From the name of a drawing to its address. */
  readonly art: (name: string) => string | undefined;
}

export const DRAWINGS: { readonly [game in GameId]: () => Promise<Drawings> } = {
  'pug-quest': () => import('./pug-quest/index.ts').then(({ pugArt }) => ({ art: pugArt })),
  brawl: () => import('./brawl/index.ts'),
  dungeonland: () => import('./dungeonland/index.ts'),
  'super-fantasy': () => import('./super-fantasy/index.ts'),
  'dungeon-fighter': () => import('./dungeon-fighter/index.ts'),
};

import * as listed from './list.ts';
import type { Manifest } from './manifest.ts';

export type {
  CheckedContent,
  Figure,
  Hero,
  MadeContent,
  Manifest,
  Mode,
  Players,
  SetUp,
} from './manifest.ts';
export type { Fields, Target } from './targets.ts';

export type GameId = keyof typeof listed;

export interface ListedGame extends Manifest {
  readonly id: GameId;
}

const manifests: { readonly [id in GameId]: Manifest } = listed;

export const isGameId = (text: string | undefined): text is GameId =>
  text !== undefined && Object.hasOwn(manifests, text);

/** As they stand on the shelf. */
export const GAME_IDS: readonly GameId[] = Object.keys(manifests)
  .filter(isGameId)
  .sort((one, other) => manifests[one].shelf - manifests[other].shelf);

export const GAMES = Object.fromEntries(GAME_IDS.map((id) => [id, { ...manifests[id], id }])) as {
  readonly [id in GameId]: ListedGame;
};

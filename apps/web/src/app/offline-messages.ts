/** What the page and its service worker say to each other. */

/** What only one game needs; without a game, what every table does. Addresses are seen from the service worker. */
export interface Part {
  readonly game: string;
  readonly files: readonly string[];
  /** As they travel: compressed. */
  readonly bytes: number;
}

/** Rules that a release has kept. They come with no game: who has begun a match by them needs them, and nobody else. */
export interface EarlierRules {
  readonly game: string;
  readonly version: number;
  readonly file: string;
}

/** Each brings a port for its answers. */
export type ToServiceWorker =
  /** Keep these games on this device. Answered by `KeepingProgress`, until all is done. */
  | { readonly keep: readonly string[] }
  /** Which games are there to be kept? Answered by a list of `OfflineGame`. */
  | { readonly games: true };

export type KeepingProgress = { readonly done: number; readonly of: number } | { readonly failed: true };

export interface OfflineGame {
  readonly game: string;
  /** Still to be loaded. */
  readonly bytes: number;
}

import type { GameId } from '@questhall/games';

/** One thing on the little picture of a saved board, in a field of 200 by 92. */
export interface MiniaturePiece {
  readonly x: number;
  readonly y: number;
  readonly kind: 'hero' | 'monster' | 'tile' | 'token';
  /** Name of a drawing of that game. */
  readonly art?: string;
  readonly colour?: string;
}

/** A saved game on the shelf. */
export interface Progress {
  /** "World 2, round 3 of 10" */
  readonly detail: string;
  /** 0 to 1. */
  readonly done: number;
  readonly miniature: readonly MiniaturePiece[];
}

export interface SavedGame {
  readonly id: string;
  readonly game: GameId;
  /** "Pug Quest, four heroes" */
  readonly title: string;
  /** "World 2, round 3 of 10" */
  readonly detail: string;
  /** How far it has come, 0 to 1. */
  readonly progress: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly miniature: readonly MiniaturePiece[];
}

/** Games kept on this machine. */
export interface SavedGames {
  readonly list: () => Promise<readonly SavedGame[]>;
  readonly remove: (id: string) => Promise<void>;
}

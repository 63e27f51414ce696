import type { GameId } from '@questhall/games';

/** An online table that asks something of you, or that you could join. */
export interface OpenTurn {
  readonly id: string;
  readonly game: GameId;
  readonly title: string;
  readonly detail: string;
  /** Milliseconds since 1970 since when it has waited; an open table has not waited for you. */
  readonly since?: number;
  readonly call: 'play' | 'open' | 'join';
}

export interface DueTurn {
  readonly id: string;
  readonly gameTitle: string;
}

/** A table where somebody else is to move. */
export interface Waiting {
  readonly id: string;
  readonly whom: string;
  readonly where: string;
}

export interface OpenTurns {
  /** Only where it is our turn. */
  readonly due: () => Promise<readonly DueTurn[]>;
  readonly list: () => Promise<{ readonly turns: readonly OpenTurn[]; readonly waiting: readonly Waiting[] }>;
}

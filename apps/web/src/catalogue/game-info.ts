/** A game as the shelf knows it: what is on its box, and the modes it can be played in. */
import type { Json, Seat } from '@questhall/kernel';

export const GAME_IDS = ['pug-quest', 'brawl', 'dungeonland', 'super-fantasy', 'dungeon-fighter'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** How many people and bots a mode is for. */
export interface Players {
  readonly min: number;
  readonly max: number;
  /** Offered first. */
  readonly usual: number;
}

/** How a mode is said to the rules. Without one, every setting of the game is asked for. */
export interface SetUp {
  /** Without it: as many as the rules allow. */
  readonly players?: Players;
  /** The game's own settings that make this mode. */
  readonly options?: { readonly [setting: string]: Json };
  /** Settings that only matter to those who know them: not asked for. */
  readonly quiet?: readonly string[];
  /** What a seat is, where that is settled before the match. */
  readonly role?: (seat: Seat, players: number) => string | undefined;
}

export interface Mode extends SetUp {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

export interface GameInfo {
  readonly id: GameId;
  /** On the box: a line above the title, and the title. */
  readonly series: string;
  readonly title: string;
  readonly players: string;
  readonly kind: string;
  readonly about: string;
  /** What bots fill when one plays alone: "pack". */
  readonly company: string;
  /** The first is the usual one; none: the game has but one, and all its settings are asked for. */
  readonly modes: readonly Mode[];
  /** What can be tried without a match, as its link says. */
  readonly practice?: string;
}

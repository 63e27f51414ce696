/** What everybody at a table may know about it, besides the match itself. */
import type { Json, Seat } from '@questhall/kernel';

export const TABLE_STATUS = ['gathering', 'playing', 'finished'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

/**
 * free: everything can be taken back at once. ask: what showed nobody anything is taken back at once, beyond that the
 * others are asked. never: an answer stands.
 */
export const UNDO_POLICIES = ['free', 'ask', 'never'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** The levels of the bots package, which this package does not depend on. */
export const BOT_LEVELS = ['random', 'apprentice', 'greedy', 'adept', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A bank of seconds for each seat, and seconds gained with each answer. Out of time: a bot takes over. */
export interface ClockSetting {
  readonly bank: number;
  readonly gain: number;
}

export interface TableSettings {
  readonly players: number;
  /** The game's own settings, by key: see `Game.settings`. */
  readonly options: { readonly [setting: string]: Json };
  readonly undo: UndoPolicy;
  readonly clock: ClockSetting | null;
  readonly hints: boolean;
  /** Shown in the lobby to everybody; otherwise only who has the link comes in. */
  readonly listed: boolean;
  readonly spectators: boolean;
}

export const HOLDERS = ['open', 'person', 'bot'] as const;
export type Holder = (typeof HOLDERS)[number];

export interface SeatInfo {
  readonly holder: Holder;
  /** Empty when the seat is open. */
  readonly name: string;
  /** The bot that plays here now: the holder itself, or one that stands in for the person. */
  readonly bot: BotLevel | null;
  readonly online: boolean;
  /** A question with one option answers itself. */
  readonly autoForced: boolean;
}

/** A seat wants to take back more than it may, and these seats must agree. */
export interface UndoAsked {
  readonly seat: Seat;
  readonly waiting: readonly Seat[];
}

export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly status: TableStatus;
  /** How many matches were begun at this table. */
  readonly round: number;
  readonly settings: TableSettings;
  readonly seats: readonly SeatInfo[];
  readonly spectators: number;
  readonly undo: UndoAsked | null;
  /** SHA-256 of the seed of the match, before anybody may know the seed: the dice cannot be changed any more. */
  readonly seedHash?: string;
}

/** A table at which somebody sits, for the list of their tables. */
export interface OwnTable extends TableInfo {
  /** The seats they hold. */
  readonly yours: readonly Seat[];
  /** The seats that are being waited for. */
  readonly waiting: readonly Seat[];
}

/** What one client is at the table. */
export interface You {
  readonly name: string;
  readonly seats: readonly Seat[];
  /** May change settings, seat bots and start. */
  readonly host: boolean;
}

export interface ChatLine {
  readonly at: number;
  readonly name: string;
  readonly text: string;
}

/** What a table is opened with: the body of `POST /api/tables`, and of `create` to the host in the page. */
export interface TableSpec {
  readonly game: string;
  readonly settings?: Partial<TableSettings>;
  /** Who sits where from the start: the one who opens it, a bot, or nobody yet. Without it: you, then open seats. */
  readonly seats?: readonly SeatSpec[];
}

export type SeatSpec =
  | { readonly holder: 'you'; readonly name?: string; readonly autoForced?: boolean }
  | { readonly holder: 'open' }
  | { readonly holder: 'bot'; readonly bot: BotLevel };

/** What the page, the worker that hosts its table and the worker that thinks say to each other, besides the frames of the protocol. */
import type { BotReply, Missed } from '@questhall/bots';
import type { MatchRecord, Seat } from '@questhall/kernel';
import type { TableSpec } from '@questhall/protocol';

/** The first message to the worker. */
export type Order =
  | {
      readonly do: 'begin';
      readonly id: string;
      readonly spec: TableSpec;
      /** Makes the match a certain one; without it nobody knows what comes. */
      readonly seed?: string;
    }
  | { readonly do: 'resume'; readonly id: string };

export type ToHost = { readonly order: Order } | { readonly frame: string };

export type FromHost =
  | { readonly frame: string }
  /** The table is open: frames may come. */
  | { readonly ready: true }
  /** There is no table, and this is why. */
  | { readonly problem: string }
  /** The match goes on, but it cannot be kept. */
  | { readonly unsaved: true };

/** `ready`: it holds its lock, so that its end is noticed. */
export type FromThinker = BotReply | { readonly ready: true };

/** The only message to the worker that reviews. */
export interface ToReviewer {
  readonly record: MatchRecord;
  readonly seat: Seat;
}

export type FromReviewer =
  /** The part that is done, 0 to 1. */
  { readonly part: number } | { readonly missed: readonly Missed[] } | { readonly broken: true };

/** What the page and the worker that hosts its table say to each other, besides the frames of the protocol. */
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

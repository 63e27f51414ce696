/** The other nodes on the same database: what they say to each other, and who runs the bots and clocks of a table. */
import type { Elsewhere, LogEntry } from '@questhall/protocol/host';

export interface Present extends Elsewhere {
  readonly table: string;
}

/** The `seq`th entry of a match's log. */
export type Written = readonly [match: string, seq: number, entry: LogEntry];

export type Notice =
  /** These were appended to logs. */
  | { readonly log: readonly Written[] }
  /** These tables have changed otherwise, too. */
  | { readonly news: readonly string[] }
  /** These people are at those tables of mine now. */
  | { readonly here: readonly Present[] }
  /** I have those tables in memory now: who is there? */
  | { readonly whoIsAt: readonly string[] }
  /** So do I. */
  | { readonly have: readonly string[] }
  /** I have those tables no longer. */
  | { readonly gone: readonly string[] }
  /** Tokens of this guest that were issued before now are void. */
  | { readonly revoked: string }
  /** I run some tables no longer. */
  | { readonly letGo: true };

export interface PeerEvents {
  hear(from: string, notice: Notice): void;
  /** Something may have been said that we did not hear. */
  missed(): void;
  /** What was said cannot be understood. */
  fault(error: unknown): void;
}

export interface Beat {
  /** The other nodes that live. */
  readonly others: readonly string[];
  /** This node was taken for dead: it runs nothing any more. */
  readonly lapsed: boolean;
}

/** What storage knows of a match: its last entry, and the revision of its table. */
export interface Head {
  readonly match: string;
  readonly version: number;
  readonly revision: number;
}

export interface Peers {
  /** There are no other nodes, and never will be. */
  readonly alone: boolean;
  say(notice: Notice): void;
  /** This node lives on, for `ttl` more milliseconds. */
  beat(ttl: number): Promise<Beat>;
  /** Those of these tables that are this node's to run now. */
  claim(tables: readonly string[]): Promise<readonly string[]>;
  release(tables: readonly string[]): Promise<void>;
  /** Tables where bots or clocks should run and do not. */
  orphans(since: number, most: number): Promise<readonly string[]>;
  heads(matches: readonly string[]): Promise<readonly Head[]>;
  /** Runs nothing any more, and says so. */
  leave(): Promise<void>;
}

/** So many tables fit into one notice, whatever is said of them. */
const AT_ONCE = 20;

/** Says something of many tables, in as many notices as it takes. */
export function sayOfAll<T>(peers: Peers, all: readonly T[], notice: (some: readonly T[]) => Notice): void {
  for (let at = 0; at < all.length; at += AT_ONCE) peers.say(notice(all.slice(at, at + AT_ONCE)));
}

export const ALONE: Peers = {
  alone: true,
  say: () => {},
  beat: () => Promise.resolve({ others: [], lapsed: false }),
  claim: (tables) => Promise.resolve(tables),
  release: () => Promise.resolve(),
  orphans: () => Promise.resolve([]),
  heads: () => Promise.resolve([]),
  leave: () => Promise.resolve(),
};

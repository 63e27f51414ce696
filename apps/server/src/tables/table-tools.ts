/** A table in memory as the hall sees it, and what it takes from there. */
import type { Game } from '@questhall/kernel';
import type { Open, TableRequest } from '@questhall/protocol';
import type {
  Client,
  ClosingRule,
  DiceTable,
  Elsewhere,
  Guest,
  LogEntry,
  Past,
  TableHost,
  TableRecord,
} from '@questhall/protocol/host';
import type { Rolling } from '../dice/rolling.ts';
import type { Buckets } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Head, Written } from '../nodes/peers.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Storage } from '../storage/port.ts';
import type { Thinker } from './thinker.ts';

export interface TableTools {
  readonly storage: Storage;
  readonly thinker: Thinker;
  readonly watch: TableWatch;
  now(): number;
  /** How long a bot takes at least, so that people can follow. */
  readonly botPause: number;
  /** How long it is the turn of somebody who is away before they are told, in milliseconds. */
  readonly turnAfter: number;
  /** Where this game's dice are really thrown. */
  readonly dice?: DiceTable;
  /** Where they fall. */
  readonly rolling: Rolling;
  newSeed(): string;
  /** How often whose dice are thrown. */
  readonly throws: Buckets;
  /** How often who may take back what others must perhaps be asked about. */
  readonly undos: Buckets;
  /** Where matches count that people play against each other. */
  readonly ratings: Pick<Ratings, 'of' | 'settle'>;
  /** What storage knows of the table. `whole`: with all of its past at hand, not only what a snapshot holds. */
  load(table: string, whole?: boolean): Promise<Loaded>;
  /** What storage knows of it beyond this. */
  loadNews(table: string, matchNumber: number, version: number): Promise<News>;
  /** Whether its bots and clocks are ours to run. */
  runs(table: string): boolean;
  elsewhere(table: string): Elsewhere;
  /** Somebody may have come or gone. */
  moved(table: string): void;
  /** Nobody else ever writes about our tables. */
  readonly alone: boolean;
  /** The table cannot go on in memory: storage is gone, or what it says cannot be understood. */
  lost(table: LoadedTable, error: unknown): void;
  /** Its rules or a bot have thrown. `during`: what was being carried out. */
  broken(table: LoadedTable, error: unknown, during?: TableRequest): void;
}

export interface Loaded {
  readonly record: TableRecord;
  readonly past: Past;
}

export interface News {
  readonly record: TableRecord;
  /** The entry we think is the last, as storage has it; nothing if it has none, or another match is under way. */
  readonly last: string | undefined;
  readonly entries: readonly LogEntry[];
}

export interface TableWatch {
  answered(): void;
  /** An answer of a person is safe and everybody was told of it, so long after it came. */
  told(milliseconds: number): void;
  /** Another node wrote first. */
  overtaken(): void;
  /** A table was set aside. */
  quarantined(): void;
  readonly log: Log;
  /** It has become the turn of this guest, who is not there. */
  turn(guest: string, table: string, game: string): void;
  fault(error: unknown): void;
}

export interface LoadedTable {
  readonly name: string;
  readonly game: Game;
  host(): TableHost;
  /**
   * A connection of this guest; what the host says to it waits until it is safe to say. `share`: whose share of the thinking
   * it uses.
   */
  client(guest: Guest, deliver: (frame: string) => void, share?: string): Client;
  join(client: Client, known?: Open['known']): void;
  part(client: Client): void;
  receive(client: Client, request: TableRequest): void;
  /** Another node has written about this table, if it was one entry of the log this one; or it has become ours to run. */
  hear(written?: Written): void;
  /** What storage has: where that is something else, it is read. */
  compare(head: Head): void;
  /** Nobody needs it in memory. */
  idle(): boolean;
  /** Keeps a snapshot if one can be had, so that loading it again is quick. */
  snapshot(): void;
  close(rule: ClosingRule): void;
}

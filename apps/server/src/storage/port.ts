/**
 * What the server remembers. One small port, so that another database can take SQLite's place; the contract test tells
 * whether it may. Ids are texts, times are milliseconds, and what is kept as a body is never looked into.
 */

import type { Kind } from '../people/kinds.ts';

/** A table, with what can be searched for. */
export interface TableRow {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly listed: boolean;
  /** Something happens here without anybody connected: a clock runs, or a bot is to move. */
  readonly awake: boolean;
  readonly touched: number;
  /** Grows by one with each change. */
  readonly revision: number;
  readonly body: string;
}

export interface SnapshotRow {
  readonly seq: number;
  readonly body: string;
}

export interface GuestRow {
  readonly id: string;
  readonly name: string;
  readonly seen: number;
}

/** Something that belongs to one person: a match they played, a passkey, what they want to show. */
export interface PersonalRow {
  readonly guest: string;
  readonly kind: Kind;
  /** No two of a person and kind have the same. */
  readonly key: string;
  readonly at: number;
  readonly body: string;
}

/** How a write ended. Never called before what asked for it is through. */
export type WriteCallback = (written: boolean | Error) => void;

/** Everything is carried out in the order it was asked for. What resolves is safe: it survives a power cut. */
export interface Storage {
  /**
   * Writes the `seq`th entry of a match's log, counted from 1. A match is called after its table, a dot and a number.
   * False: that place is taken, so somebody else moved; then nothing else about that table is written that was asked for
   * before this was known. It is asked for far more often than all else together, so it tells by a call, which
   * costs less than a promise.
   */
  append(match: string, seq: number, body: string, told: WriteCallback): void;
  /** The entries after this one, in order. */
  readLog(match: string, after: number): Promise<readonly string[]>;
  /** A cache: the latest one wins, and losing it loses nothing. */
  saveSnapshot(match: string, snapshot: SnapshotRow): Promise<void>;
  loadSnapshot(match: string): Promise<SnapshotRow | undefined>;

  /** Writes a table anew. False: there is one of that name. */
  addTable(row: TableRow): Promise<boolean>;
  /** False: the table has another revision than the one before this; then the same holds as for `append`. */
  saveTable(row: TableRow): Promise<boolean>;
  loadTable(table: string): Promise<TableRow | undefined>;
  /**
   * Nothing happens at this table until somebody comes: its match has that many entries. Without effect where somebody has
   * written meanwhile.
   */
  restTable(
    row: Pick<TableRow, 'table' | 'touched' | 'revision'>,
    match: string,
    version: number,
  ): Promise<void>;
  /** Something may happen here without anybody connected. */
  wakeTable(table: string): Promise<void>;
  /** Somebody was there. */
  touchTable(table: string, touched: number): Promise<void>;
  /** Some tables that were not touched since, each status by its own time. */
  oldTables(gathering: number, finished: number, others: number): Promise<readonly string[]>;
  /** Removes a table not touched since, with all that belongs to it. */
  removeTable(table: string, before: number): Promise<void>;
  /** Some tables with chat that were not touched since. */
  oldChats(before: number): Promise<readonly TableRow[]>;
  /** Removes guests who were not seen since and sit nowhere, with all that is theirs, and says how many. */
  removeGuests(before: number): Promise<number>;
  /** Removes what was answered in quests before; how they went is kept. */
  removeQuestRecords(before: number): Promise<void>;
  /** Removes codes for another device and challenges to passkeys that were given out before, and who is gone until before. */
  removeCodes(before: number): Promise<void>;
  /** Tables shown to everybody that are not finished, the latest first. */
  listTables(most: number): Promise<readonly TableRow[]>;
  /** Those of one game and status, the latest first. */
  openTables(game: string, status: string, most: number): Promise<readonly TableRow[]>;
  /** A guest sits, or has sat, at this table. */
  seatGuest(guest: string, table: string): Promise<void>;
  /** The tables this guest has sat at that are not finished, the latest first. */
  tablesOf(guest: string, most: number): Promise<readonly TableRow[]>;
  awakeTables(since: number): Promise<readonly string[]>;
  /** Those that were set aside, the latest first. */
  quarantinedTables(): Promise<readonly TableRow[]>;

  saveReplay(match: string, body: string): Promise<void>;
  loadReplay(match: string): Promise<string | undefined>;

  saveGuest(guest: GuestRow): Promise<void>;
  loadGuest(id: string): Promise<GuestRow | undefined>;
  /** Some of all, by id, from behind this one. */
  guestsAfter(id: string): Promise<readonly GuestRow[]>;

  /** Takes the place of the one of the same key. */
  putPersonal(row: PersonalRow): Promise<void>;
  /** False: there is one of the same key. */
  addPersonal(row: PersonalRow): Promise<boolean>;
  /** A match that ended, in somebody's past; written with the table it was played at, or not at all. */
  addPast(row: Omit<PersonalRow, 'kind'>): Promise<void>;
  /** All there is of one person. */
  personalOf(guest: string): Promise<readonly PersonalRow[]>;
  /** Of one kind, from before that time, the latest first. */
  personalOfKind(guest: string, kind: string, before: number, most: number): Promise<readonly PersonalRow[]>;
  personalAt(guest: string, kind: string, key: string): Promise<PersonalRow | undefined>;
  /** Whoever they belong to, the latest first. */
  personalByKey(kind: string, key: string, most: number): Promise<readonly PersonalRow[]>;
  /** Whoever they belong to, those whose key begins so, the latest first. */
  personalUnder(kind: string, start: string, most: number): Promise<readonly PersonalRow[]>;
  /** How many have each of these keys. */
  countUnder(kind: string, start: string): Promise<ReadonlyMap<string, number>>;
  /** Takes a creation out of the library, with what others said about it. */
  removeCreation(key: string): Promise<void>;
  /** False: it was gone. */
  removePersonal(guest: string, kind: string, key: string): Promise<boolean>;
  /** Removes a person from everything but tables, which only their host can change. */
  forgetGuest(guest: string): Promise<void>;
  /** The tables in whose record this id stands. */
  tablesNaming(id: string): Promise<readonly TableRow[]>;
  /** A replay that is there gets another body. */
  rewriteReplay(match: string, body: string): Promise<void>;

  /** A note of the server to itself. */
  setNote(key: string, value: string): Promise<void>;
  /** Keeps a note unless there is one of that name. */
  addNote(key: string, value: string): Promise<void>;
  getNote(key: string): Promise<string | undefined>;
  /** Removes it, if it says this still. False: somebody else did. */
  takeNote(key: string, value: string): Promise<boolean>;

  close(): Promise<void>;
}

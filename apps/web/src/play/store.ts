/**
 * What this machine keeps, in IndexedDB: tables with their logs, entry by entry; how each looked when it was last seen;
 * and matches that are over. Page and worker both open it.
 */
import type { MatchRecord } from '@questhall/kernel';
import type { PastMatch } from '@questhall/protocol';
import type { LogEntry, SavedTable, TableRecord } from '@questhall/protocol/host';
import type { Progress } from '../app/saved-games.ts';

export interface TableRow {
  readonly id: string;
  readonly record: TableRecord;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Somebody at this screen has answered something. Rows of earlier versions do not say. */
  readonly played?: boolean;
}

export interface SightRow extends Progress {
  readonly id: string;
}

/** A match to be watched again. */
export interface ReplayRow {
  readonly id: string;
  readonly at: number;
  /** How it ended, as a sentence. */
  readonly ending: string;
  readonly record: MatchRecord;
  /** What it is in the past of whoever sat here. Missing: it came from a file, or from before there was a past. */
  readonly past?: PastMatch;
}

interface EntryRow {
  readonly id: string;
  readonly at: number;
  readonly entry: LogEntry;
}

const NAME = 'questhall';
const VERSION = 2;
const STORES = ['tables', 'entries', 'sights', 'replays'] as const;
type StoreName = (typeof STORES)[number];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function build(database: IDBDatabase): void {
  for (const name of STORES)
    database.createObjectStore(name, { keyPath: name === 'entries' ? ['id', 'at'] : 'id' });
}

/** What the first version called the round of a table is the number of its match. */
async function renameRounds(tables: IDBObjectStore): Promise<void> {
  for (const row of await done<TableRow[]>(tables.getAll())) {
    const { round, ...record } = row.record as TableRecord & { readonly round: number };
    tables.put({ ...row, record: { ...record, matchNumber: round } });
  }
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion === 0) build(request.result);
      else if (request.transaction) renameRounds(request.transaction.objectStore('tables')).catch(reject);
    };
    request.onsuccess = () => {
      // A newer page in another window waits for this one to let go.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    // An older page in another window does not let go: it can be tried again once that is closed.
    request.onblocked = () => {
      request.onsuccess = () => request.result.close();
      reject(new Error('an older Questhall is open in another window'));
    };
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Resolves when what was written is safe. */
async function write(stores: readonly StoreName[], change: (at: IDBTransaction) => void): Promise<void> {
  const transaction = (await database()).transaction(stores, 'readwrite');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.oncomplete = () => resolve();
  transaction.onabort = () => reject(transaction.error);
  change(transaction);
  return promise;
}

async function read<T>(store: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(store, 'readonly');
  return done(ask(transaction.objectStore(store)));
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/** Keeps a table: its record, and of its log what is new since `written` entries were. */
export function keepTable(
  id: string,
  { record, entries }: SavedTable,
  written: number,
  played: boolean,
): Promise<void> {
  const row: TableRow = { id, record, savedAt: Date.now(), played };
  return write(['tables', 'entries'], (at) => {
    at.objectStore('tables').put(row);
    const log = at.objectStore('entries');
    // Fewer than before: another match has begun at this table.
    if (entries.length < written || written === 0) log.delete(entriesOf(id));
    const from = entries.length < written ? 0 : written;
    entries.slice(from).forEach((entry, index) => {
      const entryRow: EntryRow = { id, at: from + index, entry };
      log.put(entryRow);
    });
  });
}

export async function loadTable(id: string): Promise<SavedTable | undefined> {
  const row = await read<TableRow | undefined>('tables', (tables) => tables.get(id));
  if (row === undefined) return undefined;
  const entries = await read<EntryRow[]>('entries', (log) => log.getAll(entriesOf(id)));
  return { record: row.record, entries: entries.map(({ entry }) => entry) };
}

export const listTables = (): Promise<readonly TableRow[]> =>
  read<TableRow[]>('tables', (tables) => tables.getAll());

export const removeTable = (id: string): Promise<void> =>
  write(['tables', 'entries', 'sights'], (at) => {
    at.objectStore('tables').delete(id);
    at.objectStore('entries').delete(entriesOf(id));
    at.objectStore('sights').delete(id);
  });

export const keepSight = (row: SightRow): Promise<void> =>
  write(['sights'], (at) => at.objectStore('sights').put(row));

export const listSights = (): Promise<readonly SightRow[]> =>
  read<SightRow[]>('sights', (sights) => sights.getAll());

export const keepReplay = (row: ReplayRow): Promise<void> =>
  write(['replays'], (at) => at.objectStore('replays').put(row));

export const loadReplay = (id: string): Promise<ReplayRow | undefined> =>
  read('replays', (replays) => replays.get(id));

export const listReplays = (): Promise<readonly ReplayRow[]> =>
  read<ReplayRow[]>('replays', (all) => all.getAll());

export const removeReplay = (id: string): Promise<void> =>
  write(['replays'], (at) => at.objectStore('replays').delete(id));

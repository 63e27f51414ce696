/**
 * SQLite in a thread of its own. While one batch is being synced to disk, everything else that is asked for gathers for
 * the next: under load many tables share one sync, and the event loop never waits for the disk.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Operation, Result, Value } from './operations.ts';
import { packed, tableOf } from './operations.ts';
import type { GuestRow, Storage, TableRow } from './port.ts';
import type { BatchReply } from './sqlite-worker.ts';

interface Asked {
  readonly operation: Operation;
  settle(result: Result): void;
  fail(error: Error): void;
}

export interface StorageWatch {
  /** A batch was synced: how many operations it had, and how long it took. */
  committed(operations: number, milliseconds: number): void;
}

const UNWATCHED: StorageWatch = { committed: () => {} };

/** A batch of this size means that many wait anyway: then fewer and larger batches cost everybody less. */
const RUSH = 16;
/** Milliseconds. */
const GATHERING = 1;

const CLOSED = 'the storage is closed';

/** Opens the database in this folder, and makes both if they are missing. */
export async function openSqlite(folder: string, watch: StorageWatch = UNWATCHED): Promise<Storage> {
  mkdirSync(folder, { recursive: true });
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: join(folder, 'questhall.db'),
  });
  let waiting: Asked[] = [];
  let underWay: Asked[] = [];
  let begun = 0;
  let sending = false;
  let broken: Error | undefined;

  const send = (): void => {
    sending = false;
    if (waiting.length === 0) return;
    underWay = waiting;
    waiting = [];
    begun = performance.now();
    worker.postMessage(packed(underWay.map(({ operation }) => operation)));
  };

  /** Everything this turn of the event loop asks for goes together; when much is asked for, a little more. */
  const sendSoon = (rush: boolean): void => {
    if (sending || underWay.length > 0 || waiting.length === 0) return;
    sending = true;
    if (rush) setTimeout(send, GATHERING);
    else setImmediate(send);
  };

  const receive = (reply: BatchReply): void => {
    const batch = underWay;
    underWay = [];
    if ('error' in reply) {
      const error = new Error(reply.error);
      // What was asked for behind a failure relies on it.
      for (const asked of [...batch, ...waiting.splice(0)]) asked.fail(error);
      return;
    }
    watch.committed(batch.length, performance.now() - begun);
    const lost = lostTables(batch, reply.results);
    if (lost.size > 0) waiting = waiting.filter((asked) => !failLost(asked, lost));
    sendSoon(batch.length >= RUSH);
    batch.forEach((asked, at) => {
      asked.settle(reply.results[at] as Result);
    });
  };

  const fail = (error: Error): void => {
    broken ??= error;
    for (const asked of [...underWay.splice(0), ...waiting.splice(0)]) asked.fail(broken);
  };

  const ask = (...operation: Operation): Promise<Result> => {
    if (broken) return Promise.reject(broken);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ operation, settle: resolve, fail: reject });
    sendSoon(false);
    return promise;
  };

  const ready = Promise.withResolvers<void>();
  worker.once('message', () => {
    worker.on('message', receive);
    ready.resolve();
  });
  worker.on('error', (error: Error) => {
    ready.reject(error);
    fail(error);
  });
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      fail(new Error(CLOSED));
      resolve();
    });
  });
  await ready.promise;
  return storageOver(ask, async () => {
    await ask('getNote', '').catch(() => {});
    broken ??= new Error(CLOSED);
    worker.postMessage('close');
    await exited;
  });
}

function lostTables(batch: readonly Asked[], results: readonly Result[]): ReadonlySet<string | undefined> {
  const lost = new Set<string | undefined>();
  batch.forEach(({ operation }, at) => {
    if (operation[0] === 'append' && results[at] === 0) lost.add(tableOf(operation));
  });
  return lost;
}

function failLost({ operation, settle }: Asked, lost: ReadonlySet<string | undefined>): boolean {
  const table = tableOf(operation);
  if (table === undefined || !lost.has(table)) return false;
  settle(0);
  return true;
}

type Row = { readonly [column: string]: Value };

function storageOver(ask: (...operation: Operation) => Promise<Result>, close: () => Promise<void>): Storage {
  const rows = async (...operation: Operation): Promise<readonly Row[]> =>
    (await ask(...operation)) as readonly Row[];
  const write = async (...operation: Operation): Promise<void> => {
    await ask(...operation);
  };
  return {
    append: async (match, seq, body) => (await ask('append', match, seq, body)) === 1,
    readLog: async (match, after) => (await rows('readLog', match, after)).map(({ body }) => String(body)),
    saveSnapshot: (match, { seq, body }) => write('saveSnapshot', match, seq, body),
    async loadSnapshot(match) {
      const [row] = await rows('loadSnapshot', match);
      return row && { seq: Number(row.seq), body: String(row.body) };
    },
    addTable: async (row) => (await ask('addTable', ...tableValues(row))) === 1,
    saveTable: (row) => write('saveTable', ...tableValues(row)),
    async loadTable(table) {
      const [row] = await rows('loadTable', table);
      return row && tableRow(row);
    },
    listTables: async (most) => (await rows('listTables', most)).map(tableRow),
    awakeTables: async (since) => (await rows('awakeTables', since)).map(({ name }) => String(name)),
    saveReplay: (match, body) => write('saveReplay', match, body),
    async loadReplay(match) {
      const [row] = await rows('loadReplay', match);
      return row && String(row.body);
    },
    saveGuest: ({ id, name, seen }) => write('saveGuest', id, name, seen),
    async loadGuest(id) {
      const [row] = await rows('loadGuest', id);
      return row && guestRow(row);
    },
    setNote: (key, value) => write('setNote', key, value),
    async getNote(key) {
      const [row] = await rows('getNote', key);
      return row && String(row.value);
    },
    close,
  };
}

const tableValues = ({ table, game, status, listed, awake, touched, body }: TableRow): Value[] => [
  table,
  game,
  status,
  Number(listed),
  Number(awake),
  touched,
  body,
];

const tableRow = ({ name, game, status, listed, awake, touched, body }: Row): TableRow => ({
  table: String(name),
  game: String(game),
  status: String(status),
  listed: listed === 1,
  awake: awake === 1,
  touched: Number(touched),
  body: String(body),
});

const guestRow = ({ id, name, seen }: Row): GuestRow => ({
  id: String(id),
  name: String(name),
  seen: Number(seen),
});

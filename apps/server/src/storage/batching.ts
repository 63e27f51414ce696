/**
 * Storage over anything that carries out a batch of operations as one transaction. While one batch is being made safe,
 * everything else that is asked for gathers for the next: under load many tables share one sync, and nobody waits for it.
 * Writes share a batch with writes only; what is read is read behind them.
 */
import type { Kind } from '../people/kinds.ts';
import type { Operation, Result, Value } from './operations.ts';
import { CONTENDED, OperationError, READS, tableOf } from './operations.ts';
import type { GuestRow, PersonalRow, Storage, TableRow } from './port.ts';

/** A database as the batches see it. */
export interface Engine {
  /**
   * All or nothing, and safe when it resolves. All of the operations read, or all write. Rejects with an OperationError
   * where one of them cannot be carried out and the database is well.
   */
  run(batch: readonly Operation[]): Promise<readonly Result[]>;
  /** Milliseconds to gather after a batch of several: where each batch costs much, fewer and larger ones serve everybody. */
  readonly gathering?: number;
  close(): Promise<void>;
}

export interface StorageWatch {
  /** A batch was made safe: how many operations it had, and how long it took. */
  committed(operations: number, milliseconds: number): void;
}

export const UNWATCHED: StorageWatch = { committed: () => {} };

interface QueuedOperation {
  readonly operation: Operation;
  settle(result: Result | Error): void;
}

/** So many are sent at once: the disk works while the rest of the turn is done. */
const ENOUGH = 32;
const SEVERAL = 4;

const CLOSED = 'the storage is closed';

export function batchedStorage(engine: Engine, watch: StorageWatch): Storage {
  let waiting: QueuedOperation[] = [];
  /** Batches under way or to be run before anything else, the first of them first. */
  let batches: (readonly QueuedOperation[])[] = [];
  let sending = false;
  let closed = false;

  const send = (): void => {
    sending = false;
    const reads = waiting.filter(isRead);
    const writes = reads.length === 0 ? waiting : waiting.filter((asked) => !isRead(asked));
    waiting = [];
    batches = [writes, reads].filter(({ length }) => length > 0);
    runNext(writes.length);
  };

  /** `written`: how many were written since the last pause. */
  const runNext = (written: number): void => {
    const [batch] = batches;
    if (!batch) {
      if (engine.gathering && written >= SEVERAL) sendAfter(engine.gathering);
      else sendSoon();
      return;
    }
    const begun = performance.now();
    engine.run(batch.map(({ operation }) => operation)).then(
      (results) => {
        watch.committed(batch.length, performance.now() - begun);
        batches.shift();
        const relying = takeOut(lostTables(batch, results));
        runNext(written);
        batch.forEach((asked, at) => {
          asked.settle(results[at] as Result);
        });
        for (const asked of relying) asked.settle(0);
      },
      (error: unknown) => {
        const reason = error instanceof Error ? error : new Error(String(error));
        if (reason instanceof OperationError) contain(batch, reason, written);
        else failAll(reason);
      },
    );
  };

  /** One of these cannot be carried out: the others can. By halves it is found. */
  const contain = (batch: readonly QueuedOperation[], reason: OperationError, written: number): void => {
    batches.shift();
    if (batch.length > 1) {
      const middle = batch.length >> 1;
      batches.unshift(batch.slice(0, middle), batch.slice(middle));
      runNext(written);
      return;
    }
    const failed = [...batch, ...takeOut(tablesOf(batch))];
    runNext(written);
    for (const asked of failed) asked.settle(reason);
  };

  /** What waits to be written about these tables is not written any more. */
  const takeOut = (lost: ReadonlySet<string | undefined>): readonly QueuedOperation[] => {
    if (lost.size === 0) return [];
    const relies = ({ operation }: QueuedOperation): boolean => lost.has(tableOf(operation));
    const relying = [...batches.flat(), ...waiting].filter(relies);
    if (relying.length === 0) return relying;
    const without = (list: readonly QueuedOperation[]): QueuedOperation[] =>
      list.filter((asked) => !relies(asked));
    batches = batches.map(without).filter(({ length }) => length > 0);
    waiting = without(waiting);
    return relying;
  };

  /** The database is not well. What was asked for behind a failure relies on it. */
  const failAll = (reason: Error): void => {
    for (const asked of [...batches.splice(0).flat(), ...waiting.splice(0)]) asked.settle(reason);
  };

  const sendAfter = (milliseconds: number): void => {
    sending = true;
    setTimeout(send, milliseconds);
  };

  /** Goes on gathering as long as more comes with each turn of the event loop. */
  const sendSoon = (): void => {
    if (sending || batches.length > 0 || waiting.length === 0) return;
    if (waiting.length >= ENOUGH) {
      send();
      return;
    }
    sending = true;
    const before = waiting.length;
    setImmediate(() => {
      sending = false;
      if (waiting.length > before) sendSoon();
      else send();
    });
  };

  const enqueue = (asked: QueuedOperation): void => {
    if (closed) queueMicrotask(() => asked.settle(new Error(CLOSED)));
    else {
      waiting.push(asked);
      sendSoon();
    }
  };

  const ask = (...operation: Operation): Promise<Result> =>
    new Promise((resolve, reject) => {
      const settle = (result: Result | Error): void =>
        result instanceof Error ? reject(result) : resolve(result);
      enqueue({ operation, settle });
    });

  const append: Storage['append'] = (match, seq, body, told) =>
    enqueue({
      operation: ['append', match, seq, body],
      settle: (result) => told(result instanceof Error ? result : result === 1),
    });

  const close = async (): Promise<void> => {
    await ask('getNote', '').catch(() => {});
    closed = true;
    await engine.close();
  };

  return { ...storageOver(ask), append, close };
}

const isRead = ({ operation }: QueuedOperation): boolean => READS.has(operation[0]);

/** The tables these are about. */
const tablesOf = (batch: readonly QueuedOperation[]): ReadonlySet<string | undefined> =>
  new Set(batch.map(({ operation }) => tableOf(operation)).filter((table) => table !== undefined));

function lostTables(
  batch: readonly QueuedOperation[],
  results: readonly Result[],
): ReadonlySet<string | undefined> {
  const lost = new Set<string | undefined>();
  batch.forEach(({ operation }, at) => {
    if (CONTENDED.has(operation[0]) && results[at] === 0) lost.add(tableOf(operation));
  });
  return lost;
}

type Row = { readonly [column: string]: Value };

function storageOver(ask: (...operation: Operation) => Promise<Result>): Omit<Storage, 'append' | 'close'> {
  const rows = async (...operation: Operation): Promise<readonly Row[]> =>
    (await ask(...operation)) as readonly Row[];
  const put = async (...operation: Operation): Promise<void> => {
    await ask(...operation);
  };
  return {
    readLog: async (match, after) => (await rows('readLog', match, after)).map(({ body }) => String(body)),
    saveSnapshot: (match, { seq, body }) => put('saveSnapshot', match, seq, body),
    async loadSnapshot(match) {
      const [row] = await rows('loadSnapshot', match);
      return row && { seq: Number(row.seq), body: String(row.body) };
    },
    addTable: async (row) => (await ask('addTable', ...tableValues(row))) === 1,
    saveTable: async (row) => (await ask('saveTable', ...tableValues(row))) === 1,
    async loadTable(table) {
      const [row] = await rows('loadTable', table);
      return row && tableRow(row);
    },
    restTable: ({ table, touched, revision }, match, version) =>
      put('restTable', touched, table, revision, match, version + 1),
    wakeTable: (table) => put('wakeTable', table),
    touchTable: (table, touched) => put('touchTable', touched, table),
    oldTables: async (...times) => (await rows('oldTables', ...times)).map(({ name }) => String(name)),
    async removeTable(table, before) {
      // A slash is the sign behind a dot.
      const matches = [`${table}.`, `${table}/`, table] as const;
      await Promise.all([
        put('removeTable', table, before),
        put('removeLogs', ...matches),
        put('removeSnapshots', ...matches),
        put('removeReplays', ...matches),
        put('removeSeats', table),
      ]);
    },
    oldChats: async (before) => (await rows('oldChats', before)).map(tableRow),
    async removeGuests(before) {
      const [removed] = await Promise.all([
        ask('removeGuests', before),
        put('removePersonals'),
        put('removeBetween'),
        put('removeOfCreations'),
        put('removeGuestNotes'),
      ]);
      return removed as number;
    },
    removeQuestRecords: (before) => put('removeRecords', before),
    removeCodes: (before) => put('removeCodes', String(before)),
    listTables: async (most) => (await rows('listTables', most)).map(tableRow),
    openTables: async (game, status, most) => (await rows('openTables', status, game, most)).map(tableRow),
    seatGuest: (guest, table) => put('seatGuest', guest, table),
    tablesOf: async (guest, most) => (await rows('tablesOf', guest, most)).map(tableRow),
    awakeTables: async (since) => (await rows('awakeTables', since)).map(({ name }) => String(name)),
    quarantinedTables: async () => (await rows('quarantinedTables')).map(tableRow),
    saveReplay: (match, body) => put('saveReplay', match, body),
    async loadReplay(match) {
      const [row] = await rows('loadReplay', match);
      return row && String(row.body);
    },
    saveGuest: ({ id, name, seen }) => put('saveGuest', id, name, seen),
    async loadGuest(id) {
      const [row] = await rows('loadGuest', id);
      return row && guestRow(row);
    },
    guestsAfter: async (id) => (await rows('allGuests', id)).map(guestRow),
    putPersonal: (row) => put('putPersonal', ...personalValues(row)),
    addPersonal: async (row) => (await ask('addPersonal', ...personalValues(row))) === 1,
    addPast: ({ guest, key, at, body }) => put('addPast', key, guest, at, body),
    personalOf: async (guest) => (await rows('personalOf', guest)).map(personalRow),
    personalOfKind: async (...asked) => (await rows('personalOfKind', ...asked)).map(personalRow),
    async personalAt(...asked) {
      const [row] = await rows('personalAt', ...asked);
      return row && personalRow(row);
    },
    personalByKey: async (...asked) => (await rows('personalByKey', ...asked)).map(personalRow),
    personalUnder: async (...asked) => (await rows('personalUnder', ...asked)).map(personalRow),
    countUnder: async (...asked) =>
      new Map((await rows('countUnder', ...asked)).map(({ key, found }) => [String(key), Number(found)])),
    removeCreation: (key) => put('removeCreation', key),
    removePersonal: async (guest, kind, key) => (await ask('removePersonal', guest, kind, key)) === 1,
    async forgetGuest(guest) {
      await Promise.all([
        put('forgetGuest', guest),
        put('forgetPersonal', guest),
        put('forgetBetween', guest),
        put('removeOfCreations'),
        put('forgetSeats', guest),
        put('forgetNotes', guest),
      ]);
    },
    tablesNaming: async (id) => (await rows('tablesNaming', id)).map(tableRow),
    rewriteReplay: (match, body) => put('rewriteReplay', body, match),
    setNote: (key, value) => put('setNote', key, value),
    addNote: (key, value) => put('addNote', key, value),
    async getNote(key) {
      const [row] = await rows('getNote', key);
      return row && String(row.value);
    },
    takeNote: async (key, value) => (await ask('takeNote', key, value)) === 1,
  };
}

const tableValues = ({ table, game, status, listed, awake, touched, revision, body }: TableRow): Value[] => [
  table,
  game,
  status,
  Number(listed),
  Number(awake),
  touched,
  revision,
  body,
];

const tableRow = ({ name, game, status, listed, awake, touched, revision, body }: Row): TableRow => ({
  table: String(name),
  game: String(game),
  status: String(status),
  listed: listed === 1,
  awake: awake === 1,
  touched: Number(touched),
  revision: Number(revision),
  body: String(body),
});

const guestRow = ({ id, name, seen }: Row): GuestRow => ({
  id: String(id),
  name: String(name),
  seen: Number(seen),
});

const personalValues = ({ guest, kind, key, at, body }: PersonalRow): Value[] => [guest, kind, key, at, body];

const personalRow = ({ guest, kind, key, at, body }: Row): PersonalRow => ({
  guest: String(guest),
  kind: String(kind) as Kind,
  key: String(key),
  at: Number(at),
  body: String(body),
});

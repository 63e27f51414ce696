/** Batches of operations on an open SQLite database. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Operation, OperationName, Result, Value } from './operations.ts';
import { CONTENDED, NAMES, READS, STATEMENTS, tableOf } from './operations.ts';
import { demandKnownSchema, SQLITE_STEPS } from './schema.ts';
import { openLog, PAGE_OF_LOGS } from './sqlite-log.ts';

/** What sqlite-log.ts does. */
const ON_LOGS: ReadonlySet<OperationName> = new Set(['append', 'copyEntry', 'removeLogs']);

const valuesOf = (operation: Operation): Value[] => operation.slice(1) as Value[];

/** All or nothing, and safe on disk when it returns. */
type Run = (batch: readonly Operation[]) => readonly Result[];

export const DATABASE_FILE = 'questhall.db';

/** What is said in another way here. */
const OWN: { readonly [name in OperationName]?: string } = {
  allLog: PAGE_OF_LOGS,
  restTable: `update tables set awake = 0, touched = ? where name = ? and revision = ? and ? <> '' and ? > 0`,
};

export const statementFor = (name: OperationName): string => OWN[name] ?? STATEMENTS[name];

export function runnerOver(database: DatabaseSync): Run {
  useWal(database);
  database.exec('pragma synchronous = full');
  migrate(database);
  const prepared = {} as { [name in OperationName]: StatementSync };
  for (const name of NAMES) if (!ON_LOGS.has(name)) prepared[name] = database.prepare(statementFor(name));
  const log = openLog(database);
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');

  const write = (operation: Operation): number => {
    const name = operation[0];
    if (!ON_LOGS.has(name)) return Number(prepared[name].run(...valuesOf(operation)).changes);
    const [, match, second, third] = operation;
    return name === 'removeLogs'
      ? log.remove(String(match), String(second), String(third))
      : log.append(String(match), Number(second), String(third));
  };

  const carryOut = (batch: readonly Operation[]): Result[] => {
    const lost = new Set<string | undefined>();
    return batch.map((operation) => {
      const name = operation[0];
      if (READS.has(name)) return prepared[name].all(...valuesOf(operation)) as { [column: string]: Value }[];
      if (lost.size > 0 && lost.has(tableOf(operation))) return 0;
      const changes = write(operation);
      if (changes === 0 && CONTENDED.has(name)) lost.add(tableOf(operation));
      return changes;
    });
  };

  return (batch) => {
    if (batch.every(([name]) => READS.has(name))) return carryOut(batch);
    begin.run();
    try {
      log.begun();
      const results = carryOut(batch);
      log.ending();
      commit.run();
      return results;
    } catch (error) {
      log.rolledBack();
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };
}

/** Milliseconds between two tries, and how many there are. */
const PAUSE = 10;
const TRIES = 500;
const SQLITE_BUSY = 5;

/** SQLite does not wait for its turn when the way of keeping a journal changes, so whoever opens a new file together does. */
function useWal(database: DatabaseSync): void {
  for (let left = TRIES; ; left--) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (left === 0 || (error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}

/** Takes the steps this database has not taken yet. Only one process at a time looks which those are. */
function migrate(database: DatabaseSync): void {
  database.exec('begin immediate');
  const taken = Number(database.prepare('pragma user_version').get()?.user_version);
  demandKnownSchema(taken, SQLITE_STEPS.length);
  for (const step of SQLITE_STEPS.slice(taken)) database.exec(step);
  if (taken < SQLITE_STEPS.length) database.exec(`pragma user_version = ${SQLITE_STEPS.length}`);
  database.exec('commit');
}

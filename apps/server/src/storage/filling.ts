/** Fills an empty place with the rows of a whole hall: all of them, or nothing changes. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import type { Place } from './open.ts';
import type { Operation } from './operations.ts';
import { NOW, PREPARED } from './postgres.ts';
import { connectWritable } from './postgres-connection.ts';
import { migratePostgres } from './postgres-schema.ts';
import { DATABASE_FILE, runnerOver } from './sqlite-runner.ts';

/** Where these are empty nobody has been, whatever notes there are; the key of such a hall has opened nothing yet. */
const KEPT = ['guest', 'tables', 'log', 'snapshot', 'replay', 'seated'] as const;
const ANYTHING = KEPT.map((table) => `select 1 as found from ${table}`).join(' union all ');

/** Writes that go together. */
const BATCH = 500;

export const fill = <T>(place: Place, rows: AsyncGenerator<Operation, T>): Promise<T> =>
  place.database === undefined ? fillFolder(place.data, rows) : fillPostgres(place.database, rows);

/** In batches to `write`; what `rows` has to say at its end. */
async function hand<T>(
  rows: AsyncGenerator<Operation, T>,
  write: (batch: readonly Operation[]) => Promise<void> | void,
): Promise<T> {
  let batch: Operation[] = [];
  for (;;) {
    const { done, value } = await rows.next();
    if (done) {
      await write(batch);
      return value;
    }
    batch.push(value);
    if (batch.length < BATCH) continue;
    await write(batch);
    batch = [];
  }
}

const taken = (where: string): Error =>
  new Error(`there is a hall in ${where} already: nothing was changed. Choose an empty place.`);

/** A new database takes the place of the empty one when it is complete. */
async function fillFolder<T>(folder: string, rows: AsyncGenerator<Operation, T>): Promise<T> {
  const fresh = !existsSync(folder);
  const lock = lockFolder(folder);
  const file = join(folder, DATABASE_FILE);
  const unfinished = `${file}.part`;
  const remove = (name: string): void => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${name}${end}`, { force: true });
  };
  try {
    if (existsSync(file) && hasAnything(file)) throw taken(folder);
    remove(unfinished);
    const database = new DatabaseSync(unfinished);
    let told: T;
    try {
      const run = runnerOver(database);
      told = await hand(rows, (batch) => void run(batch));
    } finally {
      database.close();
    }
    remove(file);
    renameSync(unfinished, file);
    return told;
  } catch (error) {
    remove(unfinished);
    if (fresh) rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}

function hasAnything(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    runnerOver(database);
    return database.prepare(ANYTHING).get() !== undefined;
  } finally {
    database.close();
  }
}

/** Milliseconds a statement may take. */
const PATIENCE = 600_000;

async function fillPostgres<T>(address: string, rows: AsyncGenerator<Operation, T>): Promise<T> {
  await migratePostgres(address);
  const connection = await connectWritable(address);
  const { client } = connection;
  connection.patience(PATIENCE);
  try {
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    // No server can begin to write before this is through.
    await client.query(`lock table ${KEPT.join(', ')}, note, node in exclusive mode`);
    const { rowCount: servers } = await client.query(`select 1 from node where until > ${NOW} limit 1`);
    if (servers) throw new Error('a server runs on this database: stop it first. Nothing was changed.');
    const { rowCount: found } = await client.query(`${ANYTHING} limit 1`);
    if (found) throw taken('this database');
    await client.query('delete from note');
    const told = await hand(rows, (batch) => writeAll(client, batch));
    await client.query('commit');
    return told;
  } finally {
    // What was not committed is gone with the connection.
    await client.query('rollback').catch(() => {});
    connection.drop();
  }
}

async function writeAll(client: pg.Client, batch: readonly Operation[]): Promise<void> {
  for (const [name, ...values] of batch) await client.query({ ...PREPARED[name], values });
}

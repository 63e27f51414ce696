/** Everything a hall remembers, as it was at one moment, while it goes on. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Place } from './open.ts';
import type { Operation, OperationName, Value } from './operations.ts';
import { COPYING } from './operations.ts';
import { PREPARED } from './postgres.ts';
import { connectWritable } from './postgres-connection.ts';
import { POSTGRES_STEPS, SQLITE_STEPS } from './schema.ts';
import { DATABASE_FILE, statementFor } from './sqlite-runner.ts';

type Row = { readonly [column: string]: Value };
type Page = (name: OperationName, from: Value) => Promise<readonly Row[]>;

/** The writes that make everything again elsewhere, read in one transaction. */
export const readEverything = (place: Place): AsyncGenerator<Operation> =>
  place.database === undefined ? readSqlite(place.data) : readPostgres(place.database);

async function* everything(page: Page): AsyncGenerator<Operation> {
  for (const { page: name, from, write, columns } of COPYING) {
    let found = await page(name, from);
    while (found.length > 0) {
      for (const row of found) yield [write, ...columns.map((column) => row[column] as Value)] as const;
      found = await page(name, found.at(-1)?.key as Value);
    }
  }
}

function demandSchema(found: number, known: number): void {
  if (found === known) return;
  throw new Error(
    found > known
      ? `it was written by a newer Questhall (schema ${found}; this one knows ${known})`
      : `it was written by an older Questhall (schema ${found}; this one writes ${known}): start the hall once with this version`,
  );
}

/** With a write-ahead log, a transaction sees the moment of its first read. */
async function* readSqlite(folder: string): AsyncGenerator<Operation> {
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file)) throw new Error(`there is no hall in ${folder}`);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.exec('begin');
    demandSchema(Number(database.prepare('pragma user_version').get()?.user_version), SQLITE_STEPS.length);
    yield* everything((name, from) =>
      Promise.resolve(database.prepare(statementFor(name)).all(from) as Row[]),
    );
  } finally {
    database.close();
  }
}

/** Milliseconds a page may take. */
const PATIENCE = 600_000;

async function* readPostgres(address: string): AsyncGenerator<Operation> {
  const connection = await connectWritable(address);
  const { client } = connection;
  connection.patience(PATIENCE);
  try {
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ taken: number }>('select max(taken) as taken from schema_step');
    demandSchema(Number(rows[0]?.taken), POSTGRES_STEPS.length);
    yield* everything(
      async (name, from) => (await client.query<Row>({ ...PREPARED[name], values: [from] })).rows,
    );
  } finally {
    connection.drop();
  }
}

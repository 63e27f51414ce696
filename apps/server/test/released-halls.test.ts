import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect } from 'vitest';
import type { Place } from '../src/storage/open.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Operation } from '../src/storage/operations.ts';
import { readEverything } from '../src/storage/reading.ts';
import { POSTGRES_STEPS, SQLITE_STEPS } from '../src/storage/schema.ts';
import type { OwnPostgres } from '../src/torture/own-postgres.ts';
import { checkUpgrade } from '../src/upgrade.ts';
import { append } from './append.ts';
import { testFolder } from './folders.ts';
import { RELEASED_HALLS, sumOf, THEIR_ROWS } from './released-halls.ts';
import { test } from './with-postgres.ts';

/** Opened by this version, the hall is as it was, and goes on. */
async function expectToGoOn(
  place: Place,
  taken: number,
  known: number,
  more: readonly Operation[],
): Promise<void> {
  expect((await checkUpgrade(place, {})).schema).toEqual({ taken, known });
  const storage = await openStorage(place);
  expect((await checkUpgrade(place, {})).schema).toEqual({ taken: known, known });
  const rows: Operation[] = [];
  for await (const row of readEverything(place)) rows.push(row);
  expect(rows.toSorted()).toEqual([...THEIR_ROWS, ...more].toSorted());
  expect(await append(storage, 'HALLAA.2', 3, 'once more')).toBe(false);
  expect(await append(storage, 'HALLAA.2', 4, 'four')).toBe(true);
  expect(await storage.readLog('HALLAA.2', 2)).toEqual(['three', 'four']);
  // What came with later versions has its place there, and goes with either of two.
  const row = { guest: 'ann', kind: 'friend', key: 'bo', at: 1, body: '{}' } as const;
  await storage.putPersonal(row);
  await storage.putPersonal({ ...row, kind: 'rating', key: 'toy' });
  expect((await storage.personalOf('ann')).map(({ kind }) => kind)).toEqual(['friend', 'rating']);
  await storage.forgetGuest('bo');
  expect((await storage.personalOf('ann')).map(({ kind }) => kind)).toEqual(['rating']);
  await storage.close();
}

describe.each(RELEASED_HALLS)('[R8] a hall of release $release', ({ sqlite, postgres, more }) => {
  test('goes on in a folder', async () => {
    const steps = SQLITE_STEPS.slice(0, sqlite.steps);
    expect(sumOf(steps)).toBe(sqlite.sum);
    const data = testFolder();
    const database = new DatabaseSync(join(data, 'questhall.db'));
    for (const step of steps) database.exec(step);
    database.exec(`pragma user_version = ${sqlite.steps}; ${sqlite.rows}`);
    database.close();
    await expectToGoOn({ data }, sqlite.steps, SQLITE_STEPS.length, more);
  });

  test('goes on in PostgreSQL', async () => {
    const steps = POSTGRES_STEPS.slice(0, postgres.steps);
    expect(sumOf(steps)).toBe(postgres.sum);
    const url = await own.newDatabase();
    await written(url, steps, postgres.rows);
    await expectToGoOn({ data: 'never made', database: url }, postgres.steps, POSTGRES_STEPS.length, more);
  });
});

test('[R8] in PostgreSQL a table from before the first release keeps the number of its match', async () => {
  const url = await own.newDatabase();
  const before = `insert into tables(name, game, status, listed, awake, touched, body)
    values('HALLAA', 'toy', 'playing', 0, 0, 1, '{"table":"HALLAA","round":2,"chat":[]}')`;
  await written(url, POSTGRES_STEPS.slice(0, 5), before);
  const storage = await openStorage({ data: 'never made', database: url });
  const { body } = (await storage.loadTable('HALLAA')) ?? {};
  expect(JSON.parse(body ?? '')).toEqual({ table: 'HALLAA', matchNumber: 2, chat: [] });
  await storage.close();
});

let own: OwnPostgres;
test.beforeAll(({ postgres }) => {
  own = postgres;
});

/** A database that has taken these steps, with these rows. */
async function written(url: string, steps: readonly string[], rows: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table schema_step(taken integer primary key)');
  for (const [at, step] of steps.entries()) {
    await client.query(step);
    await client.query('insert into schema_step values($1)', [at + 1]);
  }
  await client.query(rows);
  await client.end();
}

import pg from 'pg';
import { describe, expect } from 'vitest';
import { ROUTES } from '../src/http/routes.ts';
import { startServer } from '../src/index.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import type { OwnPostgres } from '../src/torture/own-postgres.ts';
import { append } from './append.ts';
import { playOn } from './people.ts';
import { storageContract } from './storage-contract.ts';
import { seatTwo, serve } from './toy-hall.ts';
import { test } from './with-postgres.ts';

let postgres: OwnPostgres;
test.beforeAll(({ postgres: shared }) => {
  postgres = shared;
});

describe('PostgreSQL keeps the contract', () => {
  let url = '';
  storageContract(
    async () => {
      url = await postgres.newDatabase();
      return openPostgres(url);
    },
    async (storage) => {
      await storage.close();
      return openPostgres(url);
    },
  );
});

test('two servers on one database never both take a place in a log', async () => {
  const url = await postgres.newDatabase();
  const [one, two] = await Promise.all([openPostgres(url), openPostgres(url)]);
  for (let seq = 1; seq <= 20; seq++) {
    const won = await Promise.all([append(one, 'A', seq, 'one'), append(two, 'A', seq, 'two')]);
    expect(won.filter(Boolean).length).toBe(1);
  }
  await Promise.all([one.close(), two.close()]);
});

test('a batch with a lost place keeps everything of other tables', async () => {
  const url = await postgres.newDatabase();
  const [one, two] = await Promise.all([openPostgres(url), openPostgres(url)]);
  await append(one, 'A.1', 1, 'one');
  const results = await Promise.all([
    append(two, 'B.1', 1, 'kept'),
    append(two, 'A.1', 1, 'lost'),
    append(two, 'A.1', 2, 'behind'),
    append(two, 'B.1', 2, 'kept too'),
  ]);
  expect(results).toEqual([true, false, false, true]);
  expect(await one.readLog('B.1', 0)).toEqual(['kept', 'kept too']);
  expect(await one.readLog('A.1', 0)).toEqual(['one']);
  await Promise.all([one.close(), two.close()]);
});

test('what the database cannot hold fails alone: everything beside it is kept, and nothing behind it about that table', async () => {
  const storage = await openPostgres(await postgres.newDatabase());
  const results = await Promise.allSettled([
    append(storage, 'A.1', 1, 'kept'),
    append(storage, 'B.1', 1, 'never\0kept'),
    append(storage, 'B.1', 2, 'behind it'),
    storage.loadTable('\0'),
    append(storage, 'C.1', 1, 'kept'),
    storage.setNote('key', 'kept'),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await storage.readLog('A.1', 0)).toEqual(['kept']);
  expect(await storage.readLog('B.1', 0)).toEqual([]);
  expect(await storage.readLog('C.1', 0)).toEqual(['kept']);
  expect(await storage.getNote('key')).toBe('kept');
  await storage.close();
});

const WITH_PARTS = Object.keys(ROUTES).filter((route) => route.includes('{'));

test.each(WITH_PARTS)('nobody is stopped by a request for %s with NUL in its place', async (route) => {
  const { port } = await serve({ database: await postgres.newDatabase() });
  const { ann, bo } = await seatTwo(port);
  const [method = '', path = ''] = route.replaceAll(/\{\w+\}/g, '%00').split(' ');
  const asking = Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}${path}`, { method }));
  await playOn([ann, bo], 'meanwhile', 20);
  for (const { status } of await Promise.all(asking)) expect(status).toBe(404);
});

test('[R8] a database of a later release is refused', async () => {
  const url = await postgres.newDatabase();
  await (await openPostgres(url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('insert into schema_step values(99)');
  await client.end();
  await expect(openPostgres(url)).rejects.toThrow(
    'This database was written by a newer Questhall (schema 99;',
  );
});

test('when the database restarts, what was safe is there, and writing goes on', async () => {
  const url = await postgres.newDatabase();
  const storage = await openPostgres(url);
  expect(await append(storage, 'A.1', 1, 'before')).toBe(true);
  await postgres.stop();
  await expect(append(storage, 'A.1', 2, 'while it is away')).rejects.toThrow();
  await postgres.start();
  expect(await append(storage, 'A.1', 2, 'after')).toBe(true);
  expect(await storage.readLog('A.1', 0)).toEqual(['before', 'after']);
  await storage.close();
});

const ALONE = {
  data: 'never made',
  port: 0,
  host: '127.0.0.1',
  games: new URL('./toy-games.ts', import.meta.url),
};

test('a whole server on PostgreSQL: a match goes on after a restart', async () => {
  const database = await postgres.newDatabase();
  const first = await startServer({ ...ALONE, database });
  const { table, ann, bo } = await seatTwo(first.port);
  expect(await playOn([ann, bo], 'postgres', 10)).toBe(10);
  await Promise.all([ann.hangUp(), bo.hangUp()]);
  await first.close();
  const second = await serve({ database });
  await Promise.all([ann.comeBack(second.port), bo.comeBack(second.port)]);
  await playOn([ann, bo], 'postgres again');
  const replay = await fetch(`http://127.0.0.1:${second.port}/api/replays/${table}.1`);
  expect(replay.status).toBe(200);
});

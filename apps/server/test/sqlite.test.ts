import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readEverything } from '../src/storage/reading.ts';
import { SQLITE_STEPS } from '../src/storage/schema.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { append } from './append.ts';
import { testFolder } from './folders.ts';
import { storageContract } from './storage-contract.ts';

describe('SQLite keeps the contract', () => {
  let folder = '';
  storageContract(
    () => {
      folder = testFolder();
      return openSqlite(folder);
    },
    async (storage) => {
      await storage.close();
      return openSqlite(folder);
    },
  );
});

test('what cannot be kept fails alone', async () => {
  const storage = await openSqlite(testFolder());
  const unkeepable: unknown = undefined;
  const results = await Promise.allSettled([
    append(storage, 'A.1', 1, 'kept'),
    storage.setNote('key', unkeepable as string),
    append(storage, 'B.1', 1, 'kept'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await storage.close();
});

test('many may open a new database at the same time', async () => {
  const folder = testFolder();
  const all = await Promise.all(Array.from({ length: 8 }, () => openSqlite(folder)));
  await Promise.all(all.map((storage, at) => storage.setNote(`note ${at}`, 'kept')));
  for (const at of all.keys()) expect(await all[0]?.getNote(`note ${at}`)).toBe('kept');
  await Promise.all(all.map((storage) => storage.close()));
});

test('two processes on one database never both take a place in a log', async () => {
  const folder = testFolder();
  const [one, two] = await Promise.all([openSqlite(folder), openSqlite(folder)]);
  for (let seq = 1; seq <= 20; seq++) {
    const won = await Promise.all([append(one, 'A', seq, 'one'), append(two, 'A', seq, 'two')]);
    expect(won.filter(Boolean).length).toBe(1);
  }
  await Promise.all([one.close(), two.close()]);
});

test('a log so long that its entries are bundled is read, copied and continued as before', async () => {
  const folder = testFolder();
  const bodies = Array.from({ length: 4500 }, (_, at) => `entry ${at + 1}, "said"\n– so`);
  let storage = await openSqlite(folder);
  for (const half of [bodies.slice(0, 4200), bodies.slice(4200)]) {
    const before = (await storage.readLog('A.1', 0)).length;
    const wished = half.map((body, at) => append(storage, 'A.1', before + at + 1, body));
    expect((await Promise.all(wished)).every(Boolean)).toBe(true);
    expect(await append(storage, 'A.1', 1, 'once more')).toBe(false);
  }
  expect(await storage.readLog('A.1', 0)).toEqual(bodies);
  const copied: unknown[] = [];
  for await (const [name, ...values] of readEverything({ data: folder }))
    if (name === 'copyEntry') copied.push(values);
  expect(copied).toEqual(bodies.map((body, at) => ['A.1', at + 1, body]));
  await storage.close();
  storage = await openSqlite(folder);
  expect(await append(storage, 'A.1', 4500, 'once more')).toBe(false);
  expect(await append(storage, 'A.1', 4501, 'the next')).toBe(true);
  expect(await storage.readLog('A.1', 4499)).toEqual([bodies.at(-1), 'the next']);
  await storage.close();
});

test.each([
  ["insert into log(match, seq, body) values('A.1', 1, 'one'), ('A.1', 2, 'two')", 3],
  ["insert into placed values(1, 'A.1', 1, 'one'); insert into fresh values(2, 'A.1', 2, 'two')", 4],
])('a database of an earlier release keeps its logs, and they go on: %s', async (written, steps) => {
  const folder = testFolder();
  const earlier = new DatabaseSync(join(folder, 'questhall.db'));
  for (const step of SQLITE_STEPS.slice(0, steps)) earlier.exec(step);
  earlier.exec(`pragma user_version = ${steps}; ${written}`);
  earlier.close();
  const storage = await openSqlite(folder);
  expect(await append(storage, 'A.1', 2, 'once more')).toBe(false);
  expect(await append(storage, 'A.1', 3, 'three')).toBe(true);
  expect(await storage.readLog('A.1', 0)).toEqual(['one', 'two', 'three']);
  await storage.close();
});

test('a table of an earlier release keeps the number of its match', async () => {
  const folder = testFolder();
  const earlier = new DatabaseSync(join(folder, 'questhall.db'));
  for (const step of SQLITE_STEPS.slice(0, 6)) earlier.exec(step);
  earlier.exec(
    `pragma user_version = 6;
    insert into tables values('A', 'toy', 'playing', 0, 0, 1, '{"table":"A","round":2,"chat":[]}', 1)`,
  );
  earlier.close();
  const storage = await openSqlite(folder);
  expect(JSON.parse((await storage.loadTable('A'))?.body ?? '')).toEqual({
    table: 'A',
    matchNumber: 2,
    chat: [],
  });
  await storage.close();
});

test('[R8] a database of a later release is refused, and left as it is', async () => {
  const folder = testFolder();
  const file = join(folder, 'questhall.db');
  const later = new DatabaseSync(file);
  later.exec(`pragma user_version = ${SQLITE_STEPS.length + 1}; create table tables(of_the_future text)`);
  later.close();
  const before = readFileSync(file);
  await expect(openSqlite(folder)).rejects.toThrow(
    `This database was written by a newer Questhall (schema ${SQLITE_STEPS.length + 1}; this one knows ${SQLITE_STEPS.length}).`,
  );
  expect(new DatabaseSync(file, { readOnly: true }).prepare('select * from tables').all()).toEqual([]);
  expect(readFileSync(file).subarray(100)).toEqual(before.subarray(100));
});

test.each([200, 700])('killed after %i safe appends, not one of them is lost', async (enough) => {
  const folder = testFolder();
  const appender = fileURLToPath(new URL('./appender.ts', import.meta.url));
  const child = spawn(process.execPath, [appender, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const safe = new Map<string, number>();
  let lines = 0;
  for await (const line of createInterface(child.stdout)) {
    const [match = '', seq = ''] = line.split(' ');
    if (seq === '') continue;
    safe.set(match, Number(seq));
    lines += 1;
    if (lines === enough) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  expect(safe.size).toBe(5);
  const storage = await openSqlite(folder);
  for (const [match, seq] of safe) {
    const log = await storage.readLog(match, 0);
    expect(log.length).toBeGreaterThanOrEqual(seq);
    expect(log).toEqual(log.map((_, at) => `entry ${at + 1}`));
  }
  await storage.close();
});

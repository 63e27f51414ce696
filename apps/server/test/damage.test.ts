import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { damagedTables, demandUndamaged } from '../src/storage/sqlite-damage.ts';
import { append } from './append.ts';
import { testFolder } from './folders.ts';
import { newToken } from './people.ts';
import { seatTwo, serve } from './toy-hall.ts';

/** A folder with some writes that are in the write-ahead log only, as a process leaves it that was killed. */
async function killedHall(): Promise<{ folder: string; wal: Buffer }> {
  const folder = testFolder();
  const storage = await openSqlite(folder);
  for (let seq = 1; seq <= 40; seq++)
    await append(storage, 'A.1', seq, JSON.stringify({ seq, text: 'x'.repeat(500) }));
  const file = join(folder, 'questhall.db');
  const [main, wal] = [readFileSync(file), readFileSync(`${file}-wal`)];
  await storage.close();
  const copy = testFolder();
  writeFileSync(join(copy, 'questhall.db'), main);
  writeFileSync(join(copy, 'questhall.db-wal'), wal);
  return { folder: copy, wal };
}

test('[R18] a write-ahead log as it was left is no damage, also when its end is torn', async () => {
  const { folder, wal } = await killedHall();
  writeFileSync(join(folder, 'questhall.db-wal'), wal.subarray(0, wal.length - 700));
  demandUndamaged(folder);
  const storage = await openSqlite(folder);
  expect((await storage.readLog('A.1', 0)).length).toBeGreaterThan(30);
  await storage.close();
});

test.each([0, 0.1, 0.4, 0.7])(
  '[R18] a byte that changed at %f of the write-ahead log is noticed and named',
  async (part) => {
    const { folder, wal } = await killedHall();
    const at = Math.floor(wal.length * part) + 20;
    wal[at] = (wal[at] as number) ^ 4;
    const file = join(folder, 'questhall.db-wal');
    writeFileSync(file, wal);
    expect(() => demandUndamaged(folder)).toThrow(`${file} is damaged at byte `);
    await expect(serve({ data: folder })).rejects.toThrow('is damaged at byte');
    // Nothing was done to it: who moves it away goes on without it.
    expect(readFileSync(file)).toEqual(wal);
  },
);

test('[R18] a database whose pages are damaged is not served', async () => {
  const folder = testFolder();
  const storage = await openSqlite(folder);
  for (let at = 0; at < 200; at++) await storage.saveGuest({ id: `guest-${at}`, name: 'Ann', seen: at });
  await storage.close();
  const file = join(folder, 'questhall.db');
  const bytes = readFileSync(file);
  for (let at = 4096; at < bytes.length; at += 4096) bytes.fill(0xff, at, at + 16);
  writeFileSync(file, bytes);
  await expect(serve({ data: folder })).rejects.toThrow(`${file} is damaged (`);
});

test('[R18] tables that cannot be read are named at start, and nobody else notices', async () => {
  const data = testFolder();
  const first = await serve({ data });
  const spec = { game: 'toy', settings: { players: 2, listed: true }, seats: [{ holder: 'you' }] } as const;
  const [bad, good] = [await seatTwo(first.port, spec), await seatTwo(first.port, spec)];
  await first.server.close();
  const database = new DatabaseSync(join(data, 'questhall.db'));
  database.prepare("update tables set body = replace(body, '{', '[') where name = ?").run(bad.table);
  database.close();
  expect(damagedTables(data)).toEqual([`${bad.table}: its record cannot be read`]);
  const second = await serve({ data });
  expect(second.told).toContainEqual({ event: 'damage', what: `${bad.table}: its record cannot be read` });
  const token = await newToken(second.port, 'Cy');
  const get = async (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${second.port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { tables } = (await (await get('/api/tables')).json()) as { tables: { table: string }[] };
  expect(tables.map(({ table }) => table)).toEqual([good.table]);
  await good.ann.comeBack(second.port);
  expect(good.ann.client.state().table?.table).toBe(good.table);
  second.faults.length = 0;
});

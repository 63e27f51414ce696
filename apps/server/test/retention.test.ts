import { expect } from 'vitest';
import { keepInWords, readKeep, removeOld, USUAL_KEEP } from '../src/retention.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/port.ts';
import type { OwnPostgres } from '../src/torture/own-postgres.ts';
import { append } from './append.ts';
import { testFolder } from './folders.ts';
import { join, newTable } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';
import { test } from './with-postgres.ts';

let postgres: OwnPostgres;
test.beforeAll(({ postgres: shared }) => {
  postgres = shared;
});

const DAY = 24 * 3600 * 1000;
const NOW = 2_000_000_000_000;
const CHAT = [{ at: 1, name: 'Ann', text: 'hello' }];

async function add(
  storage: Storage,
  table: string,
  status: string,
  days: number,
  chat: object[] = [],
): Promise<void> {
  const body = JSON.stringify({ table, game: 'toy', status, matchNumber: 1, chat, revision: 0 });
  const touched = NOW - days * DAY;
  await storage.addTable({
    table,
    game: 'toy',
    status,
    listed: true,
    awake: false,
    touched,
    revision: 0,
    body,
  });
  await storage.saveGuest({ id: `guest ${table}`, name: 'Ann', seen: touched });
  await storage.seatGuest(`guest ${table}`, table);
  await append(storage, `${table}.1`, 1, '{}');
  await append(storage, `${table}.1`, 2, '{}');
  await storage.saveSnapshot(`${table}.1`, { seq: 2, body: '{}' });
  await storage.saveReplay(`${table}.1`, '{}');
}

test.each(['SQLite', 'PostgreSQL'])(
  '[R16] on %s, what is old is removed with all that belongs to it, and nothing else',
  async (kind) => {
    const database = kind === 'PostgreSQL' ? { database: await postgres.newDatabase() } : {};
    const storage = await openStorage({ data: testFolder(), ...database });
    await add(storage, 'OLDOPEN', 'gathering', 31);
    await add(storage, 'NEWOPEN', 'gathering', 29);
    await add(storage, 'OLDPLAY', 'playing', 181);
    await add(storage, 'NEWPLAY', 'playing', 179, CHAT);
    await add(storage, 'OLDDONE', 'finished', 731);
    await add(storage, 'NEWDONE', 'finished', 729);
    await add(storage, 'LATELY', 'playing', 2, CHAT);
    await storage.saveGuest({ id: 'stranger', name: 'Bo', seen: NOW - 401 * DAY });
    await storage.setNote('webhook stranger', '{}');
    await storage.setNote('push keys', 'kept');
    const told: unknown[] = [];
    const keep = USUAL_KEEP;
    await removeOld({ storage, keep, now: () => NOW, log: (happening) => told.push(happening) });
    expect(told).toEqual([{ event: 'removed', tables: 3, guests: 2, chats: 1 }]);
    for (const [name, there] of [
      ['OLDOPEN', false],
      ['OLDPLAY', false],
      ['OLDDONE', false],
      ['NEWOPEN', true],
      ['NEWPLAY', true],
      ['NEWDONE', true],
    ] as const) {
      expect((await storage.loadTable(name)) !== undefined, name).toBe(there);
      expect((await storage.readLog(`${name}.1`, 0)).length, name).toBe(there ? 2 : 0);
      expect((await storage.loadSnapshot(`${name}.1`)) !== undefined, name).toBe(there);
      expect((await storage.loadReplay(`${name}.1`)) !== undefined, name).toBe(there);
      expect((await storage.tablesOf(`guest ${name}`, 9)).length, name).toBe(
        there && name !== 'NEWDONE' ? 1 : 0,
      );
    }
    const chatAt = async (name: string): Promise<unknown> =>
      (JSON.parse((await storage.loadTable(name))?.body ?? '{}') as { chat: unknown }).chat;
    expect([await chatAt('NEWPLAY'), await chatAt('LATELY')]).toEqual([[], CHAT]);
    expect(await storage.loadGuest('stranger')).toBeUndefined();
    // Seen long ago, but at a table that is kept.
    expect(await storage.loadGuest('guest NEWDONE')).toBeDefined();
    expect([await storage.getNote('webhook stranger'), await storage.getNote('push keys')]).toEqual([
      undefined,
      'kept',
    ]);
    // A log that was removed may begin anew, and what is left goes on.
    expect(await append(storage, 'NEWPLAY.1', 3, '{}')).toBe(true);
    expect(await append(storage, 'OLDPLAY.1', 3, '{}')).toBe(false);
    told.length = 0;
    await removeOld({ storage, keep, now: () => NOW, log: (happening) => told.push(happening) });
    expect(told).toEqual([]);
    await storage.close();
  },
);

test('[R16] what is kept can be set, and is said in words', () => {
  expect(readKeep('playing=90,chat=forever')).toEqual({
    ...USUAL_KEEP,
    playing: 90,
    chat: Number.POSITIVE_INFINITY,
  });
  expect(keepInWords(readKeep('guests=forever') ?? USUAL_KEEP)).toBe(
    'gathering 30 days, playing 180 days, finished 730 days, chat 90 days, guests for ever',
  );
  for (const wrong of ['', 'playing', 'playing=0', 'playing=-1', 'toys=3', 'playing=1,'])
    expect(readKeep(wrong)).toBeUndefined();
});

test('[R16] a table that was left sleeps: it is not in memory after a restart, and wakes when somebody comes', async () => {
  const data = testFolder();
  const first = await serve({ data, tidyEvery: 20 });
  const seats = [{ holder: 'you' }, { holder: 'bot', bot: 'random' }] as const;
  const { ann } = await seatTwo(first.port);
  const table = await newTable(first.port, ann.token ?? '', { ...DUEL, seats });
  const host = await join(first.port, table, ann.token);
  expect(await host.client.ask({ type: 'start' })).toHaveProperty('ok');
  await host.until(({ shown }) => shown.get(0)?.seen.decision != null);
  await Promise.all([host.hangUp(), ann.hangUp()]);
  const tables = async (port: number): Promise<unknown> =>
    ((await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()) as { tables: number }).tables;
  await expect.poll(() => tables(first.port)).toBe(1);
  await first.server.close();
  const second = await serve({ data });
  expect(second.told.map(({ event }) => event)).not.toContain('woken');
  expect(await tables(second.port)).toBe(0);
  await host.comeBack(second.port);
  // The bots are awake, too.
  const toBot = { type: 'seat', seat: 0, action: { do: 'handToBot', bot: 'random' } } as const;
  expect(await host.client.ask(toBot)).toHaveProperty('ok');
  await host.until((state) => state.table?.status === 'finished');
});

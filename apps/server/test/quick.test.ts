import { randomUUID } from 'node:crypto';
import type { Game } from '@questhall/kernel';
import type { QuickWish, TableInfo } from '@questhall/protocol';
import { newTable as newRecord } from '@questhall/protocol/host';
import { expect } from 'vitest';
import { NO_LIMITS } from '../src/index.ts';
import { createQuick } from '../src/tables/quick.ts';
import { rowOf } from '../src/tables/row.ts';
import type { OwnPostgres } from '../src/torture/own-postgres.ts';
import { testFolder } from './folders.ts';
import type { Person } from './people.ts';
import { join, newTable, newToken, playOn, post } from './people.ts';
import { GAMES } from './toy-games.ts';
import { serve } from './toy-hall.ts';
import { test } from './with-postgres.ts';

const CLOCK = { bank: 300, gain: 10 };
const WISH: QuickWish = { game: 'toy', players: 2, options: {}, clock: CLOCK, bots: null };

interface Looked {
  readonly token: string;
  readonly table: string;
  readonly joined: boolean;
  readonly status: number;
}

async function look(port: number, wish: Partial<QuickWish> = {}, as?: string): Promise<Looked> {
  const token = as ?? (await newToken(port, `P${randomUUID().slice(0, 6)}`));
  const reply = await post(port, '/api/quick', { ...WISH, ...wish }, token);
  if (reply.status === 500) throw new Error(await reply.text());
  return { ...((await reply.json()) as { table: string; joined: boolean }), token, status: reply.status };
}

const at = (port: number, { table, token }: Looked): Promise<Person> => join(port, table, token);

const info = async (port: number, table: string): Promise<TableInfo> =>
  (await (await fetch(`http://127.0.0.1:${port}/api/tables/${table}`)).json()) as TableInfo;

test('[O5] two who look for the same meet, and the match begins by itself', async () => {
  const { port } = await serve();
  const first = await look(port);
  expect(first).toMatchObject({ status: 200, joined: false });
  const ann = await at(port, first);
  const second = await look(port);
  expect(second).toMatchObject({ table: first.table, joined: true });
  const bo = await at(port, second);
  await Promise.all([ann, bo].map((person) => person.until((state) => state.table?.status === 'playing')));
  expect(new Set([...seatsOf(ann), ...seatsOf(bo)])).toEqual(new Set([0, 1]));
  await playOn([ann, bo], 'quick');
});

const seatsOf = ({ client }: Person): readonly number[] => client.state().you?.seats ?? [];

test('[O5] who wants another pace, other players or other settings is not led there', async () => {
  const { port } = await serve();
  const first = await look(port);
  await at(port, first);
  for (const other of [{ clock: { bank: 900, gain: 10 } }, { players: 3 }, { options: { health: 9 } }]) {
    const found = await look(port, other);
    expect(found).toMatchObject({ status: 200, joined: false });
    expect(found.table).not.toBe(first.table);
  }
  // A default that is spelled out is the same set-up.
  expect(await look(port, { options: { scouting: true } })).toMatchObject({
    table: first.table,
    joined: true,
  });
});

test('[R9] quick match leads nobody to a table that one enters by password or as a friend', async () => {
  const { port } = await serve();
  for (const access of ['password', 'friends'] as const) {
    const token = await newToken(port, 'Host');
    const settings = { players: 2, clock: CLOCK, listed: true, quick: true, access };
    const spec = { game: 'toy', settings, password: 'sesame', seats: [{ holder: 'you' }] } as const;
    const table = await newTable(port, token, spec);
    await join(port, table, token);
    const found = await look(port);
    expect(found.table).not.toBe(table);
    expect((await info(port, table)).seats[1]?.holder).toBe('open');
  }
});

test('[R15] however many tables have something of people’s own, quick match does not have the rules look through it', async () => {
  const looked: unknown[] = [];
  const settings = [{ key: 'own', kind: 'content', default: [] }] as const;
  const configure = (input: { readonly [key: string]: unknown }) => {
    looked.push(input.own);
    return { options: { players: 2 } };
  };
  const game = { ...(await GAMES.toy?.()), settings, configure } as unknown as Game;
  const options = (own: number) => ({ players: 2, options: { own: [own] }, clock: CLOCK, quick: true });
  const rows = Array.from({ length: 200 }, (_, at) => {
    const made = newRecord(
      { ...game, configure: () => ({ options: { players: 2 } }) },
      `T${at}`,
      {
        game: 'toy',
        settings: options(at),
      },
      { id: `host ${at}`, name: 'Host' },
    );
    if (!('record' in made)) throw new Error('no table');
    return rowOf(made.record, 0);
  });
  const found: string[] = [];
  const quick = createQuick({
    hall: {
      create: () => Promise.resolve({ table: 'NEW' }),
      find: (name) => {
        found.push(name);
        return Promise.resolve(undefined);
      },
      game: () => Promise.resolve(game),
      tablesOf: () => Promise.resolve([]),
    },
    storage: { openTables: () => Promise.resolve(rows) },
    friends: { avoid: () => Promise.resolve(false) },
    now: () => 0,
  });
  const wish = { game: 'toy', players: 2, clock: CLOCK, bots: null };
  expect(await quick.find({ ...wish, options: {} }, { id: 'ann', name: 'Ann' })).toMatchObject({
    joined: false,
  });
  expect(await quick.find({ ...wish, options: { own: [7] } }, { id: 'ann', name: 'Ann' })).toMatchObject({
    joined: false,
  });
  // The wish itself, once.
  expect(looked).toEqual([undefined]);
  // What is wished for is found all the same.
  expect(new Set(found)).toEqual(new Set(['T7', 'NEW']));
});

test('[O5] a bot plays until somebody comes, and gives up its seat without a question', async () => {
  const { port } = await serve();
  const first = await look(port, { bots: 'random' });
  const ann = await at(port, first);
  await ann.until((state) => state.table?.status === 'playing');
  const second = await look(port, { bots: 'random' });
  expect(second).toMatchObject({ table: first.table, joined: true });
  const bo = await at(port, second);
  expect((await info(port, first.table)).seats.map(({ holder }) => holder)).toEqual(['person', 'person']);
  await playOn([ann, bo], 'quick with bots');
});

test('[O5] a seat that somebody left to a bot is kept for them', async () => {
  const { port } = await serve();
  const first = await look(port);
  const ann = await at(port, first);
  const second = await look(port);
  const bo = await at(port, second);
  await bo.until((state) => state.table?.status === 'playing');
  const [seat = -1] = seatsOf(bo);
  expect(await bo.client.ask({ type: 'seat', seat, action: { do: 'leave' } })).toHaveProperty('ok');
  await ann.until((state) => state.table?.seats[seat]?.holder === 'bot');
  expect(await look(port)).toMatchObject({ joined: false });
  expect(await bo.client.ask({ type: 'seat', seat, action: { do: 'take' } })).toHaveProperty('ok');
});

test('[O5] one waits at one table: to ask again is to stay, to ask for something else is to move', async () => {
  const { port } = await serve();
  const first = await look(port);
  expect(await look(port, {}, first.token)).toMatchObject({ table: first.table, joined: false });
  const moved = await look(port, { players: 3 }, first.token);
  expect(moved.table).not.toBe(first.table);
  expect((await info(port, first.table)).seats.map(({ holder }) => holder)).toEqual(['open', 'open']);
  // Nobody is led to a table that nobody waits at.
  const next = await look(port);
  expect(next).toMatchObject({ joined: false });
  expect(next.table).not.toBe(first.table);
});

test('[O5] nobody is led to somebody who went away', async () => {
  const data = testFolder();
  const before = await serve({ data });
  const first = await look(before.port);
  await (await at(before.port, first)).hangUp();
  await before.server.close();
  const { port } = await serve({ data, wall: () => Date.now() + 60_000 });
  const second = await look(port);
  expect(second).toMatchObject({ joined: false });
  // Who comes back is found again.
  const ann = await at(port, first);
  expect((await look(port)).table).toBe(first.table);
  await ann.until((state) => state.table?.status === 'playing');
});

test('[O5] what cannot be played is refused, with all that is wrong', async () => {
  const { port } = await serve();
  expect((await look(port, { game: 'nothing' })).status).toBe(404);
  expect((await look(port, { players: 12 })).status).toBe(400);
  expect((await post(port, '/api/quick', { ...WISH, clock: null })).status).toBe(400);
});

test('[O5] once more with sides swapped: everybody moves on by one seat', async () => {
  const { port } = await serve();
  const first = await look(port);
  const ann = await at(port, first);
  const bo = await at(port, await look(port));
  await bo.until((state) => state.table?.status === 'playing');
  const before = seatsOf(ann);
  await playOn([ann, bo], 'first of two');
  const host = ann.client.state().you?.host ? ann : bo;
  const guest = host === ann ? bo : ann;
  expect(await guest.client.ask({ type: 'start', swap: true })).toMatchObject({
    refused: { rule: 'QH-NOT-HOST' },
  });
  expect(await host.client.ask({ type: 'start', swap: true })).toHaveProperty('ok');
  for (const person of [ann, bo])
    await person.until((state) => state.table?.matchNumber === 2 && state.shown.size > 0);
  expect(seatsOf(ann)).toEqual(before.map((seat) => 1 - seat));
  expect(seatsOf(bo)).toEqual(before);
});

let postgres: OwnPostgres;
test.beforeAll(({ postgres: shared }) => {
  postgres = shared;
});

test('[O5] on three nodes everybody who looks at the same moment finds somebody', async () => {
  const database = await postgres.newDatabase();
  const nodes = await Promise.all(
    [1, 2, 3].map(() => serve({ database, beatEvery: 200, limits: NO_LIMITS })),
  );
  const ports = [0, 1, 2, 0, 1, 2].map((node) => nodes[node]?.port ?? 0);
  const tokens = await Promise.all(ports.map((port, who) => newToken(port, `Player ${who}`)));
  const found = await Promise.all(ports.map((port, who) => look(port, {}, tokens[who])));
  const people = async (who: number): Promise<number> =>
    (await info(ports[who] ?? 0, found[who]?.table ?? '')).seats.filter(({ holder }) => holder === 'person')
      .length;
  // Whoever waits looks again, as the page does.
  for (let alone = ports.length; alone > 0; ) {
    alone = 0;
    for (const [who, port] of ports.entries()) {
      if ((await people(who)) === 2) continue;
      alone += 1;
      found[who] = await look(port, {}, tokens[who]);
    }
  }
  expect(new Set(found.map(({ table }) => table)).size).toBe(3);
}, 60_000);

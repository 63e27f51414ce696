/** What costs the server much can be had seldom, and what nobody needs costs nothing. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { asGame } from '@questhall/kernel';
import { PROTOCOL } from '@questhall/protocol';
import { newTable as newRecord } from '@questhall/protocol/host';
import { toy } from '@questhall/testkit/toy';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Limits } from '../src/index.ts';
import { NO_LIMITS } from '../src/index.ts';
import type { Storage } from '../src/storage/port.ts';
import { createLists } from '../src/tables/lists.ts';
import { rowOf } from '../src/tables/row.ts';
import { join, newTable, newToken, playOn, post } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';

const few = (burst: number) => ({ burst, perSecond: 0 });
const limited = (limits: Partial<Limits>) => serve({ limits: { ...NO_LIMITS, ...limits } });

test('chat and names: one share of a network does not write a table again and again', async () => {
  const { port } = await limited({ changes: few(3) });
  const { table, ann, bo } = await seatTwo(port);
  const eve = await join(port, table);
  const said = await Promise.all(
    Array.from({ length: 10 }, (_, at) => eve.client.ask({ type: 'chat', text: `${at}` })),
  );
  expect(said.filter((reply) => 'ok' in reply).length).toBeLessThanOrEqual(3);
  expect(said.at(-1)).toHaveProperty('refused.rule', 'QH-TOO-FAST');
  await playOn([ann, bo], 'beside', 4);
});

test('replays are dearer than other requests', async () => {
  const { port } = await limited({ requests: few(60) });
  const { table, ann, bo } = await seatTwo(port);
  await playOn([ann, bo], 'to the end');
  const statuses: number[] = [];
  for (let times = 0; times < 3; times++)
    statuses.push((await fetch(`http://127.0.0.1:${port}/api/replays/${table}.1`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await fetch(`http://127.0.0.1:${port}/api/games`)).status).toBe(200);
});

test('what is sent costs by its length, and as much as can be where nobody knows it', async () => {
  const { port } = await limited({ requests: few(200) });
  const put = async (length: number): Promise<number> =>
    (
      await fetch(`http://127.0.0.1:${port}/api/me`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'x'.repeat(length) }),
      })
    ).status;
  expect([await put(60_000), await put(60_000), await put(10)]).toEqual([400, 400, 200]);
  const inParts = async (): Promise<number> =>
    (
      await fetch(`http://127.0.0.1:${port}/api/me`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: new Blob(['{"name":', '"Ann"}']).stream(),
        duplex: 'half',
      } as RequestInit)
    ).status;
  expect([await inParts(), await inParts()]).toEqual([200, 429]);
});

test('matches of one’s own are as dear to keep as they are long', async () => {
  const { port } = await limited({ creations: few(9) });
  const token = await newToken(port, 'Ann');
  const match = {
    game: 'toy',
    at: 1,
    yours: [0],
    players: [{ name: 'Ann', bot: null }],
    options: { notes: 'x'.repeat(1000) },
    winners: [],
    ending: 'Over.',
    answers: 1,
    left: false,
  };
  const matches = Array.from({ length: 50 }, (_, at) => ({ ...match, match: `alone ${at}` }));
  const put = async (): Promise<number> =>
    (
      await fetch(`http://127.0.0.1:${port}/api/me/matches`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ matches }),
      })
    ).status;
  expect([await put(), await put()]).toEqual([200, 429]);
});

test('[R15] of what somebody tells about their matches no more is kept than can be shown at once', async () => {
  const { port } = await serve({ limits: NO_LIMITS });
  const token = await newToken(port, 'Eve');
  const ask = async (method: string, path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const feat = (match: string, heroes: number) => ({
    match,
    game: 'toy',
    at: 1,
    won: true,
    earned: [],
    heroes: Array.from({ length: heroes }, () => 'h'.repeat(100)),
    card: null,
    deeds: Array.from({ length: 20 }, () => ({ of: 'dealt'.repeat(5), n: 1 })),
  });
  const alone = (match: string, length: number) => ({
    match,
    game: 'toy',
    at: 1,
    yours: [0],
    players: [{ name: 'Eve', bot: null }],
    options: { notes: 'x'.repeat(length) },
    winners: [],
    ending: 'Over.',
    answers: 1,
    left: false,
  });
  // A single one is not long.
  expect((await ask('PUT', '/api/me/feats', { feats: [feat('long', 12)] })).status).toBe(400);
  expect((await ask('PUT', '/api/me/matches', { matches: [alone('long', 3000)] })).status).toBe(400);
  // And all together are not.
  for (let batch = 0; batch < 40; batch++) {
    const names = Array.from({ length: 30 }, (_, at) => `${batch} ${at}`);
    const feats = names.map((name) => feat(name, 5));
    const matches = names.map((name) => alone(name, 1500));
    expect((await ask('PUT', '/api/me/feats', { feats })).status).toBe(200);
    expect((await ask('PUT', '/api/me/matches', { matches })).status).toBe(200);
  }
  await ask('PUT', '/api/me/profile', { open: true });
  const { person } = (await (await ask('GET', '/api/me/profile')).json()) as { person: string };
  expect((await (await ask('GET', `/api/people/${person}`)).text()).length).toBeLessThan(1_200_000);
  expect((await (await ask('GET', '/api/me/export')).text()).length).toBeLessThan(3_000_000);
});

test('[R15] profiles, feats and matches are dearer than other requests', async () => {
  const { port } = await limited({ requests: few(32) });
  const ask = async (path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect([await ask('/api/people/nobody'), await ask('/api/me/matches')]).toEqual([404, 200]);
  expect([await ask('/api/people/nobody'), await ask('/api/me/matches')]).toEqual([429, 429]);
});

test('results of quests are dearer than other requests', async () => {
  const { port } = await limited({ requests: few(25) });
  const day = Math.floor(Date.now() / (24 * 3600 * 1000));
  const ask = async (path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}/api/quests/${day}${path}`)).status;
  expect([await ask(''), await ask('/brawl/best'), await ask('')]).toEqual([200, 404, 429]);
});

test('what looks through all tables, and tables of much content, are dearer than others', async () => {
  const { port } = await limited({ creations: few(40) });
  const token = await newToken(port, 'Ann');
  const mine = (): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api/me/export`, { headers: { authorization: `Bearer ${token}` } });
  expect([(await mine()).status, (await mine()).status]).toEqual([200, 429]);
  await newTable(port, token, DUEL);
  const large = { ...DUEL, settings: { ...DUEL.settings, options: { notes: 'x'.repeat(60_000) } } };
  const made = await Promise.all([large, large].map((spec) => post(port, '/api/tables', spec, token)));
  // Neither is a table of this game; the second is not even looked at.
  expect(made.map(({ status }) => status)).toEqual([400, 429]);
});

test('who comes and goes without end is not told to everybody at the table without end', async () => {
  const { port } = await limited({ arrivals: few(6) });
  const { table, ann } = await seatTwo(port);
  const before = ann.frames.length;
  const came: boolean[] = [];
  for (let times = 0; times < 20; times++) {
    const eve = new WebSocket(`ws://127.0.0.1:${port}/play`);
    eve.on('error', () => {});
    await new Promise((resolve) => eve.once('open', resolve).once('close', resolve));
    came.push(eve.readyState === eve.OPEN);
    if (eve.readyState !== eve.OPEN) continue;
    eve.send(JSON.stringify({ type: 'open', protocol: PROTOCOL, table }));
    await once(eve, 'message');
    eve.terminate();
  }
  // Two have come before.
  expect(came.filter(Boolean)).toHaveLength(4);
  await ann.client.ask({ type: 'ping' });
  expect(ann.frames.length - before).toBeLessThan(12);
});

test('who only looks on and takes another name changes nothing about the table', async () => {
  const { port } = await serve();
  const { table, ann } = await seatTwo(port);
  const eve = await join(port, table);
  // That she came was told.
  await ann.until((state) => state.table?.spectators === 1);
  const before = ann.frames.length;
  expect(await eve.client.ask({ type: 'name', name: 'Mallory' })).toHaveProperty('ok');
  await ann.client.ask({ type: 'ping' });
  expect(ann.frames.slice(before).filter((frame) => !frame.startsWith('{"type":"pong"'))).toEqual([]);
  expect(eve.client.state().you?.name).toBe('Mallory');
});

test('to be shown everything again and again is dear', async () => {
  const { port } = await limited({ messages: few(50) });
  const { table } = await seatTwo(port);
  const eve = await join(port, table);
  for (let times = 0; times < 6; times++)
    eve.raw(JSON.stringify({ type: 'open', protocol: PROTOCOL, table }));
  await eve.client.ask({ type: 'ping' });
  const welcomes = eve.frames.filter((frame) => frame.startsWith('{"type":"welcome"'));
  expect(welcomes).toHaveLength(3);
  expect(eve.frames.some((frame) => frame.includes('QH-TOO-FAST'))).toBe(true);
});

test('who asks for an undo that others must be asked about, again and again, is told to wait', async () => {
  const { port } = await limited({ undos: few(2) });
  const { ann, bo } = await seatTwo(port, { ...DUEL, settings: { players: 2, undo: 'ask' } });
  await playOn([ann, bo], 'first', 4);
  const replies: object[] = [];
  for (let times = 0; times < 3; times++) {
    const asking = ann.client.ask({ type: 'undo', seat: 0 });
    await ann.client.ask({ type: 'ping' });
    await bo.client.ask({ type: 'undoReply', seat: 1, agree: false });
    replies.push(await asking);
  }
  expect(replies.at(-1)).toHaveProperty('refused.rule', 'QH-TOO-FAST');
  expect(replies[0]).not.toHaveProperty('refused.rule', 'QH-TOO-FAST');
});

test('signs of life without end get no answer, and bytes without end end the line', async () => {
  const { port } = await limited({ messages: few(5), bytes: few(20_000) });
  const line = new WebSocket(`ws://127.0.0.1:${port}/play`);
  await once(line, 'open');
  let pongs = 0;
  line.on('pong', () => {
    pongs += 1;
  });
  for (let times = 0; times < 100; times++) line.ping();
  for (let times = 0; times < 2000; times++) line.ping('x'.repeat(50));
  await once(line, 'close');
  expect(pongs).toBeLessThanOrEqual(5);
});

test('the list of tables is made once, however many ask', async () => {
  const { port } = await serve();
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, { ...DUEL, settings: { players: 2, listed: true } });
  const get = async () => (await fetch(`http://127.0.0.1:${port}/api/tables`)).text();
  const commits = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^questhall_commit_operations_total (\d+)$/m.exec(text)?.[1]);
  };
  const before = await commits();
  const lists = await Promise.all(Array.from({ length: 50 }, get));
  expect(new Set(lists).size).toBe(1);
  expect(lists[0]).toContain(table);
  expect((await commits()) - before).toBeLessThan(10);
});

test('[R15] a list of tables that takes long to write is written seldom, however many ask', async () => {
  vi.useFakeTimers();
  try {
    let written = 0;
    const record = newRecord(asGame(toy), 'ABC234', DUEL, { id: 'ann', name: 'Ann' });
    if (!('record' in record)) throw new Error('no table');
    const lists = createLists({
      storage: { listTables: () => Promise.resolve([rowOf(record.record, 0)]) } as unknown as Storage,
      ratings: { of: () => Promise.resolve([]) },
      now: () => 0,
      inMemory() {
        written += 1;
        vi.advanceTimersByTime(20);
        return undefined;
      },
      playable: () => Promise.resolve(undefined),
      record: () => Promise.resolve(undefined),
      fault: () => {},
    });
    const first = await lists.listed();
    expect(JSON.parse(first)).toMatchObject({ tables: [{ table: 'ABC234' }] });
    for (let times = 0; times < 100; times++) expect(await lists.listed()).toBe(first);
    expect(written).toBe(1);
    vi.advanceTimersByTime(201);
    await lists.listed();
    expect(written).toBe(2);
    // Another table is listed at once.
    lists.added();
    await lists.listed();
    expect(written).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test('who has asked too often is not read any further on that line', async () => {
  const { port } = await limited({ requests: few(1) });
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    reply += part;
  });
  const get = 'GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n';
  socket.write(get.repeat(20));
  await once(socket, 'close');
  expect([...reply.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual(['200', '429']);
});

test('[R12][R15] who looks on does not use up the undos of who plays', async () => {
  const { port } = await limited({ undos: few(1) });
  const { table, ann, bo } = await seatTwo(port, { ...DUEL, settings: { players: 2, undo: 'ask' } });
  await playOn([ann, bo], 'first', 4);
  const eve = await join(port, table);
  for (let times = 0; times < 3; times++)
    expect(await eve.client.ask({ type: 'undo', seat: 0 })).toHaveProperty(
      'refused.rule',
      'QH-NOT-YOUR-SEAT',
    );
  const asking = ann.client.ask({ type: 'undo', seat: 0 });
  await ann.client.ask({ type: 'ping' });
  await bo.client.ask({ type: 'undoReply', seat: 1, agree: true });
  expect(await asking).toHaveProperty('ok');
});

test('[R15] one network has no more lines than it may, also when all of them are asked for at once', async () => {
  const { port } = await limited({ connectionsPerAddress: 2 });
  const me = await fetch(`http://127.0.0.1:${port}/api/me`);
  // Whose cookie it is, storage must be asked, which takes a moment.
  const cookie = (me.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  const lines = Array.from(
    { length: 8 },
    () => new WebSocket(`ws://127.0.0.1:${port}/play`, { headers: { cookie } }),
  );
  const came = await Promise.allSettled(lines.map((line) => once(line, 'open')));
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const line of lines) line.terminate();
});

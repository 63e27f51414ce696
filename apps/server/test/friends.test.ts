import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { PROTOCOL } from '@questhall/protocol';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createBuckets, NO_LIMITS } from '../src/limits.ts';
import type { FriendInfo, InvitationInfo, ShunnedInfo } from '../src/people/friends.ts';
import { createFriends } from '../src/people/friends.ts';
import type { ConnectionTools } from '../src/play/connection.ts';
import { createConnection } from '../src/play/connection.ts';
import { openStorage } from '../src/storage/open.ts';
import { delayed } from '../src/tables/delay.ts';
import { testFolder } from './folders.ts';
import type { Person } from './people.ts';
import { join, newTable, newToken, playOn, post } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';

interface Circle {
  readonly link: string | null;
  readonly seen: boolean;
  readonly friends: readonly FriendInfo[];
  readonly invitations: readonly InvitationInfo[];
  readonly shunned: readonly ShunnedInfo[];
}

const ask = async <T = Circle>(port: number, token: string, method: string, route: string, body?: object) => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/me/${route}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as T };
};

const circle = async (port: number, token: string): Promise<Circle> =>
  (await ask(port, token, 'GET', 'friends')).body;

const linkOf = async (port: number, token: string): Promise<string> =>
  (await ask(port, token, 'PUT', 'friends', { newLink: true })).body.link ?? '';

/** Ann and Bo, who are friends; and Cy, who is a stranger. */
async function three(port: number) {
  const [ann, bo, cy] = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => newToken(port, name)));
  if (!ann || !bo || !cy) throw new Error('nobody came');
  const link = await linkOf(port, ann);
  expect((await ask(port, bo, 'POST', 'friends', { link })).status).toBe(201);
  return { ann, bo, cy, link };
}

const personOf = async (port: number, token: string): Promise<string> =>
  (await ask<{ person: string }>(port, token, 'GET', 'profile')).body.person;

test('[O5] who follows a friend link is a friend, and both see whether the other is here, if they like', async () => {
  const data = testFolder();
  const { server, port } = await serve({ data });
  const { ann, bo } = await three(port);
  await circle(port, ann);
  expect((await circle(port, bo)).friends).toMatchObject([{ name: 'Ann', online: true }]);
  expect((await circle(port, ann)).friends).toMatchObject([{ name: 'Bo', online: true }]);
  await ask(port, ann, 'PUT', 'friends', { seen: false });
  expect((await circle(port, bo)).friends).toMatchObject([{ name: 'Ann', online: null }]);
  await server.close();
  const later = await serve({ data, wall: () => Date.now() + 3600 * 1000 });
  expect((await circle(later.port, ann)).friends).toMatchObject([{ name: 'Bo', online: false }]);
});

test('[O5] a new friend link takes the place of the last one, and friends part', async () => {
  const { port } = await serve();
  const { ann, bo, cy, link } = await three(port);
  const ownerOf = async (of: string) => (await fetch(`http://127.0.0.1:${port}/api/friends/${of}`)).json();
  const next = await linkOf(port, ann);
  expect(await ownerOf(next)).toEqual({ name: 'Ann' });
  expect(await ownerOf(link)).toMatchObject({ reason: { rule: 'QH-NO-FRIEND' } });
  expect((await ask(port, cy, 'POST', 'friends', { link })).status).toBe(404);
  expect((await ask(port, ann, 'POST', 'friends', { link: next })).status).toBe(409);
  const [friend] = (await circle(port, ann)).friends;
  expect((await ask(port, ann, 'DELETE', 'friends', { person: friend?.person })).body).toEqual({
    removed: true,
  });
  for (const token of [ann, bo]) expect((await circle(port, token)).friends).toEqual([]);
});

test('[R14] of friend links that were asked for at once none is left when there is a new one', async () => {
  const storage = await openStorage({ data: testFolder() });
  const friends = createFriends(storage, () => 1);
  const anew = () => friends.change('ann', { newLink: true });
  await Promise.all([anew(), anew(), anew()]);
  const { link } = await anew();
  const rows = await storage.personalOfKind('ann', 'friend-link', Number.MAX_SAFE_INTEGER, 10);
  expect(rows.map(({ key }) => key)).toEqual([link]);
  await storage.close();
});

test('[O5] a table for friends admits friends and who is invited, and nobody else', async () => {
  const { port } = await serve();
  const { ann, bo, cy } = await three(port);
  const spec = { ...DUEL, settings: { players: 2, access: 'friends' } } as const;
  const table = await newTable(port, ann, spec);
  expect((await join(port, table, bo)).client.state().you).not.toBeNull();
  const refused = await join(port, table, cy);
  expect(refused.client.state().bye?.reason.rule).toBe('QH-FRIENDS-ONLY');
  expect((await join(port, table)).client.state().bye?.reason.rule).toBe('QH-FRIENDS-ONLY');
  // A board is let in where whoever opens it would be, and shows no more than to anybody.
  expect((await join(port, table, cy, true)).client.state().bye).not.toBeNull();
  expect((await join(port, table, ann, true)).client.state().you?.seats).toEqual([]);

  // Bo sits down and invites a friend of his own.
  const bos = await join(port, table, bo);
  await bos.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ask(port, cy, 'POST', 'friends', { link: await linkOf(port, bo) });
  const person = await personOf(port, cy);
  expect((await ask(port, ann, 'POST', 'invitations', { person, table })).status).toBe(404);
  expect((await ask(port, bo, 'POST', 'invitations', { person, table })).status).toBe(201);
  expect((await circle(port, cy)).invitations).toMatchObject([{ name: 'Bo', table, game: 'toy' }]);
  expect((await join(port, table, cy)).client.state().you).not.toBeNull();
  await ask(port, cy, 'DELETE', 'invitations', { person: await personOf(port, bo) });
  expect((await circle(port, cy)).invitations).toEqual([]);
  // Who does not sit there invites nobody.
  expect(
    (await ask(port, cy, 'POST', 'invitations', { person: await personOf(port, bo), table })).status,
  ).toBe(409);
});

/** What comes of opening a table like that. */
async function tried(port: number, table: string, token: string, password?: string): Promise<string> {
  const line = new WebSocket(`ws://127.0.0.1:${port}/play`);
  const heard = new Promise<string>((resolve) => {
    line.on('message', (data) => resolve(String(data)));
  });
  await once(line, 'open');
  line.send(JSON.stringify({ type: 'open', protocol: PROTOCOL, table, token, password }));
  const said = JSON.parse(await heard) as { type: string; reason?: { rule: string } };
  line.terminate();
  return said.reason?.rule ?? said.type;
}

test('[O5] a password opens a table to who knows it, and is told to nobody', async () => {
  const data = testFolder();
  const { port, server } = await serve({ data });
  const [ann, cy] = await Promise.all([newToken(port, 'Ann'), newToken(port, 'Cy')]);
  const spec = { ...DUEL, settings: { players: 2, access: 'password' }, password: 'tarantella' } as const;
  const table = await newTable(port, ann, spec);
  expect(await tried(port, table, cy)).toBe('QH-PASSWORD');
  expect(await tried(port, table, cy, 'waltz')).toBe('QH-WRONG-PASSWORD');
  expect(await tried(port, table, cy, 'tarantella')).toBe('welcome');
  const host = await join(port, table, ann);
  expect(host.frames.join()).not.toContain('tarantella');
  // Another one from now on.
  expect(await host.client.ask({ type: 'settings', settings: {}, password: 'polonaise' })).toHaveProperty(
    'ok',
  );
  expect(await tried(port, table, cy, 'tarantella')).toBe('QH-WRONG-PASSWORD');
  expect(await tried(port, table, cy, 'polonaise')).toBe('welcome');
  expect(host.frames.join()).not.toContain('polonaise');
  await server.close();
  expect(readFileSync(`${data}/questhall.db`).includes('tarantella')).toBe(false);
  expect(readFileSync(`${data}/questhall.db`).includes('polonaise')).toBe(false);
});

test('[O5][R15] passwords cannot be tried without end', async () => {
  const { port } = await serve();
  const [ann, cy] = await Promise.all([newToken(port, 'Ann'), newToken(port, 'Cy')]);
  const spec = { ...DUEL, settings: { players: 2, access: 'password' }, password: 'tarantella' } as const;
  const table = await newTable(port, ann, spec);
  const rules: string[] = [];
  for (let tries = 0; tries < 12; tries++) rules.push(await tried(port, table, cy, `guess ${tries}`));
  expect(rules[0]).toBe('QH-WRONG-PASSWORD');
  expect(rules).toContain('QH-TOO-FAST');
});

test('[O5] who is blocked comes to none of one’s tables, and is never led there', async () => {
  const { port } = await serve();
  const { ann, cy } = await three(port);
  const table = await newTable(port, ann, DUEL);
  const stranger = await join(port, table, cy);
  await stranger.client.ask({ type: 'chat', text: 'words' });
  const host = await join(port, table, ann);
  const person = host.client.state().chat[0]?.person ?? '';
  expect(person).toBe(await personOf(port, cy));
  const muted = await ask(port, ann, 'PUT', 'people', { person, as: 'muted', table });
  expect(muted.body.shunned).toMatchObject([{ name: 'Cy', as: 'muted', person }]);
  expect((await join(port, table, cy)).client.state().you).not.toBeNull();
  await ask(port, ann, 'PUT', 'people', { person, as: 'blocked' });
  expect((await join(port, table, cy)).client.state().bye?.reason.rule).toBe('QH-NOT-ADMITTED');
  expect((await ask(port, cy, 'POST', 'friends', { link: await linkOf(port, ann) })).status).toBe(404);
  const wish = { game: 'toy', players: 2, options: {}, clock: { bank: 300, gain: 10 }, bots: null };
  const look = async (token: string) =>
    (await (await post(port, '/api/quick', wish, token)).json()) as { table: string };
  const first = await look(ann);
  await join(port, first.table, ann);
  expect((await look(cy)).table).not.toBe(first.table);
  await ask(port, ann, 'PUT', 'people', { person, as: null });
  expect((await circle(port, ann)).shunned).toEqual([]);
});

test('[R9] who is blocked, or no friend any more, is shown out of the tables where they look on', async () => {
  const { port } = await serve();
  const { ann, bo, cy } = await three(port);
  const spec = { ...DUEL, settings: { players: 2, access: 'friends' } } as const;
  const [open, closed] = [await newTable(port, ann, DUEL), await newTable(port, ann, spec)];
  const stranger = await join(port, open, cy);
  await stranger.client.ask({ type: 'chat', text: 'words' });
  const friend = await join(port, closed, bo);
  const person = await personOf(port, cy);
  await ask(port, ann, 'PUT', 'people', { person, as: 'blocked', table: open });
  expect((await stranger.until(({ bye }) => bye !== null)).bye?.reason.rule).toBe('QH-NOT-ADMITTED');
  await ask(port, ann, 'DELETE', 'friends', { person: await personOf(port, bo) });
  expect((await friend.until(({ bye }) => bye !== null)).bye?.reason.rule).toBe('QH-FRIENDS-ONLY');
});

test('[R9] who may come in holds from now on also for who came before and holds no seat', async () => {
  const { port } = await serve();
  const { ann, bo, cy } = await three(port);
  const table = await newTable(port, ann, DUEL);
  const host = await join(port, table, ann);
  const [seated, stranger] = [await join(port, table, bo), await join(port, table, cy)];
  await seated.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  const wish = { type: 'settings', settings: { access: 'password' }, password: 'polonaise' } as const;
  expect(await host.client.ask(wish)).toHaveProperty('ok');
  expect((await stranger.until(({ bye }) => bye !== null)).bye).toMatchObject({ again: true });
  await stranger.comeBack();
  expect(stranger.client.state().bye?.reason.rule).toBe('QH-PASSWORD');
  // What changes besides sends nobody away.
  await host.client.ask({ type: 'settings', settings: { hints: false } });
  await Promise.all([host, seated].map(({ client }) => client.ask({ type: 'ping' })));
  expect([host, seated].map(({ client }) => client.state().bye)).toEqual([null, null]);
});

test('[O5] a phrase is said to everybody, each in their own language', async () => {
  const { port } = await serve();
  const { ann, bo } = await seatTwo(port);
  const heard = bo.next('chat');
  expect(await ann.client.ask({ type: 'phrase', phrase: 'well-played' })).toHaveProperty('ok');
  expect((await heard).line).toMatchObject({ name: 'Ann', text: 'Well played!', phrase: 'well-played' });
});

const SPECTATORS = /^\{"type":"(view|update)","viewer":null/;
const seenBy = ({ frames }: Person): readonly string[] => frames.filter((frame) => SPECTATORS.test(frame));

test('[O5] where spectators see a match later, they are not told of it now', async () => {
  const { port } = await serve();
  const spec = { ...DUEL, settings: { players: 2, delay: 600 } } as const;
  const { table, ann, bo } = await seatTwo(port, spec);
  const cy = await join(port, table, await newToken(port, 'Cy'));
  const board = await join(port, table, ann.token, true);
  await playOn([ann, bo], 'delayed', 6);
  await ann.client.ask({ type: 'chat', text: 'over there' });
  for (const late of [cy, board]) {
    await late.until(({ chat }) => chat.length > 0);
    expect(seenBy(late)).toEqual([]);
  }
});

const LATE_VIEW = '{"type":"view","viewer":null,"late":true}';

/** A connection to tables that are not there, the first of which is seen late. */
function connectionTo(delays: { readonly [table: string]: number }) {
  const frames: string[] = [];
  const told = new Map<string, (frame: string) => void>();
  const tableOf = (name: string) => ({
    name,
    host: () => ({
      record: () => ({ table: name, host: 'ann', seats: [], settings: { delay: delays[name] } }),
    }),
    client(guest: object, deliver: (frame: string) => void) {
      told.set(name, deliver);
      return { guest };
    },
    join: () => told.get(name)?.(LATE_VIEW),
    part: () => {},
  });
  const tables = new Map(Object.keys(delays).map((name) => [name, tableOf(name)]));
  const limits = createBuckets(NO_LIMITS.changes);
  const tools = {
    hall: { find: (name: string) => Promise.resolve(tables.get(name)), closing: () => false },
    guests: { recognise: () => Promise.resolve(undefined) },
    friends: { avoid: () => Promise.resolve(false) },
    metrics: { add: () => {} },
    buckets: [],
    changes: limits,
    now: () => 0,
    fault(error: unknown) {
      throw error;
    },
  } as unknown as ConnectionTools;
  const transport = {
    send: (frame: string) => void frames.push(frame),
    hangUp: () => {},
    address: '',
    network: '',
  };
  const connection = createConnection(transport, undefined, tools);
  const open = async (table: string): Promise<void> => {
    connection.receive(JSON.stringify({ type: 'open', protocol: PROTOCOL, table }));
    await vi.advanceTimersByTimeAsync(1);
  };
  return { frames, told, open };
}

test('[R9] what a table says late comes late also when whoever looks on has gone to another table', async () => {
  vi.useFakeTimers();
  try {
    const { frames, told, open } = connectionTo({ LATE: 600, NOW: 0 });
    await open('LATE');
    await open('NOW');
    expect(frames).toEqual([LATE_VIEW]);
    // It was still waiting for a disk.
    told.get('LATE')?.('{"type":"update","viewer":null,"secret":true}');
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(frames).toEqual([LATE_VIEW]);
  } finally {
    vi.useRealTimers();
  }
});

test('[R15] who asks to be shown a late table again and again gathers nothing that waits', async () => {
  vi.useFakeTimers();
  try {
    const { frames, open } = connectionTo({ LATE: 600 });
    for (let times = 0; times < 500; times++) await open('LATE');
    expect(frames).toEqual([]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(frames).toEqual([LATE_VIEW]);
  } finally {
    vi.useRealTimers();
  }
});

test('[O5] what is late comes in order, all of it, and not to who has sat down', () => {
  vi.useFakeTimers();
  try {
    const heard: string[] = [];
    let delay = 1000;
    const { deliver } = delayed(
      (frame) => void heard.push(frame),
      () => delay,
    );
    const update = (to: number) => `{"type":"update","viewer":null,"from":${to - 1},"to":${to}}`;
    deliver(update(1));
    vi.advanceTimersByTime(600);
    deliver(update(2));
    deliver('{"type":"chat"}');
    expect(heard).toEqual(['{"type":"chat"}']);
    vi.advanceTimersByTime(400);
    expect(heard.slice(1)).toEqual([update(1)]);
    // Nothing overtakes, also where the delay has ended meanwhile.
    delay = 0;
    deliver(update(3));
    vi.advanceTimersByTime(600);
    expect(heard.slice(2)).toEqual([update(2), update(3)]);
    deliver(update(4));
    expect(heard.at(-1)).toBe(update(4));
    delay = 1000;
    deliver(update(5));
    deliver('{"type":"closed","viewer":null}');
    vi.advanceTimersByTime(5000);
    expect(heard.at(-1)).toBe('{"type":"closed","viewer":null}');
  } finally {
    vi.useRealTimers();
  }
});

import { readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PastMatch } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { testFolder } from './folders.ts';
import { join, newToken, playOn, post } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';

const ask = async <T>(port: number, method: string, route: string, token?: string, body?: object) => {
  const reply = await fetch(`http://127.0.0.1:${port}${route}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as T, cookies: reply.headers.getSetCookie() };
};

const pastOf = async (port: number, token: string | undefined): Promise<readonly PastMatch[]> =>
  (await ask<{ matches: readonly PastMatch[] }>(port, 'GET', '/api/me/matches', token)).body.matches;

test('[O5] a match that ended is in the past of both who played it, with its replay, and after a restart', async () => {
  const data = testFolder();
  const first = await serve({ data });
  const { table, ann, bo } = await seatTwo(first.port);
  await playOn([ann, bo], 'a match');
  const [match] = await pastOf(first.port, ann.token);
  expect(match).toMatchObject({
    match: `${table}.1`,
    game: 'toy',
    yours: [0],
    players: [
      { name: 'Ann', bot: null },
      { name: 'Bo', bot: null },
    ],
    left: false,
  });
  expect(match?.answers).toBeGreaterThan(0);
  expect(match?.ending).not.toBe('');
  await first.server.close();
  const { port } = await serve({ data });
  expect(await pastOf(port, ann.token)).toEqual([match]);
  expect(await pastOf(port, bo.token)).toEqual([{ ...match, yours: [1] }]);
  expect((await fetch(`http://127.0.0.1:${port}/api/replays/${match?.match}`)).status).toBe(200);
  expect(
    (await ask<{ matches: unknown[] }>(port, 'GET', `/api/me/matches?before=${match?.at}`, ann.token)).body,
  ).toEqual({
    matches: [],
  });
});

test('[O5] who left a match to a bot has it in the past as left', async () => {
  const { port } = await serve();
  const { ann, bo } = await seatTwo(port);
  expect(await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } })).toHaveProperty('ok');
  for (;;) {
    const state = await ann.until(
      ({ shown }) =>
        shown.get(0)?.seen.outcome !== null || (shown.get(0)?.seen.decision?.options.length ?? 0) > 0,
    );
    const seen = state.shown.get(0)?.seen;
    if (seen?.outcome) break;
    await ann.client.answer(0, seen?.decision?.options[0] as never);
  }
  await expect.poll(async () => (await pastOf(port, bo.token)).map(({ left }) => left)).toEqual([true]);
  expect((await pastOf(port, ann.token)).map(({ left }) => left)).toEqual([false]);
});

test('[O5] a profile is seen by others only while its owner likes', async () => {
  const { port } = await serve();
  const { ann, bo } = await seatTwo(port);
  await playOn([ann, bo], 'a match');
  type Profile = { name: string; person: string; open: boolean };
  const { body: profile } = await ask<Profile>(port, 'GET', '/api/me/profile', ann.token);
  expect(profile).toMatchObject({ name: 'Ann', open: false });
  const address = `/api/people/${profile.person}`;
  expect((await ask(port, 'GET', address)).status).toBe(404);
  expect((await ask(port, 'PUT', '/api/me/profile', ann.token, { open: true })).body).toEqual({
    ...profile,
    open: true,
  });
  const shown = await ask<{ name: string; matches: PastMatch[] }>(port, 'GET', address, bo.token);
  expect(shown.body.name).toBe('Ann');
  expect(shown.body.matches).toHaveLength(1);
  await ask(port, 'PUT', '/api/me/profile', ann.token, { open: false });
  expect((await ask(port, 'GET', address)).status).toBe(404);
});

/** Every text in a database, and in the log beside it. */
function textsIn(data: string): string {
  const database = new DatabaseSync(path(data, 'questhall.db'), { readOnly: true });
  const names = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  const texts = names.map((name) => JSON.stringify(database.prepare(`select * from "${name}"`).all()));
  database.close();
  return texts.join('\n');
}

test('[O5] everything is handed out, and removed: nothing of the person is left in the database', async () => {
  const data = testFolder();
  const { server, port } = await serve({ data });
  const spare = await newToken(port, 'Zenobia');
  const tokens = [await newToken(port, 'Xanthippe'), spare] as const;
  // A match that is over, one under way, a table where people gather, and words at somebody else's table.
  const played = await seatTwo(port);
  const [mine, other] = tokens;
  const open = async (token: string, spec: object) =>
    ((await (await post(port, '/api/tables', spec, token)).json()) as { table: string }).table;
  const clock = { bank: 300, gain: 10 };
  const over = await open(mine, { ...DUEL, settings: { players: 2, rated: true, hints: false, clock } });
  const running = await open(mine, DUEL);
  const gathering = await open(mine, DUEL);
  for (const table of [over, running]) {
    const [me, you] = [await join(port, table, mine), await join(port, table, other)];
    await you.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
    await me.client.ask({ type: 'start' });
    await Promise.all([me, you].map((each) => each.until(({ shown }) => shown.size > 0)));
    await playOn([me, you], 'words', table === over ? 10_000 : 3);
    await me.client.ask({ type: 'chat', text: `xylophone at ${table}` });
  }
  const guest = await join(port, played.table, mine);
  await guest.client.ask({ type: 'chat', text: 'xylophones everywhere' });
  await ask(port, 'PUT', '/api/me/profile', mine, { open: true });
  // A friend, who has invited and muted them.
  const { body: circle } = await ask<{ link: string }>(port, 'PUT', '/api/me/friends', mine, {
    newLink: true,
  });
  await ask(port, 'POST', '/api/me/friends', other, { link: circle.link });
  await ask(port, 'GET', '/api/me/friends', mine);
  const person = (await ask<{ person: string }>(port, 'GET', '/api/me/profile', mine)).body.person;
  expect((await ask(port, 'POST', '/api/me/invitations', other, { person, table: over })).status).toBe(201);
  expect((await ask(port, 'PUT', '/api/me/people', other, { person, as: 'muted' })).status).toBe(200);
  const id = mine.split('.')[0] as string;
  expect(textsIn(data)).toContain(id);

  const { body: everything } = await ask<object>(port, 'GET', '/api/me/export', mine);
  const text = JSON.stringify(everything);
  for (const part of [
    'Xanthippe',
    over,
    running,
    gathering,
    'xylophones everywhere',
    `xylophone at ${over}`,
    `${over}.1`,
    ...['rating', 'rated', 'friend', 'friend-link', 'here', 'invitation'].map((kind) => `"kind":"${kind}"`),
  ])
    expect(text).toContain(part);
  expect((await ask(port, 'GET', '/api/me/export')).status).toBe(401);

  const { body, cookies } = await ask(port, 'DELETE', '/api/me', mine);
  expect(body).toEqual({ removed: true });
  expect(cookies.join()).toContain('Max-Age=0');
  const you = await join(port, running, other);
  await you.until(({ table }) => table?.seats[0]?.name === 'Former player');
  // The bot plays on, the match ends, and its record does not bring the name back.
  for (;;) {
    const state = await you.until(({ shown }) => {
      const seen = shown.get(1)?.seen;
      return seen?.outcome !== null || (seen?.decision?.options.length ?? 0) > 0;
    });
    const seen = state.shown.get(1)?.seen;
    if (seen?.outcome) break;
    await you.client.answer(1, seen?.decision?.options[0] as never);
  }
  expect((await pastOf(port, other)).map(({ players }) => players[0]?.name)).toEqual([
    'Former player',
    'Former player',
  ]);
  await server.close();
  const left = textsIn(data);
  for (const part of [id, 'Xanthippe', 'xylophone']) expect(left).not.toContain(part);
  for (const kind of ['friend', 'shunned', 'invitation'])
    expect(left, kind).not.toContain(`"kind":"${kind}"`);
  expect(left).toContain('Zenobia');
  expect(readFileSync(path(data, 'questhall.db')).byteLength).toBeGreaterThan(0);
});

test('[O5][R14] who comes along with a code brings the seats and the past of the guest they were', async () => {
  const { port } = await serve();
  const { table, ann, bo } = await seatTwo(port);
  await playOn([ann, bo], 'a match');
  const home = await newToken(port, 'Anna at home');
  const { body } = await ask<{ code: string }>(port, 'POST', '/api/me/devices', home);
  const redeemed = await ask<{ name: string }>(port, 'PUT', '/api/me/devices', ann.token, {
    code: body.code,
    along: true,
  });
  expect(redeemed.body).toEqual({ name: 'Anna at home' });
  expect(await pastOf(port, home)).toHaveLength(1);
  const back = await join(port, table, home);
  expect(back.client.state().you).toMatchObject({ seats: [0], host: true });
  expect(back.client.state().table?.seats[0]?.name).toBe('Anna at home');
  expect((await join(port, table, ann.token)).client.state().you?.seats).toEqual([]);
});

test('[O5] what is personal goes with its guest when nobody has come for long', async () => {
  const data = testFolder();
  const storage = await openStorage({ data });
  await storage.saveGuest({ id: 'ann', name: 'Ann', seen: 5 });
  await storage.saveGuest({ id: 'bo', name: 'Bo', seen: 50 });
  for (const guest of ['ann', 'bo'])
    await storage.putPersonal({ guest, kind: 'profile', key: guest, at: 1, body: '{}' });
  expect(await storage.removeGuests(10)).toBe(1);
  expect(await storage.personalOf('ann')).toEqual([]);
  expect(await storage.personalOf('bo')).toHaveLength(1);
  await storage.close();
});

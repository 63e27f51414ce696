import { join as path } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PastMatch, TableSpec } from '@questhall/protocol';
import pg from 'pg';
import { expect } from 'vitest';
import { mutePerson } from '../src/people/admin.ts';
import { BETWEEN_TWO, KINDS } from '../src/people/kinds.ts';
import { openStorage } from '../src/storage/open.ts';
import type { OwnPostgres } from '../src/torture/own-postgres.ts';
import { testFolder } from './folders.ts';
import { join, newTable, newToken, playOn } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';
import { test } from './with-postgres.ts';

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

type Rows = readonly { readonly [column: string]: unknown }[];

/** Everything in a database: whatever tables and columns there are. */
async function contentsOf({ data, database }: Place): Promise<ReadonlyMap<string, Rows>> {
  const found = new Map<string, Rows>();
  if (database === undefined) {
    const file = new DatabaseSync(path(data, 'questhall.db'), { readOnly: true });
    const tables = file
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all();
    for (const { name } of tables) found.set(String(name), file.prepare(`select * from "${name}"`).all());
    file.close();
    return found;
  }
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  for (const { name } of tables) found.set(name, (await client.query(`select * from "${name}"`)).rows);
  await client.end();
  return found;
}

/** Bytes, too, as the letters they may be. */
const asText = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : JSON.stringify(value);

const textsIn = (contents: ReadonlyMap<string, Rows>): string =>
  [...contents.values()].flatMap((rows) => rows.flatMap((row) => Object.values(row).map(asText))).join('\n');

/** What this test has put nothing into, so that it cannot tell whether it would be left behind. */
const unfilled = (contents: ReadonlyMap<string, Rows>): readonly string[] =>
  [...contents].flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {});
    const empty = columns.filter((column) => rows.every((row) => row[column] === null));
    return rows.length === 0 ? [table] : empty.map((column) => `${table}.${column}`);
  });

let postgres: OwnPostgres;
test.beforeAll(({ postgres: shared }) => {
  postgres = shared;
});

interface Place {
  readonly data: string;
  readonly database?: string;
}

/** What stands for nobody: machines that are gone, and what waits to be bundled. */
const MAY_BE_EMPTY = ['node', 'runner', 'bundle', 'fresh', 'snapshot'];

test.each(['SQLite', 'PostgreSQL'])(
  '[O5] on %s everything is handed out, and removed: nothing of the person is left in the database',
  async (kind) => {
    const place: Place = {
      data: testFolder(),
      ...(kind === 'PostgreSQL' && { database: await postgres.newDatabase() }),
    };
    const first = await serve(place);
    const tokens = [await newToken(first.port, 'Xanthippe'), await newToken(first.port, 'Zenobia')] as const;
    // A match that is over, one under way, a table where people gather, and words at somebody else's table.
    const played = await seatTwo(first.port);
    const [mine, other] = tokens;
    const [id, otherId] = tokens.map((token) => token.split('.')[0]) as [string, string];
    const open = (token: string, spec: TableSpec) => newTable(first.port, token, spec);
    const clock = { bank: 300, gain: 10 };
    const over = await open(mine, { ...DUEL, settings: { players: 2, rated: true, hints: false, clock } });
    const running = await open(mine, DUEL);
    const gathering = await open(mine, DUEL);
    for (const table of [over, running]) {
      const [me, you] = [await join(first.port, table, mine), await join(first.port, table, other)];
      await you.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
      await me.client.ask({ type: 'start' });
      await Promise.all([me, you].map((each) => each.until(({ shown }) => shown.size > 0)));
      await playOn([me, you], 'words', table === over ? 10_000 : 3);
      await me.client.ask({ type: 'chat', text: `xylophone at ${table}` });
    }
    const guest = await join(first.port, played.table, mine);
    await guest.client.ask({ type: 'chat', text: 'xylophones everywhere' });
    const as = <T = object>(token: string, method: string, route: string, body?: object) =>
      ask<T>(first.port, method, `/api/me/${route}`, token, body);
    await as(mine, 'PUT', 'profile', { open: true });
    // A friend, who has invited and muted them, and whom they have invited and blocked.
    const { link } = (await as<{ link: string }>(mine, 'PUT', 'friends', { newLink: true })).body;
    await as(other, 'POST', 'friends', { link });
    await as(mine, 'GET', 'friends');
    const personOf = async (token: string) =>
      (await as<{ person: string }>(token, 'GET', 'profile')).body.person;
    const [person, friend] = [await personOf(mine), await personOf(other)];
    for (const [token, whom] of [
      [other, person],
      [mine, friend],
    ] as const) {
      const invited = await as(token, 'POST', 'invitations', { person: whom, table: over });
      expect(invited.status).toBe(201);
    }
    for (const [token, whom] of [
      [other, person],
      [mine, friend],
    ] as const)
      expect((await as(token, 'PUT', 'people', { person: whom, as: 'muted' })).status).toBe(200);
    // A code for another device, and another device that is signed out.
    const { code } = (await as<{ code: string }>(mine, 'POST', 'devices')).body;
    const { token: fresh } = (await as<{ token: string }>(mine, 'DELETE', 'tokens')).body;
    await first.server.close();

    // What takes a browser, another game or an operator.
    const storage = await openStorage(place);
    const held = new Set((await storage.personalOf(id)).map((row) => row.kind));
    for (const each of KINDS) {
      if (!held.has(each))
        await storage.putPersonal({
          guest: id,
          kind: each,
          key: 'xylophone',
          at: 1,
          body: '{"word":"xylophone"}',
        });
    }
    await storage.setNote(`webhook ${id}`, '{"url":"https://xylophone.example"}');
    await storage.setNote(`push ${id}`, '[{"endpoint":"https://xylophone.example"}]');
    await mutePerson(storage, person, true);
    await storage.close();
    const before = await contentsOf(place);
    expect(unfilled(before).filter((part) => !MAY_BE_EMPTY.includes(part))).toEqual([]);
    for (const part of [id, 'Xanthippe', code, person]) expect(textsIn(before)).toContain(part);

    const { server, port } = await serve(place);
    const { body: everything } = await ask<object>(port, 'GET', '/api/me/export', fresh);
    const text = JSON.stringify(everything);
    for (const part of [
      'Xanthippe',
      over,
      running,
      gathering,
      'xylophones everywhere',
      `xylophone at ${over}`,
      `${over}.1`,
      'https://xylophone.example',
      ...KINDS.map((each) => `"kind":"${each}"`),
    ])
      expect(text).toContain(part);
    // Others are called in it as in addresses.
    expect(text).toContain(friend);
    expect(text).not.toContain(otherId);
    expect((await ask(port, 'GET', '/api/me/export')).status).toBe(401);

    const { body, cookies } = await ask(port, 'DELETE', '/api/me', fresh);
    expect(body).toEqual({ removed: true });
    expect(cookies.join()).toContain('Max-Age=0');
    // Another device of theirs, which has not heard of it, is a stranger: it brings nothing back.
    expect((await ask(port, 'GET', '/api/me/export', fresh)).status).toBe(401);
    const laptop = await join(port, running, fresh);
    await laptop.client.ask({ type: 'name', name: 'Xanthippe' });
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
    const left = await contentsOf(place);
    for (const part of [id, person, code, 'Xanthippe', 'xylophone'])
      expect(textsIn(left)).not.toContain(part);
    const kinds = (left.get('personal') ?? []).map((row) => row.kind);
    for (const each of BETWEEN_TWO) expect(kinds, each).not.toContain(each);
    expect(textsIn(left)).toContain('Zenobia');
  },
);

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

import { readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { toy } from '@questhall/testkit/toy';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { testFolder } from './folders.ts';
import { asked, join, newTable, playOn } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';

const ROOT = joinPath(import.meta.dirname, '..', '..', '..');

test.each(Object.keys(GAMES))(
  '%s has a saved match of the version of its rules, which its tests play again',
  async (id) => {
    const game = await GAMES[id]?.();
    const folder = joinPath(ROOT, 'games', id, 'test', 'golden');
    const told = readdirSync(folder).filter((file) => file.endsWith('.txt'));
    const versions = told.map((file) => {
      const text = readFileSync(joinPath(folder, file), 'utf8');
      expect(/^game: "(.*)"$/m.exec(text)?.[1]).toBe(id);
      return Number(/^rulesVersion: (\d+)$/m.exec(text)?.[1]);
    });
    expect(new Set(versions)).toEqual(new Set([game?.version]));
  },
);

const other = { rule: 'QH-OTHER-VERSION', found: toy.version, have: toy.version + 1 };

test('a match begun with other rules is not played on; that is said, and the rest of the hall is as it was', async () => {
  const data = testFolder();
  const first = await serve({ data });
  const { table, ann, bo } = await seatTwo(first.port);
  await playOn([ann, bo], 'first', 4);
  const bots = [{ holder: 'you' }, { holder: 'bot', bot: 'random' }] as const;
  const awake = await newTable(first.port, ann.token ?? '', { ...DUEL, seats: bots });
  const host = await join(first.port, awake, ann.token);
  expect(await host.client.ask({ type: 'start' })).toHaveProperty('ok');
  const over = await seatTwo(first.port);
  await playOn([over.ann, over.bo], 'to the end');
  const gathering = await newTable(first.port, ann.token ?? '', DUEL);
  await first.server.close();

  const { port } = await serve({ data, games: new URL('./toy-games-2.ts', import.meta.url) });
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${ann.token}` } });
  const again = await join(port, table, ann.token);
  expect(again.client.state().bye).toMatchObject({
    again: false,
    reason: other,
  });
  for (const path of [`/api/tables/${table}`, `/api/replays/${table}.1`]) {
    const response = await get(path);
    expect([response.status, await response.json()]).toMatchObject([409, { reason: other }]);
  }
  // What is over can be looked at, what has not begun can begin, and the list is whole.
  expect((await get(`/api/replays/${over.table}.1`)).status).toBe(200);
  const { tables } = (await (await get('/api/me/tables')).json()) as { tables: { table: string }[] };
  expect(tables.map((each) => each.table).toSorted()).toEqual([table, awake, gathering].toSorted());
  const fresh = await join(port, gathering, ann.token);
  expect(fresh.client.state().table?.table).toBe(gathering);
});

test('with the rules it was begun with, it goes on', async () => {
  const data = testFolder();
  const first = await serve({ data });
  const { ann, bo } = await seatTwo(first.port);
  await playOn([ann, bo], 'first', 4);
  await first.server.close();
  const { port } = await serve({ data });
  await Promise.all([ann.comeBack(port), bo.comeBack(port)]);
  await playOn([ann, bo], 'to the end');
  expect(ann.client.state().shown.get(0)?.seen.outcome).not.toBeNull();
});

test('[R8] a match outlives a server with other rules: it is kept as it is, and goes on with its own', async () => {
  const data = testFolder();
  const first = await serve({ data });
  const { table, ann, bo } = await seatTwo(first.port);
  await playOn([ann, bo], 'first', 4);
  await first.server.close();
  const other = await serve({ data, games: new URL('./toy-games-2.ts', import.meta.url), tidyEvery: 5 });
  const told = await join(other.port, table, ann.token);
  expect(told.client.state().bye).toMatchObject({ reason: { rule: 'QH-OTHER-VERSION' } });
  await other.server.close();
  const { port } = await serve({ data });
  await Promise.all([ann.comeBack(port), bo.comeBack(port)]);
  expect(ann.client.state().shown.get(0)?.version).toBe(4);
  await playOn([ann, bo], 'to the end');
});

test('[R8] after an upgrade a match ends with the rules it began with, bots included; a new one has the newest', async () => {
  const data = testFolder();
  const first = await serve({ data });
  const { table, ann, bo } = await seatTwo(first.port);
  await playOn([ann, bo], 'first', 4);
  const bots = [{ holder: 'you' }, { holder: 'bot', bot: 'random' }] as const;
  const withBot = await newTable(first.port, ann.token ?? '', { ...DUEL, seats: bots });
  const before = await join(first.port, withBot, ann.token);
  expect(await before.client.ask({ type: 'start' })).toHaveProperty('ok');
  await first.server.close();

  const { port } = await serve({ data, games: new URL('./toy-games-kept.ts', import.meta.url) });
  await Promise.all([ann.comeBack(port), bo.comeBack(port)]);
  expect(ann.client.state().table?.rulesVersion).toBe(toy.version);
  await playOn([ann, bo], 'to the end');
  const replay = await fetch(`http://127.0.0.1:${port}/api/replays/${table}.1`);
  expect(await replay.json()).toMatchObject({ rulesVersion: toy.version });
  const after = await join(port, withBot, ann.token);
  for (const answer of ['first', 'second', 'third']) {
    await after.until(() => asked(after) !== undefined);
    await playOn([after], answer, 1);
  }
  const fresh = await join(port, await newTable(port, ann.token ?? '', DUEL), ann.token);
  expect(fresh.client.state().table?.rulesVersion).toBe(toy.version + 1);
});

test('[R8] at a table whose match is over, the same people play the next one with the newest rules', async () => {
  const data = testFolder();
  const first = await serve({ data });
  const { table, ann, bo } = await seatTwo(first.port);
  await playOn([ann, bo], 'to the end');
  await first.server.close();

  const { port } = await serve({ data, games: new URL('./toy-games-2.ts', import.meta.url) });
  await Promise.all([ann.comeBack(port), bo.comeBack(port)]);
  expect(ann.client.state()).toMatchObject({ bye: null, table: { status: 'gathering', matchNumber: 1 } });
  expect(await ann.client.ask({ type: 'start' })).toHaveProperty('ok');
  expect(ann.client.state().table).toMatchObject({ matchNumber: 2, rulesVersion: toy.version + 1 });
  await Promise.all(
    [ann, bo].map((person, seat) => person.until(({ shown }) => shown.get(seat)?.version === 0)),
  );
  await playOn([ann, bo], 'again', 4);
  const replay = await fetch(`http://127.0.0.1:${port}/api/replays/${table}.1`);
  expect(await replay.json()).toMatchObject({ rulesVersion: toy.version });
});

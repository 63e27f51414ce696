import { once } from 'node:events';
import { asGame } from '@questhall/kernel';
import { toy } from '@questhall/testkit/toy';
import { expect } from 'vitest';
import { isClean, torture } from '../src/torture/index.ts';
import type { OwnPostgres } from '../src/torture/own-postgres.ts';
import type { Person } from './people.ts';
import { asked, join, newTable, newToken, playOn } from './people.ts';
import { spawnNode } from './spawned-node.ts';
import { DUEL, serve } from './toy-hall.ts';
import { test } from './with-postgres.ts';

let postgres: OwnPostgres;
test.beforeAll(({ postgres: shared }) => {
  postgres = shared;
});

const ask = async ({ client }: Person, wish: Parameters<Person['client']['ask']>[0]): Promise<void> => {
  expect(await client.ask(wish)).toHaveProperty('ok');
};

const byes = ({ frames }: Person): string[] => frames.filter((frame) => frame.startsWith('{"type":"bye"'));

test('two people at different nodes gather, talk and play a whole match', async () => {
  const database = await postgres.newDatabase();
  const [one, two] = await Promise.all([
    serve({ database, beatEvery: 200 }),
    serve({ database, beatEvery: 200 }),
  ]);
  const [annToken, boToken] = await Promise.all([newToken(one.port, 'Ann'), newToken(two.port, 'Bo')]);
  const table = await newTable(one.port, annToken, DUEL);
  const ann = await join(one.port, table, annToken);
  const bo = await join(two.port, table, boToken);
  await ann.until((state) => state.table?.spectators === 1);
  await ask(bo, { type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.until((state) => state.table?.seats[1]?.online === true);
  await ask(ann, { type: 'start' });
  await Promise.all([ann, bo].map((person) => person.until(({ shown }) => shown.size > 0)));
  // Both answer at once, and both answers stand.
  const bids = [ann, bo].map((person, seat) => {
    const [option] = asked(person)?.options ?? [];
    return option && person.client.answer(seat, option);
  });
  for (const bid of bids) expect(await bid).toHaveProperty('ok');
  await Promise.all([
    ask(ann, { type: 'chat', text: 'from one' }),
    ask(bo, { type: 'chat', text: 'from two' }),
  ]);
  await playOn([ann, bo], 'nodes');
  for (const person of [ann, bo]) {
    const { table: info, chat } = await person.until((state) => state.table?.status === 'finished');
    expect(info?.seats.map(({ online }) => online)).toEqual([true, true]);
    expect(chat.map(({ text }) => text).sort()).toEqual(['from one', 'from two']);
    expect(byes(person)).toEqual([]);
  }
  for (const { port } of [one, two])
    expect((await fetch(`http://127.0.0.1:${port}/api/replays/${table}.1`)).status).toBe(200);
});

test('tokens revoked at one node end connections at every other', async () => {
  const database = await postgres.newDatabase();
  const [one, two] = await Promise.all([serve({ database }), serve({ database })]);
  const token = await newToken(one.port, 'Ann');
  const table = await newTable(one.port, token, DUEL);
  const lost = await join(two.port, table, token);
  expect(lost.client.state().you?.seats).toEqual([0]);
  const bye = lost.next('bye');
  await fetch(`http://127.0.0.1:${one.port}/api/me/tokens`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await bye).toMatchObject({ again: true, reason: { rule: 'QH-REVOKED' } });
  await lost.comeBack();
  expect(lost.client.state().you?.seats).toEqual([]);
});

test('the node with the bot is killed: another one goes on; told to stop, a node hands over at once', async () => {
  const database = await postgres.newDatabase();
  const dying = await spawnNode(database);
  const { port } = await serve({ database, beatEvery: 100 });
  const token = await newToken(dying.port, 'Ann');
  const table = await newTable(dying.port, token, {
    game: 'toy',
    settings: { players: 2 },
    seats: [{ holder: 'you' }, { holder: 'bot', bot: 'random' }],
  });
  const ann = await join(dying.port, table, token);
  await ask(ann, { type: 'start' });
  const myTurn = (): Promise<unknown> => ann.until(({ shown }) => shown.get(0)?.seen.decision != null);
  await myTurn();
  dying.child.kill('SIGKILL');
  await once(dying.child, 'exit');
  await ann.comeBack(port);
  await myTurn();
  const answerOnce = async (): Promise<void> => {
    const [option] = asked(ann)?.options ?? [];
    expect(option && (await ann.client.answer(0, option))).toHaveProperty('ok');
  };
  await answerOnce();
  await myTurn();
  const next = await spawnNode(database);
  await ann.hangUp();
  await ann.comeBack(next.port);
  await myTurn();
  // The bot runs on the other node.
  await answerOnce();
  await myTurn();
  const goodbye = ann.next('bye');
  next.child.kill('SIGTERM');
  expect(await goodbye).toMatchObject({ again: true });
  if (next.child.exitCode === null) await once(next.child, 'exit');
  expect(next.child.exitCode).toBe(0);
  await ann.comeBack(port);
  await ask(ann, { type: 'seat', seat: 0, action: { do: 'handToBot', bot: 'random' } });
  await ann.until((state) => state.table?.status === 'finished');
});

const SHORT = {
  games: [asGame(toy)],
  gamesModule: new URL('./toy-games.ts', import.meta.url),
  duration: 2000,
  tables: 5,
  lives: [200, 600],
  least: { kills: 2, troubles: 1 },
} as const;

test.each(['one node on SQLite', 'three nodes on PostgreSQL'])(
  '%s, killed again and again: nothing is lost, doubled or wrong',
  async (where) => {
    const tally = await torture(where.includes('three') ? { ...SHORT, postgres } : SHORT);
    expect(tally).toMatchObject({ lost: 0, doubled: 0, wrongViews: 0, findings: [] });
    expect(isClean(tally)).toBe(true);
    expect(tally.kills).toBeGreaterThan(0);
    expect(Object.values(tally.troubles).reduce((sum, times) => sum + times)).toBeGreaterThan(0);
    expect(tally.acknowledged).toBeGreaterThan(0);
  },
);

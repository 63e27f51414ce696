import { createHash } from 'node:crypto';
import { LEVELS } from '@questhall/bots';
import type { MatchRecord, Viewer } from '@questhall/kernel';
import { asGame, present, replay } from '@questhall/kernel';
import { BOT_LEVELS, PROTOCOL } from '@questhall/protocol';
import { toy } from '@questhall/testkit/toy';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../src/index.ts';
import type { Person } from './people.ts';
import { asked, join, newTable, newToken, playOn, post } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';

const getReplay = (port: number, match: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/replays/${match}`);

test('two people and a spectator play to the end; then, and only then, the record can be had', async () => {
  const { port } = await serve();
  const { table, ann, bo } = await seatTwo(port);
  const eve = await join(port, table);
  await playOn([ann, bo, eve], 'some', 5);
  const running = await getReplay(port, `${table}.1`);
  expect(running.status).toBe(409);
  expect(await running.json()).toMatchObject({ reason: { rule: 'QH-RUNNING' } });
  await playOn([ann, bo, eve], 'the rest');
  await ann.until((state) => state.table?.status === 'finished');
  const record = (await (await getReplay(port, `${table}.1`)).json()) as MatchRecord;
  // What everybody was shown from the start binds the dice.
  const seal = createHash('sha256').update(record.seed).digest('hex');
  for (const { client } of [ann, bo, eve]) expect(client.state().table?.seedHash).toBe(seal);
  const again = replay(asGame(toy), record);
  const seated: readonly (readonly [Person, Viewer])[] = [
    [ann, 0],
    [bo, 1],
    [eve, null],
  ];
  for (const [person, viewer] of seated) {
    const { view, outcome } = present(again, viewer);
    const shown = person.client.state().shown.get(viewer);
    expect(shown?.seen).toMatchObject(JSON.parse(JSON.stringify({ view, outcome })));
    expect([...person.client.state().shown.keys()]).toEqual([viewer]);
    // Nobody was ever told who the others are to the server, or what the dice will be.
    expect(person.frames.join()).not.toContain(record.seed);
    expect(person.frames.join()).not.toContain(ann.token?.split('.')[0]);
  }
});

test('what a hand holds is told to nobody else', async () => {
  const { port } = await serve();
  const { table, ann, bo } = await seatTwo(port, {
    ...DUEL,
    settings: { players: 2, options: { scouting: false } },
  });
  const eve = await join(port, table);
  await playOn([ann, bo, eve], 'no leak');
  const handsIn = (person: Person): number =>
    person.frames.filter((frame) => /"(?:hand|bones)":\[+"/.test(frame)).length;
  const holdersTold = (person: Person): string[] =>
    person.frames.flatMap((frame) =>
      [...frame.matchAll(/"type":"drew","seat":(\d),"count":\d,"bones"/g)].map((m) => m[1] ?? ''),
    );
  expect(handsIn(eve)).toBe(0);
  expect(handsIn(ann)).toBeGreaterThan(0);
  expect(new Set(holdersTold(ann))).toEqual(new Set(['0']));
  expect(new Set(holdersTold(bo))).toEqual(new Set(['1']));
});

test('who comes back goes on where they were', async () => {
  const { port } = await serve();
  const { ann, bo } = await seatTwo(port);
  await playOn([ann, bo], 'before', 4);
  await bo.hangUp();
  await ann.until((state) => state.table?.seats[1]?.online === false);
  const open = asked(ann);
  if (open) await ann.client.answer(open.seat, open.options[0] as { do: string });
  await bo.comeBack();
  await ann.until((state) => state.table?.seats[1]?.online === true);
  await playOn([ann, bo], 'after');
  expect(bo.client.state().shown.get(1)?.seen.outcome).not.toBeNull();
});

test('malformed, late and foreign messages are refused, and the match goes on untouched', async () => {
  const { port } = await serve();
  const { table, ann, bo } = await seatTwo(port);
  const eve = await join(port, table);
  await playOn([ann, bo, eve], 'before', 3);
  const versions = () =>
    [ann, bo, eve].map((person) => [...person.client.state().shown.values()][0]?.version);
  const before = versions();
  const rest = { do: 'rest' };
  const wrong: readonly (readonly [Person, string, string])[] = [
    [ann, 'nonsense', 'QH-MALFORMED'],
    [ann, '{"type":"answer"}', 'QH-MALFORMED'],
    [ann, JSON.stringify({ type: 'answer', id: 1, seat: 0, decision: 0, option: { do: 7 } }), 'QH-MALFORMED'],
    [ann, `"${'x'.repeat(20_000)}"`, 'QH-TOO-LONG'],
    [bo, JSON.stringify({ type: 'answer', id: 1, seat: 0, decision: 3, option: rest }), 'QH-NOT-YOUR-SEAT'],
    [eve, JSON.stringify({ type: 'answer', id: 1, seat: 1, decision: 3, option: rest }), 'QH-NOT-YOUR-SEAT'],
    [eve, JSON.stringify({ type: 'start', id: 1 }), 'QH-NOT-HOST'],
  ];
  for (const [person, text, rule] of wrong) {
    const refused = person.next('refused');
    person.raw(text);
    expect((await refused).reason.rule).toBe(rule);
  }
  const person = asked(ann) ? ann : bo;
  const seat = asked(person)?.seat ?? 0;
  const refused = person.next('refused');
  person.raw(JSON.stringify({ type: 'answer', id: 5, seat, decision: 0, option: asked(person)?.options[0] }));
  expect(await refused).toMatchObject({ id: 5, reason: { rule: 'QH-LATE' } });
  expect(versions()).toEqual(before);
  await playOn([ann, bo, eve], 'after');
});

test('who comes while a table is let go of because nobody is there, comes to the table', async () => {
  const { port } = await serve({ tidyEvery: 1, limits: NO_LIMITS });
  const [ann, bo] = await Promise.all([newToken(port, 'Ann'), newToken(port, 'Bo')]);
  for (let n = 0; n < 40; n++) {
    const guest = await join(port, await newTable(port, ann, DUEL), bo);
    expect(await guest.client.ask({ type: 'chat', text: 'Here I am' })).toHaveProperty('ok');
    await guest.hangUp();
  }
});

test('a message before a table is opened, and an unknown table: each gets its answer', async () => {
  const { port } = await serve();
  const lost = await join(port, 'NOSUCH');
  expect(lost.client.state().bye).toMatchObject({ reason: { rule: 'QH-NO-TABLE' }, again: false });
});

test.each([
  ['older', PROTOCOL - 1, 'This page is older than its server. Reload it to play on.'],
  [
    'newer',
    PROTOCOL + 1,
    'This page is newer than its server. The table is kept: come back when the server is updated.',
  ],
])('[R8] a page that is %s than its server is told so, and loses nothing', async (_which, protocol, text) => {
  const { port } = await serve();
  const { table, ann, bo } = await seatTwo(port);
  await playOn([ann, bo], 'before', 4);
  const told = ann.next('bye');
  ann.raw(JSON.stringify({ type: 'open', protocol, table }));
  expect(await told).toMatchObject({ reason: { rule: 'QH-PROTOCOL' }, text, again: false });
  // With the page that fits, it is as it was.
  await ann.comeBack();
  expect(ann.client.state().shown.get(0)?.version).toBe(4);
  await playOn([ann, bo], 'after');
});

test('bots think in threads of the server and play to the end, and give hints', async () => {
  expect(BOT_LEVELS).toEqual(LEVELS);
  const { port } = await serve();
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, {
    game: 'toy',
    settings: { players: 3 },
    seats: [{ holder: 'you' }, { holder: 'bot', bot: 'greedy' }, { holder: 'bot', bot: 'random' }],
  });
  const ann = await join(port, table, token);
  await ann.client.ask({ type: 'start' });
  await ann.until((state) => state.shown.get(0)?.seen.decision != null);
  expect(await ann.client.hint(0)).toMatchObject({
    ok: {
      seat: 0,
      hints: expect.arrayContaining([
        expect.objectContaining({ because: expect.objectContaining({ is: expect.any(String) }) }),
      ]),
    },
  });
  await ann.client.ask({ type: 'seat', seat: 0, action: { do: 'handToBot', bot: 'random' } });
  const { table: info } = await ann.until((state) => state.table?.status === 'finished');
  expect(info?.seats[0]).toMatchObject({ holder: 'person', bot: 'random' });
});

test('who sends too much is told to wait, and the table does not suffer', async () => {
  const { port } = await serve({
    limits: {
      ...NO_LIMITS,
      messages: { burst: 5, perSecond: 0.001 },
      addressMessages: { burst: 500, perSecond: 100 },
      requests: { burst: 500, perSecond: 100 },
      creations: { burst: 50, perSecond: 1 },
      throws: { burst: 5, perSecond: 1 },
      connectionsPerAddress: 3,
      connections: 100,
    },
  });
  const { table, ann, bo } = await seatTwo(port);
  const replies = await Promise.all(Array.from({ length: 10 }, () => ann.client.ask({ type: 'ping' })));
  expect(replies.filter((reply) => 'refused' in reply && reply.refused.rule === 'QH-TOO-FAST').length).toBe(
    7,
  );
  expect(await bo.client.ask({ type: 'ping' })).toHaveProperty('ok');
  await join(port, table);
  await expect(join(port, table)).rejects.toThrow('429');
});

test('a page from elsewhere may not talk to the server', async () => {
  const { port } = await serve();
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/play`, { origin: 'https://elsewhere.example' });
  await expect(
    new Promise((_resolve, reject) => {
      socket.on('error', reject);
    }),
  ).rejects.toThrow('403');
  const response = await fetch(`http://127.0.0.1:${port}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: '{}',
  });
  expect(response.status).toBe(403);
  expect((await post(port, '/api/guests', {})).status).toBe(201);
});

import type { Option } from '@questhall/kernel';
import { expect, test, vi } from 'vitest';
import { NO_LIMITS } from '../src/index.ts';
import { asked, join, newTable, newToken, playOn } from './people.ts';
import { relayTo } from './relay.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';

test('over a line that hands on a few bytes at a time a whole match is played', async () => {
  const { port } = await serve();
  const relay = await relayTo(port, 7);
  const { table, ann, bo } = await seatTwo(relay.port);
  await playOn([ann, bo], 'in pieces');
  expect((await fetch(`http://127.0.0.1:${port}/api/replays/${table}.1`)).status).toBe(200);
});

test('an answer that arrives late counts once; one whose question is gone by then does not', async () => {
  const { port } = await serve();
  const relay = await relayTo(port, 1000);
  const [annToken, boToken] = await Promise.all([newToken(port, 'Ann'), newToken(port, 'Bo')]);
  const table = await newTable(port, annToken, DUEL);
  const ann = await join(relay.port, table, annToken);
  const bo = await join(port, table, boToken);
  const beside = await join(port, table, annToken);
  expect(await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty('ok');
  expect(await ann.client.ask({ type: 'start' })).toHaveProperty('ok');
  await Promise.all([ann, bo, beside].map((person) => person.until(({ shown }) => shown.size > 0)));

  // Both are asked at the beginning. Ann's answer is on its way for as long as Bo takes.
  relay.hold('up');
  const late = ann.client.answer(0, asked(ann)?.options[0] as Option);
  expect(await bo.client.answer(1, asked(bo)?.options[0] as Option)).toHaveProperty('ok');
  expect(bo.client.state().shown.get(1)?.version).toBe(1);
  relay.letThrough();
  expect(await late).toHaveProperty('ok');
  await bo.until(({ shown }) => shown.get(1)?.version === 2);

  // Ann answers from elsewhere before her slow line has brought her first answer.
  await ann.until(({ shown }) => shown.get(0)?.version === 2);
  await beside.until(({ shown }) => shown.get(0)?.version === 2);
  while (!asked(ann)) {
    await playOn([bo, beside], 'until Ann is asked', 1);
    const version = beside.client.state().shown.get(0)?.version ?? 0;
    await ann.until(({ shown }) => (shown.get(0)?.version ?? 0) >= version);
  }
  const before = ann.client.state().shown.get(0)?.version ?? 0;
  relay.hold('up');
  const tooLate = ann.client.answer(0, asked(ann)?.options[0] as Option);
  expect(await beside.client.answer(0, asked(beside)?.options[0] as Option)).toHaveProperty('ok');
  relay.letThrough();
  await tooLate;
  expect(await ann.client.ask({ type: 'ping' })).toHaveProperty('ok');
  expect(beside.client.state().shown.get(0)?.version).toBe(before + 1);
  const refusals = ann.frames.filter((frame) => frame.startsWith('{"type":"refused"'));
  expect(refusals.map((frame) => (JSON.parse(frame) as { reason: object }).reason)).toHaveLength(1);
});

test('who hears nothing for a while is shown everything, in order, when the line is back', async () => {
  const { port } = await serve();
  const relay = await relayTo(port, 1000);
  const { table, ann, bo } = await seatTwo(port);
  const watcher = await join(relay.port, table);
  await watcher.until(({ shown }) => shown.size > 0);
  relay.hold('down');
  const answers = await playOn([ann, bo], 'unheard', 8);
  expect(watcher.client.state().shown.get(null)?.version).toBe(0);
  relay.letThrough();
  await watcher.until(({ shown }) => shown.get(null)?.version === answers);
  const fresh = await join(port, table);
  await fresh.until(({ shown }) => shown.size > 0);
  expect(watcher.client.state().shown.get(null)?.seen).toEqual(fresh.client.state().shown.get(null)?.seen);
});

test('after many tables were opened, played at and left, none is in memory', async () => {
  const { port } = await serve({ tidyEvery: 20, limits: NO_LIMITS });
  const health = async () =>
    (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()) as {
      tables: number;
      connections: number;
    };
  let most = 0;
  for (let round = 0; round < 5; round++) {
    const seated = await Promise.all(Array.from({ length: 8 }, () => seatTwo(port)));
    await Promise.all(
      seated.map(({ ann, bo }, at) => playOn([ann, bo], `${round} ${at}`, at % 2 ? 3 : 1000)),
    );
    most = Math.max(most, (await health()).tables);
    await Promise.all(seated.flatMap(({ ann, bo }) => [ann.hangUp(), bo.hangUp()]));
  }
  expect(most).toBeGreaterThanOrEqual(8);
  await vi.waitUntil(async () => (await health()).tables === 0, { timeout: 120_000 });
  expect(await health()).toMatchObject({ tables: 0, connections: 0 });
});

import { asGame } from '@questhall/kernel';
import type { TableHost } from '@questhall/protocol/host';
import { toy } from '@questhall/testkit/toy';
import { expect, test, vi } from 'vitest';
import { evidenceOf, openStorage, quarantinedTables, reopenTable } from '../src/index.ts';
import type { ServerEvent } from '../src/log.ts';
import { contained } from '../src/tables/contained.ts';
import { createQuarantines } from '../src/tables/quarantine.ts';
import { BrokenThought } from '../src/tables/thinker.ts';
import { testFolder } from './folders.ts';
import type { Person } from './people.ts';
import { asked, join, newTable, newToken, playOn } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';

const POISONED = new URL('./poisoned-games.ts', import.meta.url);
const MENDED = new URL('../src/games.ts', import.meta.url);

const set = (told: readonly ServerEvent[]) =>
  told.flatMap((happening) => (happening.event === 'table quarantined' ? [happening] : []));

/** A table of this game with one person; bots that choose by chance sit at the other seats. */
async function withBots(port: number, game: string, players: number): Promise<Person & { table: string }> {
  const token = await newToken(port, 'Ann');
  const bots = Array.from({ length: players - 1 }, () => ({ holder: 'bot', bot: 'random' }) as const);
  const table = await newTable(port, token, {
    game,
    settings: { players },
    seats: [{ holder: 'you' }, ...bots],
  });
  return { ...(await join(port, table, token)), table };
}

/** Answers whatever is asked until the table hangs up. */
async function untilBye(person: Person): Promise<void> {
  let gone = false;
  const bye = person
    .until((state) => state.bye !== null)
    .then(() => {
      gone = true;
    });
  for (let answers = 0; !gone && answers < 100; answers++) {
    await Promise.race([bye, person.until(() => asked(person) !== undefined)]);
    const open = asked(person);
    const [option] = open?.options ?? [];
    if (!gone && open && option) await Promise.race([bye, person.client.answer(open.seat, option)]);
  }
  await bye;
}

const SPOILT = [
  ['pug-quest', 1],
  ['brawl', 2],
  ['super-fantasy', 2],
] as const;

test('rules that throw in three games: those tables are set aside, everybody else plays on, also after restarts', async () => {
  const data = testFolder();
  const first = await serve({ data, games: POISONED });
  const beside = await seatTwo(first.port);
  const broken = await Promise.all(SPOILT.map(([game, players]) => withBots(first.port, game, players)));
  const breaking = Promise.all(
    broken.map(async (person) => {
      await person.client.ask({ type: 'start' });
      await untilBye(person);
    }),
  );
  await playOn([beside.ann, beside.bo], 'beside', 12);
  await breaking;
  for (const person of broken)
    expect(person.client.state().bye).toMatchObject({
      again: false,
      reason: { rule: 'QH-QUARANTINED' },
    });
  expect(set(first.told).map(({ table, game }) => ({ table, game }))).toEqual(
    expect.arrayContaining(SPOILT.map(([game], at) => ({ table: broken[at]?.table, game }))),
  );
  expect(set(first.told)).toHaveLength(3);
  const metrics = await (await fetch(`http://127.0.0.1:${first.port}/metrics`)).text();
  expect(metrics).toContain('\nquesthall_quarantined_total 3\n');
  // Who comes is told the same, and nothing wakes.
  const [pug] = broken;
  const again = await join(first.port, pug?.table ?? '', pug?.token);
  expect(again.client.state().bye).toMatchObject({ reason: { rule: 'QH-QUARANTINED' }, again: false });
  const info = await fetch(`http://127.0.0.1:${first.port}/api/tables/${pug?.table}`);
  expect([info.status, await info.json()]).toMatchObject([409, { reason: { rule: 'QH-QUARANTINED' } }]);
  await first.server.close();

  const second = await serve({ data, games: POISONED });
  expect(set(second.told)).toEqual([]);
  await Promise.all([beside.ann.comeBack(second.port), beside.bo.comeBack(second.port)]);
  await playOn([beside.ann, beside.bo], 'still beside', 4);
  await pug?.comeBack(second.port);
  expect(pug?.client.state().bye).toMatchObject({ reason: { rule: 'QH-QUARANTINED' } });
  expect(set(second.told)).toEqual([]);
  await second.server.close();

  // The rules are mended, and an operator reopens the tables: they go on where they stopped.
  const storage = await openStorage({ data });
  const aside = await quarantinedTables(storage);
  expect(aside.map(({ table }) => table).toSorted()).toEqual(broken.map(({ table }) => table).toSorted());
  for (const { table, quarantine } of aside) {
    expect(quarantine.why).toContain('poisoned');
    const evidence = await evidenceOf(storage, table);
    expect(evidence?.record.match?.seed).toBeTypeOf('string');
    expect(evidence?.log.length).toBeGreaterThan(0);
    expect(await reopenTable(storage, table, Date.now())).toBe(true);
  }
  await storage.close();
  const third = await serve({ data, games: MENDED });
  for (const person of broken) {
    const { version } = person.client.state().shown.get(0) ?? { version: -1 };
    await person.comeBack(third.port);
    const state = await person.until(({ shown }) => (shown.get(0)?.version ?? -1) >= version);
    expect(state.bye).toBeNull();
    await person.until(() => asked(person) !== undefined);
    const open = asked(person);
    const [option] = open?.options ?? [];
    if (open && option) expect(await person.client.answer(open.seat, option)).toHaveProperty('ok');
  }
  expect(set(third.told)).toEqual([]);
}, 60_000);

test('a bot that throws sets its table aside, and no other', async () => {
  const { port, told } = await serve({
    thinker: {
      choose: () => Promise.reject(new BrokenThought('the bot has lost its mind')),
      hint: () => Promise.resolve([]),
      close: () => Promise.resolve(),
    },
  });
  const beside = await seatTwo(port);
  const ann = await withBots(port, 'toy', 2);
  await ann.client.ask({ type: 'start' });
  await untilBye(ann);
  expect(set(told).map(({ table }) => table)).toEqual([ann.table]);
  await playOn([beside.ann, beside.bo], 'beside');
});

test('a question that makes the rules throw is refused; an answer that does breaks the table', () => {
  const throws = (): never => {
    throw new Error('poison');
  };
  const [broken, faults, frames]: [unknown[], unknown[], string[]] = [[], [], []];
  const host = contained({ receive: throws, tick: throws } as Partial<TableHost> as TableHost, {
    broken: (_error, during) => broken.push(during?.type),
    fault: (error) => faults.push(error),
  });
  const client = { guest: { id: 'a', name: 'Ann' }, send: (frame: string) => frames.push(frame) };
  host.receive(client, { type: 'whyNot', id: 7, seat: 0, option: { do: 'fly' } });
  expect([broken.length, faults.length]).toEqual([0, 1]);
  expect(JSON.parse(frames[0] ?? '')).toMatchObject({ type: 'refused', id: 7, reason: { rule: 'QH-FAULT' } });
  host.receive(client, { type: 'answer', id: 8, seat: 0, decision: 1, option: { do: 'fly' } });
  host.tick();
  expect(broken).toEqual(['answer', undefined]);
});

test('a table goes on by itself once its rules have another version', async () => {
  const data = testFolder();
  const first = await serve({
    data,
    thinker: {
      choose: () => Promise.reject(new BrokenThought('broken')),
      hint: () => Promise.resolve([]),
      close: () => Promise.resolve(),
    },
  });
  const ann = await withBots(first.port, 'toy', 2);
  await ann.client.ask({ type: 'start' });
  await untilBye(ann);
  await first.server.close();
  const second = await serve({ data, games: new URL('./toy-games-2.ts', import.meta.url) });
  await ann.comeBack(second.port);
  // What becomes of a match with other rules is decided elsewhere: it is no longer set aside.
  expect(ann.client.state().bye?.reason.rule).not.toBe('QH-QUARANTINED');
  await second.server.close();
  const storage = await openStorage({ data });
  expect(await quarantinedTables(storage)).toEqual([]);
  await storage.close();
});

test('what was asked and never written is part of the evidence', async () => {
  const data = testFolder();
  const { server, port, told } = await serve({ data, games: POISONED });
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, { ...DUEL, game: 'pug-quest', settings: { players: 1 } });
  const ann = await join(port, table, token);
  await ann.client.ask({ type: 'start' });
  await untilBye(ann);
  expect(set(told)).toHaveLength(1);
  await server.close();
  const storage = await openStorage({ data });
  const evidence = await evidenceOf(storage, table);
  expect(evidence?.record.quarantine).toMatchObject({ during: { type: 'answer', seat: 0 } });
  await storage.close();
});

test('the disk is full when a table is set aside: operators see it as soon as there is room', async () => {
  const data = testFolder();
  const { server, port } = await serve({ data });
  const { table } = await seatTwo(port);
  await server.close();
  const storage = await openStorage({ data });
  let full = true;
  const saveTable: typeof storage.saveTable = (row) =>
    full ? Promise.reject(new Error('the disk is full')) : storage.saveTable(row);
  const faults: unknown[] = [];
  const quarantines = createQuarantines({
    storage: { ...storage, saveTable },
    watch: { quarantined: () => {}, log: () => {}, fault: (error) => faults.push(error) },
    now: Date.now,
  });
  quarantines.put(table, asGame(toy), new Error('poison'));
  await vi.waitFor(() => expect(faults).toHaveLength(1), { timeout: 120_000 });
  expect(await quarantinedTables(storage)).toEqual([]);
  full = false;
  await vi.waitFor(async () => expect(await quarantinedTables(storage)).toHaveLength(1), {
    timeout: 120_000,
  });
  await storage.close();
});

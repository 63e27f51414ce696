import { expect, test, vi } from 'vitest';
import type { TableSpec } from '../src/index.ts';
import type { Hall, Person } from './hall.ts';
import { asked, openHall, playOn, seenBy } from './hall.ts';

const withClock: TableSpec = {
  game: 'toy',
  settings: { players: 2, clock: { bank: 60, gain: 5 } },
  seats: [{ holder: 'you' }, { holder: 'open' }],
};
const DUEL: TableSpec = { ...withClock, settings: { players: 2 } };

async function seated(spec: TableSpec = DUEL): Promise<{ hall: Hall; ann: Person; bo: Person }> {
  const hall = openHall(spec);
  const ann = hall.enter('ann');
  const bo = hall.enter('bo');
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  return { hall, ann, bo };
}

test('a match begins when every seat is filled, and only its host begins it', async () => {
  const hall = openHall(DUEL);
  const ann = hall.enter('ann');
  const bo = hall.enter('bo');
  expect(await ann.client.ask({ type: 'start' })).toHaveProperty('refused.rule', 'QH-SEATS-OPEN');
  expect(await bo.client.ask({ type: 'start' })).toHaveProperty('refused.rule', 'QH-NOT-HOST');
  await ann.client.ask({ type: 'seat', seat: 1, action: { do: 'setBot', bot: 'random' } });
  expect(await ann.client.ask({ type: 'start' })).toHaveProperty('ok');
  expect(hall.host.info().status).toBe('playing');
  expect([...bo.client.state().shown.keys()]).toEqual([null]);
});

test('settings are the game to judge, and seats follow the number of players', async () => {
  const hall = openHall(DUEL);
  const ann = hall.enter('ann');
  const wrong = await ann.client.ask({ type: 'settings', settings: { players: 9 } });
  expect(wrong).toMatchObject({ refused: { rule: 'QH-SETTINGS', field: 'players', found: '9' } });
  const odd = await ann.client.ask({ type: 'settings', settings: { options: { health: 'much' } } });
  expect(odd).toHaveProperty('refused.field', 'health');
  await ann.client.ask({ type: 'settings', settings: { players: 3, options: { health: 2 } } });
  expect(hall.host.info().seats.length).toBe(3);
  await ann.client.ask({ type: 'seat', seat: 2, action: { do: 'take' } });
  const fewer = await ann.client.ask({ type: 'settings', settings: { players: 2 } });
  expect(fewer).toHaveProperty('refused.rule', 'QH-SEAT-TAKEN');
});

test('once more with sides swapped, everybody is told where they sit now', async () => {
  const { hall, ann, bo } = await seated();
  await playOn([ann, bo], 'swap');
  expect(hall.host.info().status).toBe('finished');
  await ann.client.ask({ type: 'start', swap: true });
  expect([ann, bo].map(({ client }) => client.state().you?.seats)).toEqual([[1], [0]]);
  expect(hall.saved().seats.map(({ name }) => name)).toEqual(['bo', 'ann']);
});

test('bots alone play to the end', async () => {
  const hall = openHall({
    game: 'toy',
    settings: { players: 2 },
    seats: [
      { holder: 'bot', bot: 'random' },
      { holder: 'bot', bot: 'greedy' },
    ],
  });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  await vi.waitUntil(() => hall.host.info().status === 'finished', { timeout: 120_000 });
  expect(hall.host.info().status).toBe('finished');
  expect(hall.faults).toEqual([]);
});

test('a seat is handed to a bot and taken back', async () => {
  const { hall, ann, bo } = await seated();
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'handToBot', bot: 'random' } });
  expect(hall.host.info().seats[1]).toMatchObject({ holder: 'person', bot: 'random', name: 'bo' });
  const open = asked(bo);
  if (open) {
    const reply = await bo.client.answer(1, open.options[0] as { do: string });
    expect(reply).toHaveProperty('refused.rule', 'QH-BOT-PLAYS');
  }
  for (let turn = 0; turn < 5; turn++) await playOn([ann], `turn ${turn}`, 1);
  expect(hall.entries.some(({ seat }) => seat === 1)).toBe(true);
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'takeBack' } });
  expect(hall.host.info().seats[1]?.bot).toBeNull();
  await playOn([ann, bo], 'together');
  expect(hall.host.info().status).toBe('finished');
});

test('who leaves in mid-match is replaced by a bot and may come back', async () => {
  const { hall, ann, bo } = await seated();
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } });
  expect(hall.host.info().seats[1]).toMatchObject({ holder: 'bot', bot: 'greedy' });
  expect([...bo.client.state().shown.keys()]).toEqual([null]);
  expect(await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty('ok');
  expect([...bo.client.state().shown.keys()]).toEqual([1]);
  await playOn([ann, bo], 'on');
  expect(hall.host.info().status).toBe('finished');
});

test('in mid-match nobody gets a second hand to look at', async () => {
  const { ann, bo } = await seated();
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } });
  expect(await ann.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty(
    'refused.rule',
    'QH-SEAT-KEPT',
  );
});

test('the host replaces who is offline, and nobody who is online', async () => {
  const { hall, ann, bo } = await seated();
  const replace = { type: 'seat', seat: 1, action: { do: 'handToBot', bot: 'random' } } as const;
  expect(await ann.client.ask(replace)).toHaveProperty('refused.rule', 'QH-NOT-OFFLINE');
  bo.hangUp();
  expect(await ann.client.ask(replace)).toHaveProperty('ok');
  expect(hall.host.info().seats[1]?.bot).toBe('random');
});

test('a host who leaves hands the table on', async () => {
  const { hall, ann, bo } = await seated();
  await ann.client.ask({ type: 'seat', seat: 0, action: { do: 'leave' } });
  expect(bo.client.state().you?.host).toBe(true);
  expect(hall.saved().host).toBe(bo.guest.id);
});

test('a question with one option answers itself only for those who want it', async () => {
  const { ann, bo } = await seated();
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'autoForced', on: true } });
  const single = { ann: 0, bo: 0 };
  for (let turn = 0; turn < 200; turn++) {
    if (asked(ann)?.options.length === 1) single.ann += 1;
    if (asked(bo)?.options.length === 1) single.bo += 1;
    if ((await playOn([ann, bo], `turn ${turn}`, 1)) === 0) await ann.client.ask({ type: 'start' });
  }
  expect(single.bo).toBe(0);
  expect(single.ann).toBeGreaterThan(0);
});

test('a hint comes from thinking, and only where hints are allowed', async () => {
  const { ann } = await seated();
  expect(await ann.client.hint(0)).toMatchObject({ ok: { seat: 0, hints: [{ chance: 0.5 }] } });
  const strict = await seated({ ...DUEL, settings: { players: 2, hints: false } });
  expect(await strict.ann.client.hint(0)).toHaveProperty('refused.rule', 'QH-NO-HINTS');
});

test('a table without spectators admits none', async () => {
  const { hall } = await seated({ ...DUEL, settings: { players: 2, spectators: false } });
  const eve = hall.enter('eve');
  expect(eve.client.state().bye).toMatchObject({ again: false, reason: { rule: 'QH-NO-SPECTATORS' } });
  expect(eve.client.state().shown.size).toBe(0);
});

test('only the clocks of those who are asked run, and an answer brings time back', async () => {
  const { hall, ann, bo } = await seated(withClock);
  expect(hall.time.alarm).toBe(61_000);
  hall.time.now += 10_000;
  await ann.client.answer(0, asked(ann)?.options[0] as { do: string });
  expect(seenBy(bo, 1).seen.clock).toEqual([55_000, 50_000]);
  expect(hall.time.alarm).toBe(61_000);
  hall.time.now += 10_000;
  await bo.client.answer(1, asked(bo)?.options[0] as { do: string });
  expect(seenBy(ann, 0).seen.clock).toEqual([55_000, 45_000]);
  expect(hall.entries.at(-1)?.clock).toEqual([55_000, 45_000]);
});

test('who comes later sees the same clocks as those who are there, also after a refused answer', async () => {
  const { hall, ann } = await seated(withClock);
  hall.time.now += 10_000;
  expect(await ann.client.answer(0, { do: 'dance' })).toHaveProperty('refused');
  const eve = hall.enter('eve');
  expect(seenBy(eve, null).seen.clock).toEqual([50_000, 50_000]);
  expect(seenBy(ann, 0).seen.clock).toEqual([50_000, 50_000]);
});

test('who runs out of time is stood in for by a bot until they take the seat back', async () => {
  const { hall, ann } = await seated(withClock);
  hall.time.now = hall.time.alarm ?? 0;
  hall.host.tick();
  expect(hall.host.info().seats.map(({ bot }) => bot)).toEqual(['greedy', 'greedy']);
  await ann.client.ask({ type: 'seat', seat: 0, action: { do: 'takeBack' } });
  expect(seenBy(ann, 0).seen.clock?.[0]).toBeGreaterThanOrEqual(30_000);
  expect(hall.host.info().seats[0]?.bot).toBeNull();
});

test('[A1] whoever needs more time than the clock gives takes it, ten times in a match, and everybody sees it', async () => {
  const { hall, ann, bo } = await seated(withClock);
  const stretch = (seat: number, who = ann) => who.client.ask({ type: 'moreTime', seat });
  hall.time.now += 50_000;
  expect(await stretch(0)).toHaveProperty('ok');
  expect(seenBy(bo, 1).seen.clock?.[0]).toBe(70_000);
  expect(bo.client.state().table?.seats[0]).toHaveProperty('stretched', 1);
  expect(hall.time.alarm).toBe(61_000);
  expect(await stretch(1)).toHaveProperty('refused.rule', 'QH-NOT-YOUR-SEAT');
  for (let times = 1; times < 10; times++) expect(await stretch(0)).toHaveProperty('ok');
  expect(await stretch(0)).toMatchObject({ refused: { rule: 'QH-CLOCK-ENOUGH', most: 10 } });
  expect(await stretch(1, bo)).toHaveProperty('ok');
  // The next match begins with as many for everybody.
  await playOn([ann, bo], 'to the end');
  await ann.client.ask({ type: 'start' });
  expect(hall.host.info().seats.map(({ stretched }) => stretched)).toEqual([undefined, undefined]);
});

test('there is nothing to stretch without a clock, for a bot, or after the end', async () => {
  const { ann, bo } = await seated();
  expect(await ann.client.ask({ type: 'moreTime', seat: 0 })).toHaveProperty('refused.rule', 'QH-NO-CLOCK');
  const clocked = await seated(withClock);
  await clocked.bo.client.ask({ type: 'seat', seat: 1, action: { do: 'handToBot', bot: 'random' } });
  expect(await clocked.bo.client.ask({ type: 'moreTime', seat: 1 })).toHaveProperty(
    'refused.rule',
    'QH-BOT-PLAYS',
  );
  await clocked.bo.client.ask({ type: 'seat', seat: 1, action: { do: 'takeBack' } });
  await playOn([clocked.ann, clocked.bo], 'to the end');
  expect(await clocked.ann.client.ask({ type: 'moreTime', seat: 0 })).toHaveProperty(
    'refused.rule',
    'QH-OVER',
  );
  expect(bo.client.state().table?.seats).toHaveLength(2);
});

test('clocks go on after a restart, and nobody pays for the time the host was gone', async () => {
  const { hall, ann, bo } = await seated(withClock);
  hall.time.now += 10_000;
  await ann.client.answer(0, asked(ann)?.options[0] as { do: string });
  hall.time.now += 4000;
  await bo.client.ask({ type: 'chat', text: 'hm' });
  const away = { from: hall.time.now, until: hall.time.now + 100_000 };
  const past = { entries: hall.entries, away };
  const resumed = openHall(withClock, { record: hall.saved(), past, now: away.until });
  expect(resumed.time.alarm).toBe(away.until + 46_000);
  // Not even when it is taken out of memory and comes back later.
  const again = openHall(withClock, { record: resumed.saved(), past, now: away.until + 5000 });
  expect(again.time.alarm).toBe(away.until + 46_000);
});

test('[A5] a question that answers itself is shown to nobody', async () => {
  const hall = openHall(DUEL);
  const ann = hall.enter('ann');
  const bo = hall.enter('bo');
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'seat', seat: 0, action: { do: 'autoForced', on: true } });
  await ann.client.ask({ type: 'start' });
  const shown = { ann: [] as number[], bo: [] as number[] };
  for (const [name, seat, { client }] of [
    ['ann', 0, ann],
    ['bo', 1, bo],
  ] as const)
    client.listen(({ shown: seen }) => {
      const options = seen.get(seat)?.seen.decision?.options;
      if (options !== undefined) shown[name].push(options.length);
    });
  await playOn([ann, bo], 'to the end');
  expect(shown.ann.length).toBeGreaterThan(0);
  expect(shown.ann).not.toContain(1);
  // Who wants to be asked is.
  expect(shown.bo).toContain(1);
});

/** What is refused, closed or late changes nothing, and nobody else hears of it. */
import type { Option } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { SavedTable } from '../src/host/index.ts';
import { openLocalTable } from '../src/host/index.ts';
import type { HostMessage, TableRequest, TableSpec } from '../src/index.ts';
import type { Hall, HallOptions, Person } from './hall.ts';
import { asked, openHall, playOn, seenBy, TOY } from './hall.ts';

const DUEL: TableSpec = { game: 'toy', settings: { players: 2 }, seats: [{ holder: 'you' }] };
const CLOCK = { players: 2, clock: { bank: 60, gain: 5 } };

async function seated(settings: TableSpec['settings'] = { players: 2 }, options: HallOptions = {}) {
  const hall = openHall({ ...DUEL, settings }, options);
  const [ann, bo] = [hall.enter('ann'), hall.enter('bo')];
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  return { hall, ann, bo };
}

const told = ({ frames }: Person): HostMessage[] => frames.map((frame) => JSON.parse(frame) as HostMessage);
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

async function answerFirst(person: Person): Promise<void> {
  const open = asked(person);
  if (!open) throw new Error('nobody is asked');
  expect(await person.client.answer(open.seat, open.options[0] as Option)).toHaveProperty('ok');
}

test('a request that is refused is heard by nobody but the one who made it', async () => {
  const { hall, ann, bo } = await seated();
  const eve = hall.enter('eve');
  const dance: Option = { do: 'dance' };
  const requests: readonly [Person, TableRequest][] = [
    [bo, { type: 'seat', id: 1, seat: 0, action: { do: 'take' } }],
    [bo, { type: 'seat', id: 2, seat: 0, action: { do: 'autoForced', on: true } }],
    [bo, { type: 'seat', id: 3, seat: 0, action: { do: 'takeBack' } }],
    [bo, { type: 'seat', id: 4, seat: 7, action: { do: 'take' } }],
    [bo, { type: 'settings', id: 5, settings: { hints: false } }],
    [bo, { type: 'start', id: 6 }],
    [bo, { type: 'undo', id: 7, seat: 1 }],
    [bo, { type: 'answer', id: 8, seat: 1, decision: 99, option: dance }],
    [bo, { type: 'answer', id: 9, seat: 1, decision: seenBy(bo, 1).seen.decision?.id ?? 0, option: dance }],
    [ann, { type: 'start', id: 10 }],
  ];
  for (const [person, request] of requests) {
    const others = [ann, bo, eve].filter((each) => each !== person);
    const heard = [person, ...others].map(({ frames }) => frames.length);
    const before = JSON.stringify([hall.saved(), hall.entries]);
    person.say(request);
    expect(told(person).at(-1)).toMatchObject({ type: 'refused', id: request.id });
    expect([person, ...others].map(({ frames }) => frames.length)).toEqual([
      (heard[0] ?? 0) + 1,
      ...heard.slice(1),
    ]);
    expect(JSON.stringify([hall.saved(), hall.entries])).toBe(before);
  }
});

test('before the match a seat that is left is open again', async () => {
  const hall = openHall(DUEL);
  const [ann, bo] = [hall.enter('ann'), hall.enter('bo')];
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } });
  expect(ann.client.state().table?.seats[1]).toMatchObject({ holder: 'open', name: '', bot: null });
});

test('nothing is taken back once the match is over', async () => {
  const { ann, bo } = await seated({ players: 2, undo: 'free' });
  await playOn([ann, bo], 'to the end');
  expect(await ann.client.ask({ type: 'undo', seat: 0 })).toHaveProperty('refused.rule', 'QH-OVER');
});

test.each([
  ['QH-CLOSING', true],
  ['QH-QUARANTINED', false],
] as const)('a host that closes says why, and whether to come back: %s', async (rule, again) => {
  const { hall, ann, bo } = await seated();
  hall.host.close(rule);
  for (const person of [ann, bo])
    expect(told(person).at(-1)).toMatchObject({
      type: 'bye',
      reason: { rule },
      again,
    });
  const heard = [ann, bo].map(({ frames }) => frames.length);
  ann.say({ type: 'ping', id: 3 });
  bo.client.connected();
  expect([ann, bo].map(({ frames }) => frames.length)).toEqual(heard);
  expect(hall.host.idle()).toBe(true);
});

test('a host that closes without a word says none', async () => {
  const { hall, ann } = await seated();
  const heard = ann.frames.length;
  hall.host.close();
  expect(ann.frames).toHaveLength(heard);
});

test('the clock runs for a person who is asked, not for the bot that stands in', async () => {
  const { hall, ann } = await seated(CLOCK, { ports: { think: () => new Promise(() => {}) } });
  const left = () => seenBy(ann, 0).seen.clock?.[0];
  hall.time.now += 10_000;
  await ann.client.ask({ type: 'seat', seat: 0, action: { do: 'handToBot', bot: 'random' } });
  expect(left()).toBe(50_000);
  hall.time.now += 20_000;
  await ann.client.ask({ type: 'seat', seat: 0, action: { do: 'takeBack' } });
  expect(left()).toBe(50_000);
});

test('a tick before the time changes nothing; after the end no clock runs', async () => {
  const { hall, ann, bo } = await seated(CLOCK);
  hall.time.now += 1000;
  const heard = ann.frames.length;
  hall.host.tick();
  expect([ann.frames.length, hall.host.info().seats.map(({ bot }) => bot)]).toEqual([heard, [null, null]]);
  await playOn([ann, bo], 'to the end');
  expect(hall.time.alarm).toBeUndefined();
  const clock = () => hall.host.record().clock?.left;
  await ann.client.ask({ type: 'chat', text: 'well played' });
  const before = clock();
  hall.time.now += 500_000;
  hall.host.tick();
  await ann.client.ask({ type: 'chat', text: 'again?' });
  expect([clock(), hall.host.info().seats.map(({ bot }) => bot)]).toEqual([before, [null, null]]);
});

test('what a bot thought for a question that is no longer its own does not count', async () => {
  const thoughts: ((option: Option) => void)[] = [];
  const { hall, bo } = await seated(
    { players: 2 },
    {
      ports: {
        think: () =>
          new Promise((resolve) => {
            thoughts.push(resolve);
          }),
      },
    },
  );
  const option = asked(bo)?.options[0] as Option;
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'handToBot', bot: 'random' } });
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'takeBack' } });
  thoughts[0]?.(option);
  await settled();
  expect([hall.entries, hall.faults, thoughts.length]).toEqual([[], [], 1]);
});

test('a bot that answers what is not possible is told of, and asked again', async () => {
  let times = 0;
  const { hall, bo } = await seated(
    { players: 2 },
    {
      ports: {
        think({ match, seat }) {
          times += 1;
          const options = match.decisions.find((open) => open.seat === seat)?.options ?? [];
          return Promise.resolve(times === 1 ? { do: 'dance' } : (options[0] as Option));
        },
      },
    },
  );
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'handToBot', bot: 'random' } });
  await settled();
  expect(hall.faults).toMatchObject([{ message: expect.stringContaining('QH-NO-SUCH-OPTION') }]);
  expect(hall.entries.filter(({ seat }) => seat === 1)).toHaveLength(1);
});

/** What one host kept, the other takes up. */
const follow = (from: Hall, to: Hall): void => {
  const sameMatch = from.saved().matchNumber === to.host.record().matchNumber;
  to.time.now = from.time.now;
  to.host.follow(from.saved(), from.entries.slice(sameMatch ? to.host.version() : 0));
};

test('a host that follows takes over clocks, bots and the bell where they are its own to run', async () => {
  const { hall: first, ann } = await seated(CLOCK);
  const second = openHall({ ...DUEL, settings: CLOCK });
  const twin = second.enter('ann');
  follow(first, second);
  expect(second.time.alarm).toBe(first.time.alarm);
  first.time.now += 4000;
  // Nothing is played: the clocks come with the record.
  await ann.client.ask({ type: 'seat', seat: 0, action: { do: 'autoForced', on: false } });
  follow(first, second);
  expect(seenBy(twin, 0).seen.clock).toEqual([56_000, 56_000]);
  const third = openHall({ ...DUEL, settings: CLOCK }, { ports: { runs: () => false } });
  follow(first, third);
  expect(third.time.alarm).toBeUndefined();
});

test('no number of a question is given out twice, and none is left out', async () => {
  const { ann, bo } = await seated({ players: 2, undo: 'free' });
  const numbers: number[] = [];
  const note = () => {
    for (const person of [ann, bo])
      for (const { seen } of person.client.state().shown.values())
        if (seen.decision) numbers.push(seen.decision.id);
  };
  note();
  for (let step = 0; step < 12; step++) {
    const person = asked(ann) ? ann : bo;
    const seat = asked(person)?.seat ?? 0;
    await answerFirst(person);
    note();
    if (step % 3 === 2) {
      const highest = Math.max(...numbers);
      expect(await person.client.ask({ type: 'undo', seat })).toHaveProperty('ok');
      expect(seenBy(person, seat).seen.decision?.id).toBe(highest + 1);
      note();
    }
  }
});

test('answers that were not taken back are found in the log by the runs of a snapshot', async () => {
  const { hall, ann, bo } = await seated({ players: 2, undo: 'free' });
  for (const person of [ann, bo]) await answerFirst(person);
  expect(await bo.client.ask({ type: 'undo', seat: 1 })).toHaveProperty('ok');
  for (let step = 0; step < 3; step++) await playOn([ann, bo], `step ${step}`, 1);
  expect(hall.host.snapshot()).toMatchObject({
    version: 6,
    runs: [
      [1, 1],
      [4, 6],
    ],
  });
});

test('who comes late to a long match is shown the last sixty pages', async () => {
  const hall = openHall({
    game: 'toy',
    settings: { players: 3 },
    seats: [1, 2, 3].map(() => ({ holder: 'you' })),
  });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  await playOn([ann], 'long');
  const { log, version } = seenBy(hall.enter('eve'), null);
  expect(hall.entries.length).toBeGreaterThan(64);
  expect(log.length).toBeLessThanOrEqual(60);
  expect([log[0]?.version, log.at(-1)?.version]).toEqual([version - 59, version]);
});

test('a local table with an open seat waits for it', () => {
  const kept: SavedTable[] = [];
  const opened = openLocalTable(
    TOY,
    { game: 'toy', seats: [{ holder: 'you' }, { holder: 'open' }] },
    {
      now: () => 5,
      secret: () => 'secret',
      wakeAt: () => {},
      fault: (error) => {
        throw error;
      },
      hint: () => Promise.resolve([]),
      think: () => new Promise(() => {}),
      send: () => {},
      keep: (saved) => kept.push(saved),
    },
  );
  expect('table' in opened && opened.table.host.info().status).toBe('gathering');
  expect(kept).toEqual([]);
});

test('a hint that fails is a fault, and nobody is left waiting; not so once the table is closed', async () => {
  const broken = new Error('no idea');
  const fails: ((error: Error) => void)[] = [];
  const { hall, ann } = await seated(
    { players: 2 },
    { ports: { hint: () => new Promise((_, reject) => fails.push(reject)) } },
  );
  const reply = ann.client.hint(0);
  fails[0]?.(broken);
  expect(await reply).toHaveProperty('refused.rule', 'QH-FAULT');
  expect(hall.faults).toEqual([broken]);
  void ann.client.hint(0);
  hall.host.close();
  const heard = ann.frames.length;
  fails[1]?.(broken);
  await settled();
  expect([hall.faults.length, ann.frames.length]).toEqual([1, heard]);
});

test.each([
  ['is told of', false, 1],
  ['is told to nobody once the table is closed', true, 0],
] as const)('what breaks while a bot answers %s', async (_, isClosed, times) => {
  const broken: unknown[] = [];
  const full = new Error('no space');
  const { hall, bo } = await seated(
    { players: 2 },
    {
      ports: {
        append() {
          if (isClosed) hall.host.close();
          throw full;
        },
        broken: (error) => broken.push(error),
      },
    },
  );
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'handToBot', bot: 'random' } });
  await settled();
  expect(broken).toEqual(Array.from({ length: times }, () => full));
});

test('where dice lie on the table, a forced choice that is no throw is still made by itself', async () => {
  const play = async (dice?: HallOptions['dice']) => {
    const { hall, ann, bo } = await seated({ players: 2 }, dice && { dice });
    for (const [at, person] of [ann, bo].entries())
      await person.client.ask({ type: 'seat', seat: at, action: { do: 'autoForced', on: true } });
    const answered = await playOn([ann, bo], 'to the end');
    return [answered, hall.entries.length];
  };
  const [answered = 0, entries = 0] = await play();
  expect(entries).toBeGreaterThan(answered);
  const idle = { land: () => ({}), seen: () => null };
  expect(await play({ throws: () => false, ...idle })).toEqual([answered, entries]);
  const [thrown, all] = await play({ throws: () => true, ...idle });
  expect(thrown).toBe(all);
});

/** Who is told what, and who is not: each change of a table reaches those it concerns, once. */
import type { Decision, Json, MatchSetup, Option } from '@questhall/kernel';
import { openMatch, same, submit } from '@questhall/kernel';
import { expect, test, vi } from 'vitest';
import { botName } from '../src/host/bot-names.ts';
import type { DiceTable } from '../src/host/index.ts';
import { newTable } from '../src/host/index.ts';
import type { HostMessage, TableSpec } from '../src/index.ts';
import type { HallOptions, Person } from './hall.ts';
import { asked, openHall, playOn, seenBy, TOY } from './hall.ts';

const THREE: TableSpec = { game: 'toy', settings: { players: 3 }, seats: [{ holder: 'you' }] };
const SOLO: TableSpec = {
  game: 'toy',
  settings: { players: 2 },
  seats: [{ holder: 'you' }, { holder: 'bot', bot: 'random' }],
};
const HOT_SEAT: TableSpec = { ...SOLO, seats: [{ holder: 'you' }, { holder: 'you' }] };

async function three(settings: TableSpec['settings'] = {}, options: HallOptions = {}) {
  const hall = openHall({ ...THREE, settings: { players: 3, ...settings } }, options);
  const [ann, bo, cy] = [hall.enter('ann'), hall.enter('bo'), hall.enter('cy')];
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await cy.client.ask({ type: 'seat', seat: 2, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  return { hall, ann, bo, cy };
}

async function answerFirst(person: Person): Promise<void> {
  const open = asked(person);
  if (!open) throw new Error('nobody is asked');
  expect(await person.client.answer(open.seat, open.options[0] as Option)).toHaveProperty('ok');
}

const told = ({ frames }: Person): HostMessage[] => frames.map((frame) => JSON.parse(frame) as HostMessage);
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

test('a table nobody said anything about has two players, asks before undo, gives hints and is not listed', () => {
  const made = newTable(TOY, 'TABLE', { game: 'toy' }, { id: 'guest-ann', name: 'ann' });
  expect(made).toMatchObject({
    record: {
      status: 'gathering',
      matchNumber: 0,
      settings: {
        players: TOY.players.min,
        options: {},
        undo: 'ask',
        clock: null,
        hints: true,
        listed: false,
        spectators: true,
      },
      seats: [{ holder: 'person', name: 'ann', bot: null, autoForced: false }, { holder: 'open' }],
    },
  });
});

test('more bots of a kind than it has names are heirs of the first', () => {
  const taken: string[] = [];
  for (let at = 0; at < 9; at++) taken.push(botName('random', taken));
  expect(taken.slice(5)).toEqual(['Wobble', 'Whim the 2.', 'Whim the 3.', 'Whim the 4.']);
});

test('a ping is answered with the time', () => {
  const hall = openHall(SOLO);
  const ann = hall.enter('ann');
  ann.say({ type: 'ping', id: 5 });
  expect(told(ann).at(-1)).toEqual({ type: 'pong', id: 5, now: 1000 });
});

test('a bot whose thinking fails plays any of its options, and not always the first', async () => {
  const draw = vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const hall = openHall(SOLO, { ports: { think: () => Promise.reject(new Error('it has failed')) } });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  for (let turns = 0; turns < 12; turns++) {
    await settled();
    if (asked(ann)) await answerFirst(ann);
  }
  draw.mockRestore();
  const match = openMatch(TOY, hall.saved().match as MatchSetup);
  const choices = hall.entries.flatMap((entry) => {
    if (!('option' in entry)) return [];
    const open = match.decisions.find(({ seat }) => seat === entry.seat) as Decision;
    submit(match, { seat: entry.seat, decision: open.id, option: entry.option });
    return entry.seat === 1 && open.options.length > 1 ? [same(open.options.at(-1), entry.option)] : [];
  });
  expect(choices.length).toBeGreaterThan(0);
  expect(new Set(choices)).toEqual(new Set([true]));
});

test('who comes is told with the welcome, all others once; who goes is told to those who stay', () => {
  const hall = openHall(SOLO);
  const ann = hall.enter('ann');
  const bo = hall.enter('bo');
  const tables = (person: Person) => told(person).filter(({ type }) => type === 'table').length;
  expect([tables(ann), tables(bo), ann.client.state().table?.spectators]).toEqual([1, 0, 1]);
  bo.hangUp();
  expect([tables(ann), tables(bo), ann.client.state().table?.spectators]).toEqual([2, 0, 0]);
});

test('settings are the host’s to change, before the match, and everybody sees them', async () => {
  const hall = openHall(SOLO);
  const [ann, bo] = [hall.enter('ann'), hall.enter('bo')];
  const change = { type: 'settings', settings: { hints: false } } as const;
  expect(await bo.client.ask(change)).toHaveProperty('refused.rule', 'QH-NOT-HOST');
  expect(bo.client.state().table?.settings.hints).toBe(true);
  expect(await ann.client.ask(change)).toHaveProperty('ok');
  expect(bo.client.state().table?.settings.hints).toBe(false);
});

test('only the owner of a seat hands it to a bot, or the host while he is away', async () => {
  const { ann, bo, cy } = await three();
  const hand = (seat: number) =>
    ({ type: 'seat', seat, action: { do: 'handToBot', bot: 'random' } }) as const;
  expect(await cy.client.ask(hand(1))).toHaveProperty('refused.rule', 'QH-NOT-YOUR-SEAT');
  bo.hangUp();
  expect(await cy.client.ask(hand(1))).toHaveProperty('refused.rule', 'QH-NOT-YOUR-SEAT');
  expect(await ann.client.ask(hand(1))).toHaveProperty('ok');
});

test('who takes another seat is shown only what is new; nobody else is shown anything again', async () => {
  const { ann, bo, cy } = await three();
  const views = (person: Person) => told(person).filter(({ type }) => type === 'view').length;
  const before = [views(ann), views(cy)];
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } });
  expect(told(bo).filter(({ type }) => type === 'closed')).toEqual([{ type: 'closed', viewer: 1 }]);
  expect([...bo.client.state().shown.keys()]).toEqual([null]);
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  expect([...bo.client.state().shown.keys()]).toEqual([1]);
  expect([views(ann), views(cy)]).toEqual(before);
});

test('an undo waits for every other person, and for no bot that stands in', async () => {
  const { hall, ann, bo, cy } = await three({ undo: 'ask' });
  for (const person of [ann, bo, cy]) await answerFirst(person);
  const reply = ann.client.ask({ type: 'undo', seat: 0 });
  expect(hall.saved().undo).toEqual({ seat: 0, waiting: [1, 2] });
  await bo.client.ask({ type: 'undoReply', seat: 1, agree: true });
  expect(hall.saved().undo).toEqual({ seat: 0, waiting: [2] });
  expect(cy.client.state().table?.undo).toEqual({ seat: 0, waiting: [2] });
  expect(await bo.client.ask({ type: 'undoReply', seat: 1, agree: true })).toHaveProperty(
    'refused.rule',
    'QH-UNDO-NOT-ASKED',
  );
  await cy.client.ask({ type: 'undoReply', seat: 2, agree: true });
  expect([await reply, hall.saved().undo]).toEqual([{ ok: undefined }, null]);
  await answerFirst(ann);
  while (!asked(ann)) await playOn([bo, cy], 'until ann', 1);
  await cy.client.ask({ type: 'seat', seat: 2, action: { do: 'handToBot', bot: 'random' } });
  void ann.client.ask({ type: 'undo', seat: 0 });
  expect(hall.saved().undo).toEqual({ seat: 0, waiting: [1] });
});

test('why not is for whoever is asked, in words; what is possible needs none', async () => {
  const hall = openHall(HOT_SEAT);
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  while ([...ann.client.state().shown.values()].filter(({ seen }) => seen.decision).length !== 1)
    await playOn([ann], 'until one is asked', 1);
  const open = asked(ann);
  if (!open) throw new Error('nobody is asked');
  expect(await ann.client.whyNot(1 - open.seat, { do: 'dance' })).toHaveProperty(
    'refused.rule',
    'QH-NOT-ASKED',
  );
  expect(await ann.client.whyNot(open.seat, open.options[0] as Option)).toMatchObject({
    ok: { reason: null },
  });
  const refused = await ann.client.whyNot(open.seat, { do: 'dance' });
  expect(refused).toMatchObject({ ok: { reason: { rule: 'QH-NO-SUCH-OPTION' } } });
  await playOn([ann], 'to the end');
  expect(await ann.client.whyNot(0, { do: 'dance' })).toHaveProperty('refused.rule', 'QH-OVER');
});

test('a hint goes on while its own question is open, whoever else answers', async () => {
  const drops: number[] = [];
  const hall = openHall(THREE, {
    ports: {
      hint({ dropped, seat }) {
        void dropped?.then(() => drops.push(seat));
        return new Promise(() => {});
      },
    },
  });
  const [ann, bo] = [hall.enter('ann'), hall.enter('bo')];
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'seat', seat: 2, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  void ann.client.hint(0);
  await answerFirst(bo);
  await settled();
  expect(drops).toEqual([]);
  await answerFirst(ann);
  await settled();
  expect(drops).toEqual([0]);
});

test('a bot that breaks is told of, and answers something all the same', async () => {
  const broken = new Error('no idea');
  const hall = openHall(SOLO, { ports: { think: () => Promise.reject(broken) } });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  await settled();
  expect(hall.faults).toEqual([broken]);
  expect(hall.entries.filter(({ seat }) => seat === 1)).toHaveLength(1);
  hall.host.close();
  await settled();
  expect(hall.faults).toHaveLength(1);
});

/** Bids are thrown; what the table is asked is noted. */
function noting(): DiceTable & { readonly openFor: number[]; readonly options: Json[] } {
  const [openFor, options]: [number[], Json[]] = [[], []];
  return {
    openFor,
    options,
    throws: (option) => option.do === 'bid',
    land(_match, option, _thrown, _seeds, since) {
      openFor.push(since);
      options.push({ ...option });
      return { handed: { draws: [] } };
    },
    seen: () => null,
  };
}

test('dice are thrown for answers to the open question only, and the table knows how long it was open', async () => {
  const dice = noting();
  const hall = openHall(HOT_SEAT, { dice });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  const [bid] = asked(ann)?.options ?? [];
  const decision = seenBy(ann, 0).seen.decision?.id ?? 0;
  if (!bid) throw new Error('nobody bids');
  hall.time.now += 700;
  ann.say({ type: 'answer', id: 900, seat: 0, decision: decision + 1, option: bid, thrown: {} });
  ann.say({
    type: 'answer',
    id: 901,
    seat: 0,
    decision,
    option: { do: 'bid', marrow: 99 } as Option,
    thrown: {},
  });
  expect(dice.options).toEqual([]);
  await ann.client.answer(0, bid, {});
  hall.time.now += 50;
  // Somebody looks in: the question is as old as it was.
  hall.enter('eve');
  await ann.client.answer(1, bid, {});
  expect([dice.options, dice.openFor]).toEqual([
    [bid, bid],
    [700, 50],
  ]);
});

test('where dice are thrown, what is no throw is answered as everywhere', async () => {
  const hall = openHall(HOT_SEAT, { dice: noting() });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  await playOn([ann], 'with dice');
  expect(hall.host.info().status).toBe('finished');
});

test('a table is idle when nobody is connected, no bot thinks and no clock runs', async () => {
  const clock = { bank: 60, gain: 0 };
  const hall = openHall({ ...HOT_SEAT, settings: { players: 2, clock } });
  const ann = hall.enter('ann');
  expect(hall.host.idle()).toBe(false);
  await ann.client.ask({ type: 'start' });
  ann.hangUp();
  expect(hall.host.idle()).toBe(false);
  const calm = openHall(HOT_SEAT);
  const bo = calm.enter('ann');
  await bo.client.ask({ type: 'start' });
  expect(calm.host.idle()).toBe(false);
  bo.hangUp();
  expect(calm.host.idle()).toBe(true);
  const thinking = openHall(SOLO, { ports: { think: () => new Promise(() => {}) } });
  const cy = thinking.enter('ann');
  await cy.client.ask({ type: 'start' });
  cy.hangUp();
  expect(thinking.host.idle()).toBe(false);
});

test('when time is up everybody hears who is stood in for, and sees the clock', async () => {
  const hall = openHall({ ...THREE, settings: { players: 3, clock: { bank: 30, gain: 0 } } });
  const [ann, bo, cy] = [hall.enter('ann'), hall.enter('bo'), hall.enter('cy')];
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await cy.client.ask({ type: 'seat', seat: 2, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  await answerFirst(ann);
  hall.time.now = hall.time.alarm ?? 0;
  hall.host.tick();
  expect(ann.client.state().table?.seats.map(({ bot }) => bot)).toEqual([null, 'greedy', 'greedy']);
  expect(seenBy(ann, 0).seen.clock).toEqual([30_000, 0, 0]);
});

test('a log that does not fit is refused, not played wrongly', async () => {
  const hall = openHall(HOT_SEAT);
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  await playOn([ann], 'two', 2);
  const [first, second] = hall.entries;
  if (!first || !second) throw new Error('two entries');
  const record = hall.saved();
  const load = (entries: typeof hall.entries) => () => openHall(HOT_SEAT, { record, past: { entries } });
  expect(load([first, first])).toThrow('entry 2 of the log does not play');
  expect(load([first, { ...second, seat: 7 }])).toThrow('entry 2 of the log does not play');
  await ann.client.ask({ type: 'undo', seat: second.seat });
  while (!hall.host.snapshot()) await playOn([ann], 'on', 1);
  const snapshot = hall.host.snapshot();
  expect(snapshot?.runs.length).toBeGreaterThan(0);
  const shifted = [hall.entries.find((entry) => 'undo' in entry) as typeof first, ...hall.entries.slice(1)];
  const past = (entries: typeof hall.entries) => () =>
    openHall(HOT_SEAT, { record, past: { snapshot, entries } });
  expect(past(shifted)).toThrow('entry 1 of the log is no answer');
  expect(past([])).toThrow('entry 1 of the log is no answer');
});

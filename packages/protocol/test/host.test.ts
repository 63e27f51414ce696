import type { Game, Json } from '@questhall/kernel';
import { present, recordOf, replay, same, viewInParts } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { readSnapshot } from '../src/host/index.ts';
import type { ClientMessage, TableSpec } from '../src/index.ts';
import { reasonText } from '../src/index.ts';
import type { Hall, Person } from './hall.ts';
import { asked, openHall, playOn, seenBy, TOY } from './hall.ts';

type Fields = { readonly [field: string]: Json };

const DUEL: TableSpec = {
  game: 'toy',
  settings: { players: 2 },
  seats: [{ holder: 'you' }, { holder: 'open' }],
};

async function ok(reply: Promise<{ ok: unknown } | { refused: unknown }>): Promise<void> {
  expect(await reply).toHaveProperty('ok');
}

async function seated(spec = DUEL, game = TOY): Promise<{ hall: Hall; ann: Person; bo: Person }> {
  const hall = openHall(spec, { game });
  const ann = hall.enter('ann');
  const bo = hall.enter('bo');
  await ok(bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } }));
  await ok(ann.client.ask({ type: 'start' }));
  return { hall, ann, bo };
}

/** What a refused request must leave as it was. */
const fingerprint = (hall: Hall): string =>
  JSON.stringify([hall.entries, hall.saved(), hall.host.snapshot()]);

/** Everything but the fighters looks the same to all. */
const IN_PARTS: Game = {
  ...TOY,
  ...viewInParts(
    (s) => {
      const { you: _you, fighters: _fighters, ...open } = TOY.view(s, null) as Fields;
      return open;
    },
    (s, viewer) => {
      const { you, fighters } = TOY.view(s, viewer) as Fields;
      return { you, fighters } as Fields;
    },
  ),
};

test.each([
  ['each view by itself', TOY],
  ['views in parts', IN_PARTS],
])(
  'two people and a spectator play to the end, and the log plays the same match again: %s',
  async (_how, game) => {
    const { hall, ann, bo } = await seated(DUEL, game);
    const eve = hall.enter('eve');
    await playOn([ann, bo], 'to the end');
    expect(hall.host.info().status).toBe('finished');
    const record = hall.host.finished();
    if (!record) throw new Error('it is over');
    const again = replay(TOY, record);
    for (const [person, viewer] of [
      [ann, 0],
      [bo, 1],
      [eve, null],
    ] as const) {
      const { view, outcome } = present(again, viewer);
      const { seen } = seenBy(person, viewer);
      expect(seen.view).toEqual(JSON.parse(JSON.stringify(view)));
      expect(seen.outcome).toEqual(outcome);
      expect(person.client.state().shown.size).toBe(1);
    }
    expect(hall.faults).toEqual([]);
  },
);

test('the record of a running match is not given out', async () => {
  const { hall, ann, bo } = await seated();
  await playOn([ann, bo], 'some', 3);
  expect(hall.host.finished()).toBeUndefined();
});

test('a late, foreign, impossible or premature answer is refused with a reason and changes nothing', async () => {
  const hall = openHall(DUEL);
  const ann = hall.enter('ann');
  const bo = hall.enter('bo');
  await ok(bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } }));
  const rest = { do: 'rest' };
  const refusal = (person: Person, message: ClientMessage & { id: number }): string => {
    if (message.type === 'open') throw new Error('not a request');
    const before = fingerprint(hall);
    person.say(message);
    expect(fingerprint(hall)).toBe(before);
    const last = JSON.parse(person.frames.at(-1) ?? '');
    expect(last).toMatchObject({ type: 'refused', id: message.id });
    expect(reasonText(last.reason)).toMatch(/^[A-Z].*\.$/);
    return last.reason.rule;
  };
  const answer = (seat: number, decision: number, option: { do: string }) =>
    ({ type: 'answer', id: 77, seat, decision, option }) as const;
  expect(refusal(ann, answer(0, 0, rest))).toBe('QH-GATHERING');
  await ok(ann.client.ask({ type: 'start' }));
  const eve = hall.enter('eve');
  await playOn([ann, bo], 'a few', 4);
  const person = [ann, bo].find((each) => asked(each));
  const open = person && asked(person);
  if (!person || !open) throw new Error('somebody is asked');
  const number = seenBy(person, open.seat).seen.decision?.id ?? -1;
  const [option = rest] = open.options;
  const other = person === ann ? bo : ann;
  expect(refusal(person, answer(open.seat, number - 1, option))).toBe('QH-LATE');
  expect(refusal(person, answer(open.seat, number + 1, option))).toBe('QH-LATE');
  expect(refusal(other, answer(open.seat, number, option))).toBe('QH-NOT-YOUR-SEAT');
  expect(refusal(eve, answer(open.seat, number, option))).toBe('QH-NOT-YOUR-SEAT');
  expect(refusal(person, answer(7, number, option))).toBe('QH-NO-SEAT');
  expect(refusal(person, answer(open.seat, number, { do: 'fly' }))).toBe('QH-NO-SUCH-OPTION');
  expect(refusal(eve, { type: 'start', id: 1 })).toBe('QH-NOT-HOST');
  expect(refusal(ann, { type: 'settings', id: 1, settings: { players: 3 } })).toBe('QH-PLAYING');
  expect(refusal(eve, { type: 'undo', id: 1, seat: 0 })).toBe('QH-NOT-YOUR-SEAT');
  expect(refusal(eve, { type: 'hint', id: 1, seat: 0 })).toBe('QH-NOT-YOUR-SEAT');
  expect(refusal(bo, { type: 'undoReply', id: 1, seat: 1, agree: true })).toBe('QH-UNDO-NOT-ASKED');
  expect(refusal(eve, { type: 'seat', id: 1, seat: 0, action: { do: 'take' } })).toBe('QH-SEAT-TAKEN');
  expect(refusal(eve, { type: 'seat', id: 1, seat: 0, action: { do: 'leave' } })).toBe('QH-NOT-YOUR-SEAT');
  expect(refusal(bo, { type: 'seat', id: 1, seat: 0, action: { do: 'setOpen' } })).toBe('QH-NOT-HOST');
});

test('why not is answered in words for the seat that is asked', async () => {
  const { ann } = await seated();
  const impossible = await ann.client.whyNot(0, { do: 'bid', marrow: 9 } as { do: string });
  expect(impossible).toHaveProperty('ok.reason.rule', 'QH-NO-SUCH-OPTION');
  const reply = await ann.client.whyNot(0, { do: 'bid', marrow: 3 } as { do: string });
  const possible = asked(ann)?.options.some((option) => same(option, { do: 'bid', marrow: 3 }));
  if (!('ok' in reply)) throw new Error('it was refused');
  expect(reply.ok.reason === null).toBe(possible);
});

test('who comes back having missed nothing is told nothing; having missed something, everything', async () => {
  const { hall, ann, bo } = await seated();
  await playOn([ann, bo], 'before', 5);
  const views = (frames: readonly string[]): number =>
    frames.filter((frame) => frame.startsWith('{"type":"view"')).length;
  const before = views(bo.frames);
  bo.hangUp();
  expect(hall.host.info().seats[1]?.online).toBe(false);
  bo.client.connected();
  expect(hall.host.info().seats[1]?.online).toBe(true);
  expect(views(bo.frames)).toBe(before);
  bo.hangUp();
  const open = asked(ann);
  if (open) await ann.client.answer(open.seat, open.options[0] as { do: string });
  else await playOn([bo], 'none', 0);
  bo.client.connected();
  expect(views(bo.frames)).toBe(before + (open ? 1 : 0));
  await playOn([ann, bo], 'after');
  expect(hall.host.info().status).toBe('finished');
});

test('a client that lost a frame notices and begins again with a full view', async () => {
  const { hall, ann, bo } = await seated();
  await playOn([ann, bo], 'before', 3);
  const { version } = seenBy(ann, 0);
  ann.client.receive(
    JSON.stringify({
      type: 'update',
      viewer: 0,
      from: version + 5,
      to: version + 6,
      patch: { view: [null] },
    }),
  );
  expect(seenBy(ann, 0).seen.view).not.toBeNull();
  await playOn([ann, bo], 'after');
  expect(hall.host.info().status).toBe('finished');
});

test('several seats at one screen are several viewers of one client', async () => {
  const hall = openHall({
    game: 'toy',
    settings: { players: 3 },
    seats: [{ holder: 'you' }, { holder: 'you', name: 'Guest' }, { holder: 'bot', bot: 'random' }],
  });
  const ann = hall.enter('ann');
  await ok(ann.client.ask({ type: 'start' }));
  expect([...ann.client.state().shown.keys()]).toEqual([0, 1]);
  expect(hall.host.info().seats.map(({ name }) => name)).toEqual(['ann', 'Guest', 'Whim']);
  for (let turn = 0; turn < 400 && hall.host.info().status === 'playing'; turn++) {
    await playOn([ann], `turn ${turn}`);
    await Promise.resolve();
  }
  expect(hall.host.info().status).toBe('finished');
});

test('a host that is loaded from record and log goes on where it was, with or without a snapshot', async () => {
  const { hall, ann, bo } = await seated({ ...DUEL, settings: { players: 2, undo: 'free' } });
  await playOn([ann, bo], 'half', 6);
  await ok(ann.client.ask({ type: 'undo', seat: 0 }));
  await playOn([ann, bo], 'more', 5);
  const record = hall.saved();
  const entries = [...hall.entries];
  const seen = (person: Person, seat: number) => seenBy(person, seat).seen;
  const fromLog = openHall(DUEL, { record, past: { entries } });
  expect(seen(fromLog.enter('ann'), 0)).toEqual(seen(ann, 0));
  expect(seen(fromLog.enter('bo'), 1)).toEqual(seen(bo, 1));
  const snapshots = entries.flatMap((_, at) => {
    const past = { entries: entries.slice(0, at) };
    const snapshot = openHall(DUEL, { record, past }).host.snapshot();
    return snapshot ? [readSnapshot(JSON.stringify(snapshot)) as typeof snapshot] : [];
  });
  expect(snapshots.length).toBeGreaterThan(0);
  for (const snapshot of snapshots) {
    const past = { snapshot, entries };
    const resumed = openHall(DUEL, { record, past });
    expect(seen(resumed.enter('ann'), 0)).toEqual(seen(ann, 0));
    expect(seenBy(resumed.enter('bo'), 1)).toEqual(seenBy(fromLog.enter('bo'), 1));
    expect(readSnapshot(JSON.stringify({ ...snapshot, format: 'another' }))).toBeUndefined();
  }
});

test('a match that was loaded from a snapshot, undone answers and all, ends with a record that plays', async () => {
  const { hall, ann, bo } = await seated({ ...DUEL, settings: { players: 2, undo: 'free' } });
  await playOn([ann, bo], 'half', 6);
  await ok(ann.client.ask({ type: 'undo', seat: 0 }));
  await playOn([ann, bo], 'more', 1);
  let snapshot = hall.host.snapshot();
  while (!snapshot) {
    await playOn([ann, bo], 'more', 1);
    snapshot = hall.host.snapshot();
  }
  expect(snapshot.runs.length).toBeGreaterThan(1);
  const resumed = openHall(DUEL, { record: hall.saved(), past: { snapshot, entries: [...hall.entries] } });
  await playOn([resumed.enter('ann'), resumed.enter('bo')], 'end');
  const record = resumed.host.finished();
  expect(record && recordOf(replay(TOY, record))).toEqual(record);
});

test('after the end the table can play once more', async () => {
  const { hall, ann, bo } = await seated();
  await playOn([ann, bo], 'first');
  const first = hall.host.finished();
  await ok(ann.client.ask({ type: 'start' }));
  expect(hall.host.info()).toMatchObject({ status: 'playing', matchNumber: 2 });
  expect(seenBy(bo, 1).seen.outcome).toBeNull();
  expect(seenBy(bo, 1).version).toBe(0);
  await playOn([ann, bo], 'second');
  expect(hall.host.finished()?.seed).not.toBe(first?.seed);
  expect(first && recordOf(replay(TOY, first))).toEqual(first);
});

test('chat is heard by all and kept within bounds', async () => {
  const { hall, ann, bo } = await seated();
  for (let line = 0; line < 70; line++) await ok(ann.client.ask({ type: 'chat', text: `line ${line}` }));
  expect(bo.client.state().chat.at(-1)).toEqual({ at: 1000, name: 'ann', text: 'line 69' });
  const eve = hall.enter('eve');
  expect(eve.client.state().chat.length).toBe(50);
});

test('a name changes on the seat too', async () => {
  const { ann, bo } = await seated();
  await ok(bo.client.ask({ type: 'name', name: 'Bodo' }));
  expect(ann.client.state().table?.seats[1]?.name).toBe('Bodo');
  expect(bo.client.state().you?.name).toBe('Bodo');
});

test('no two bots of a table have one name, nor the name of a person', async () => {
  const bot = { holder: 'bot', bot: 'greedy' } as const;
  const hall = openHall({
    game: 'toy',
    settings: { players: 3 },
    seats: [bot, bot, { holder: 'you', name: 'Snatch' }],
  });
  const names = () => hall.host.info().seats.map(({ name }) => name);
  expect(names()).toEqual(['Nibbles', 'Magpie', 'Snatch']);
  const ann = hall.enter('ann');
  await ok(ann.client.ask({ type: 'seat', seat: 1, action: { do: 'setBot', bot: 'greedy' } }));
  expect(names()).toEqual(['Nibbles', 'Magpie', 'Snatch']);
  await ok(ann.client.ask({ type: 'seat', seat: 0, action: { do: 'setBot', bot: 'random' } }));
  await ok(ann.client.ask({ type: 'seat', seat: 1, action: { do: 'setBot', bot: 'random' } }));
  expect(names()).toEqual(['Whim', 'Tumble', 'Snatch']);
});

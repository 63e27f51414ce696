import { asGame } from '@questhall/kernel';
import { carriedOut, endless } from '@questhall/testkit/endless';
import { expect, test } from 'vitest';
import { loadLogInSlices, SLICE } from '../src/host/index.ts';
import type { Hall, Person } from './hall.ts';
import { asked, openHall, seenBy } from './hall.ts';

const ENDLESS = asGame(endless);
const ALONE = {
  game: 'endless',
  settings: { players: 1, undo: 'free' },
  seats: [{ holder: 'you' }],
} as const;

async function begun(): Promise<{ readonly hall: Hall; readonly ann: Person }> {
  const hall = openHall(ALONE, { game: ENDLESS });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  return { hall, ann };
}

async function answer(ann: Person, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    const option = asked(ann)?.options[at % 2] ?? { do: 'nothing' };
    expect(await ann.client.answer(0, option)).toHaveProperty('ok');
  }
}

test('[R12] a snapshot can be taken at any moment, however answers and undos take turns', async () => {
  const { hall, ann } = await begun();
  for (let turn = 0; turn < 100; turn++) {
    await answer(ann, 3);
    expect(hall.host.snapshot()?.version).toBe(hall.entries.length);
    await ann.client.ask({ type: 'undo', seat: 0 });
    expect(hall.host.snapshot()?.version).toBe(hall.entries.length);
  }
  await answer(ann, 3);
  const snapshot = JSON.parse(JSON.stringify(hall.host.snapshot()));
  const again = openHall(ALONE, {
    game: ENDLESS,
    record: hall.saved(),
    past: { snapshot, entries: hall.entries },
  });
  const late = again.enter('ann');
  expect(seenBy(late, 0).seen).toEqual(seenBy(ann, 0).seen);
  // What could be taken back for free still can, and little is played again for it.
  const before = carriedOut.answers;
  for (const person of [ann, late])
    expect(await person.client.ask({ type: 'undo', seat: 0 })).toHaveProperty('ok');
  expect(seenBy(late, 0).seen.view).toEqual(seenBy(ann, 0).seen.view);
  expect(carriedOut.answers - before).toBeLessThan(200);
});

test('[R12] a long log is played again a slice at a time', async () => {
  const { hall, ann } = await begun();
  await answer(ann, 7 * SLICE + 1);
  const { match: setup } = hall.saved();
  if (!setup) throw new Error('no match');
  const slices: number[] = [];
  let before = carriedOut.answers;
  const pause = (): Promise<void> => {
    slices.push(carriedOut.answers - before);
    before = carriedOut.answers;
    return Promise.resolve();
  };
  const log = await loadLogInSlices(ENDLESS, setup, { entries: hall.entries }, pause);
  expect(slices).toEqual(Array.from({ length: 7 }, () => SLICE));
  expect(log.version).toBe(7 * SLICE + 1);
});

test('[R12] nobody takes back so much that others would have to wait', async () => {
  const { ann } = await begun();
  await answer(ann, 10);
  let undone = 0;
  for (; undone < 3000; undone++) {
    await answer(ann, 1);
    if ('refused' in (await ann.client.ask({ type: 'undo', seat: 0 }))) break;
  }
  expect(undone).toBe(1000);
});

test('answer and undo in turn do not make a log without end', async () => {
  const hall = openHall({
    game: 'toy',
    settings: { players: 2, undo: 'free' },
    seats: [{ holder: 'you' }, { holder: 'you' }],
  });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  let rule: string | undefined;
  for (let turn = 0; rule === undefined && turn < 3000; turn++) {
    const open = asked(ann);
    if (!open) throw new Error('nobody is asked');
    expect(await ann.client.answer(open.seat, open.options[0] ?? { do: 'nothing' })).toHaveProperty('ok');
    const undone = await ann.client.ask({ type: 'undo', seat: open.seat });
    if ('refused' in undone && undone.refused.rule === 'QH-UNDO-ENOUGH') rule = undone.refused.rule;
  }
  expect(rule).toBe('QH-UNDO-ENOUGH');
  expect(hall.entries.length).toBeLessThan(2500);
  // The match goes on.
  const open = asked(ann);
  expect(open && (await ann.client.answer(open.seat, open.options[0] ?? { do: 'nothing' }))).toHaveProperty(
    'ok',
  );
});

test('[R12] what an undo plays again counts for the slice it is in', async () => {
  const { hall, ann } = await begun();
  await answer(ann, SLICE - 2);
  for (let turn = 0; turn < 4; turn++) {
    await ann.client.ask({ type: 'undo', seat: 0 });
    await answer(ann, 1);
  }
  const { match: setup } = hall.saved();
  if (!setup) throw new Error('no match');
  const slices: number[] = [];
  let before = carriedOut.answers;
  const pause = (): Promise<void> => {
    slices.push(carriedOut.answers - before);
    before = carriedOut.answers;
    return Promise.resolve();
  };
  await loadLogInSlices(ENDLESS, setup, { entries: hall.entries }, pause);
  // 48 answers and an undo that plays 46 again; then each undo is a slice of its own.
  expect(slices).toEqual([95, 49, 95]);
});

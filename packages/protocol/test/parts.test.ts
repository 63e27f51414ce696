import { expect, test } from 'vitest';
import type { SavedTable } from '../src/host/index.ts';
import { goneOver, nextPart } from '../src/host/index.ts';
import type { TableSpec } from '../src/index.ts';
import { openHall, playOn, TOY } from './hall.ts';

const CLOCK: TableSpec = {
  game: 'toy',
  settings: { players: 2, clock: { bank: 60, gain: 0 } },
  seats: [{ holder: 'you' }, { holder: 'you' }],
};

/** Newer rules to which a match goes over once the first round is played. */
const NEWER = {
  ...TOY,
  version: TOY.version + 1,
  parts: {
    several: () => true,
    next: (state: unknown) =>
      (state as { readonly round: number }).round > 1 ? { players: 2, next: true } : undefined,
  },
};

async function playing(answers: number): Promise<SavedTable> {
  const hall = openHall(CLOCK);
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  hall.time.now += 9000;
  await playOn([ann], 'some', answers);
  return { record: hall.saved(), entries: hall.entries };
}

test('[R8] between two parts a match goes over to newer rules as the next match of its table', async () => {
  const saved = await playing(12);
  const { record } = saved;
  const gone = goneOver(TOY, NEWER, saved, 'fresh seed');
  expect(gone?.saved).toEqual({
    record: {
      ...record,
      revision: (record.revision ?? 0) + 1,
      matchNumber: record.matchNumber + 1,
      rulesVersion: NEWER.version,
      match: { ...record.match, options: { players: 2, next: true }, seed: 'fresh seed' },
      clock: { left: saved.entries.at(-1)?.clock, at: saved.entries.at(-1)?.at },
      undo: null,
    },
    entries: [],
  });
  expect(gone?.over.answers).toHaveLength(saved.entries.length);
});

test('[R8] in the middle of a part, after the match, or without newer rules it stays with its own', async () => {
  expect(goneOver(TOY, NEWER, await playing(1), 'seed')).toBeUndefined();
  const saved = await playing(12);
  expect(goneOver(TOY, { ...NEWER, version: TOY.version }, saved, 'seed')).toBeUndefined();
  expect(goneOver(TOY, { ...TOY, version: TOY.version + 1 }, saved, 'seed')).toBeUndefined();
  expect(
    goneOver(TOY, NEWER, { ...saved, record: { ...saved.record, match: null } }, 'seed'),
  ).toBeUndefined();
  const { record } = saved;
  const state = { round: 2 } as never;
  const fresh = () => ({ seed: 'seed', seedHash: 'hash', clock: null });
  expect(nextPart(NEWER, record, state, fresh)).toMatchObject({ seedHash: 'hash', clock: null });
  for (const stays of [{ match: null }, { status: 'finished' as const }, { rulesVersion: NEWER.version }])
    expect(nextPart(NEWER, { ...record, ...stays }, state, fresh)).toBeUndefined();
});

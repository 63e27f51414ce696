/** What stays of a match that is over. */
import { expect, test } from 'vitest';
import type { LogEntry, TableRecord } from '../src/host/index.ts';
import { pastMatchOf } from '../src/host/index.ts';
import type { TableSpec } from '../src/index.ts';
import { openHall, playOn, TOY } from './hall.ts';

const HOT_SEAT: TableSpec = {
  game: 'toy',
  settings: { players: 2 },
  seats: [{ holder: 'you' }, { holder: 'you' }],
};

async function played(): Promise<{ record: TableRecord; entries: readonly LogEntry[] }> {
  const hall = openHall(HOT_SEAT);
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  await playOn([ann], 'past');
  expect(hall.saved().status).toBe('finished');
  return { record: hall.saved(), entries: [...hall.entries] };
}

test('a match whose end was kept, but not the table after it, ends when a host takes it up', async () => {
  const { record, entries } = await played();
  const hall = openHall(HOT_SEAT, { record: { ...record, status: 'playing' }, past: { entries } });
  hall.host.carryOn();
  expect([hall.saved().status, hall.host.info().status]).toEqual(['finished', 'finished']);
});

test('the record of a match names people as its table does now', async () => {
  const { record, entries } = await played();
  const match = record.match && { ...record.match, seats: ['Ann', 'Former player'] };
  const hall = openHall(HOT_SEAT, { record: { ...record, match }, past: { entries } });
  expect(hall.host.finished()?.seats).toEqual(['Ann', 'Former player']);
});

test('a match was left by whoever had bots at all their seats, and at one of them is not all', async () => {
  const { record } = await played();
  const ending = { outcome: { winners: [0], how: 'defeat' }, text: 'Ann wins.', answers: 9 };
  const leftAt = (...bots: readonly number[]): boolean => {
    const seats = record.seats.map((seat, at) =>
      bots.includes(at) ? { ...seat, bot: 'greedy' as const } : seat,
    );
    return pastMatchOf({ ...record, seats }, TOY, ending, 1, ({ guest }) => guest === 'guest-ann').left;
  };
  expect([leftAt(), leftAt(1), leftAt(0, 1)]).toEqual([false, false, true]);
});

test('[O5] a match that somebody lost on points was won by so many', async () => {
  const { record } = await played();
  const marginOf = (winners: readonly number[], score?: readonly number[]) =>
    pastMatchOf(
      record,
      TOY,
      { outcome: { winners, how: 'points', ...(score && { score }) }, text: 'Over.', answers: 9 },
      1,
      () => true,
    ).margin;
  expect(marginOf([1], [3, 5])).toBe(2);
  expect(marginOf([1])).toBeUndefined();
  // Together, or by nobody.
  expect(marginOf([0, 1], [5, 5])).toBeUndefined();
  expect(marginOf([], [3, 5])).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { Clock } from '../src/host/clock.ts';
import {
  charge,
  deadline,
  forgive,
  gain,
  grantGrace,
  latestClock,
  startClock,
  stretch,
} from '../src/host/clock.ts';
import type { TableRecord } from '../src/host/record.ts';

const SETTING = { bank: 60, gain: 5 };
const clockWith = (left: number[], at = 1000): Clock => ({ setting: SETTING, left, at });

test('every bank is full at the beginning', () => {
  expect(startClock(SETTING, 3, 7)).toEqual(clockWith([60_000, 60_000, 60_000], 7));
});

test('time goes by for those who are asked, never below nothing, and never backwards', () => {
  const clock = clockWith([9000, 500, 9000]);
  charge(clock, [0, 1], 3000);
  expect(clock).toEqual(clockWith([7000, 0, 9000], 3000));
  charge(clock, [0, 1, 2], 2500);
  expect(clock).toEqual(clockWith([7000, 0, 9000], 3000));
});

test('an answer brings time back to its seat, a seat taken back at least half a minute', () => {
  const clock = clockWith([9000, 9000, 40_000]);
  gain(clock, 1);
  expect(clock.left).toEqual([9000, 14_000, 40_000]);
  grantGrace(clock, 0);
  grantGrace(clock, 2);
  expect(clock.left).toEqual([30_000, 14_000, 40_000]);
});

test('who needs more time takes another bank, of a long one a quarter of an hour', () => {
  const clock = clockWith([500, 9000]);
  stretch(clock, 0);
  expect(clock.left).toEqual([60_500, 9000]);
  const days = { ...clockWith([0]), setting: { bank: 86_400, gain: 0 } };
  stretch(days, 0);
  expect(days.left).toEqual([900_000]);
});

test('the bell rings when the first of the running banks is empty', () => {
  const clock = clockWith([9000, 2000, 500]);
  expect([deadline(clock, [0, 1]), deadline(clock, [0]), deadline(clock, [])]).toEqual([
    3000,
    10_000,
    undefined,
  ]);
});

test.each([
  // The clock last ran: before the time, at its beginning, inside it, at its end, after it.
  [500, 1500, true],
  [1000, 2000, true],
  [1400, 2000, true],
  [2000, 2000, false],
  [2500, 2500, false],
])('nobody pays for a time without a host, once: a clock of %i is one of %i', (at, then, forgiven) => {
  const clock = clockWith([9000], at);
  expect(forgive(clock, { from: 1000, until: 2000 })).toBe(forgiven);
  expect([clock.at, clock.left]).toEqual([then, [9000]]);
});

test('of the clock in the record and that of the last entry, the later one counts', () => {
  const kept = { left: [1, 1], at: 50 };
  const entry = (at: number) => ({ at, seat: 0, option: { do: 'rest' }, clock: [2, 2] });
  const latest = (clock: TableRecord['clock'], last?: ReturnType<typeof entry>) =>
    latestClock({ clock } as TableRecord, last);
  expect(latest(kept)).toBe(kept);
  expect(latest(kept, entry(49))).toBe(kept);
  expect(latest(kept, entry(50))).toEqual({ left: [2, 2], at: 50 });
  expect(latest(null, entry(10))).toEqual({ left: [2, 2], at: 10 });
  const { clock: _none, ...without } = entry(90);
  expect(latest(kept, without as ReturnType<typeof entry>)).toBe(kept);
});

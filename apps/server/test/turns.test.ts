import { asGame } from '@questhall/kernel';
import type { ClockSetting } from '@questhall/protocol';
import type { TableRecord } from '@questhall/protocol/host';
import { newTable } from '@questhall/protocol/host';
import { toy } from '@questhall/testkit/toy';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurns } from '../src/tables/turns.ts';

const AFTER = 20_000;
const DAY = 24 * 3600;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Ann and Bo sit at a table; who is asked, and who is there, is set by hand. */
function watched(clock: ClockSetting | null = null) {
  const ann = { id: 'ann', name: 'Ann' };
  const made = newTable(asGame(toy), 'ABC234', { game: 'toy', settings: { players: 2, clock } }, ann);
  if (!('record' in made)) throw new Error('the toy takes two');
  const [first] = made.record.seats;
  if (!first) throw new Error('nobody sits');
  const now = {
    asked: [{ seat: 0, question: 1 }],
    online: [false, true],
    bot: null as 'greedy' | null,
    safe: true,
    runs: true,
  };
  const told: string[] = [];
  const record = (): TableRecord => ({
    ...made.record,
    status: 'playing',
    matchNumber: 1,
    seats: [
      { ...first, bot: now.bot },
      { ...first, guest: 'bo', name: 'Bo' },
    ],
  });
  const info = () => ({
    ...record(),
    undo: null,
    rated: false,
    spectators: 0,
    seats: record().seats.map((seat, at) => ({ ...seat, online: now.online[at] === true })),
  });
  const turns = createTurns({
    host: () => ({ record, info, questions: () => now.asked }),
    after: AFTER,
    settled: () => now.safe,
    runs: () => now.runs,
    tell: (guest) => told.push(guest),
  });
  const changed = (): void => {
    turns.changed();
    vi.advanceTimersByTime(AFTER);
  };
  return { now, told, turns, changed };
}

test('who is away is told a while after it became their turn, once for each question', () => {
  const { now, told, turns, changed } = watched();
  turns.changed();
  vi.advanceTimersByTime(AFTER - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['ann']);
  changed();
  expect(told).toEqual(['ann']);
  now.asked = [{ seat: 0, question: 5 }];
  changed();
  expect(told).toEqual(['ann', 'ann']);
});

test('who is there, whose bot plays, or who is not asked, is not told', () => {
  const { now, told, changed } = watched();
  now.online = [true, true];
  changed();
  now.online = [false, true];
  now.bot = 'greedy';
  changed();
  now.bot = null;
  now.asked = [{ seat: 1, question: 2 }];
  changed();
  expect(told).toEqual([]);
});

test.each([
  [null, ['ann']],
  [{ bank: 3 * DAY, gain: DAY }, ['ann']],
  [{ bank: 600, gain: 10 }, []],
])('with a clock of %j: %j', (clock, expected) => {
  const { told, changed } = watched(clock);
  changed();
  expect(told).toEqual(expected);
});

test('nobody is told of what is not safe yet, or by a node that does not run the table', () => {
  const { now, told, changed } = watched();
  now.runs = false;
  changed();
  now.runs = true;
  now.safe = false;
  changed();
  expect(told).toEqual([]);
  now.safe = true;
  vi.advanceTimersByTime(AFTER);
  expect(told).toEqual(['ann']);
});

test('a table that leaves memory tells at once; one that is closed with the server tells nothing', () => {
  const leaving = watched();
  leaving.turns.changed();
  leaving.turns.flush();
  expect(leaving.told).toEqual(['ann']);
  const closing = watched();
  closing.turns.changed();
  closing.turns.stop();
  vi.advanceTimersByTime(2 * AFTER);
  expect(closing.told).toEqual([]);
});

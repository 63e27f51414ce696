import { expect, test } from 'vitest';
import { steadyClock } from '../src/steady-clock.ts';
import { playOn } from './people.ts';
import { seatTwo, serve } from './toy-hall.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A clock on the wall that can be set, beside one that cannot. */
function twoClocks() {
  let wall = 1_900_000_000_000;
  let steady = 5;
  return {
    now: steadyClock(
      () => wall,
      () => steady,
    ),
    pass(milliseconds: number) {
      wall += milliseconds;
      steady += milliseconds;
    },
    set(by: number) {
      wall += by;
    },
    wall: () => wall,
  };
}

test('a clock that runs a little fast or slow is followed, but never back', () => {
  const clocks = twoClocks();
  clocks.set(300);
  clocks.pass(MINUTE);
  expect(clocks.now()).toBe(clocks.wall());
  const before = clocks.now();
  clocks.set(-400);
  expect(clocks.now()).toBe(before);
  clocks.pass(500);
  expect(clocks.now()).toBe(clocks.wall());
});

test.each([DAY, -DAY])(
  'a clock set by %i ms costs nobody their time, and is made up for little by little',
  (by) => {
    const clocks = twoClocks();
    const before = clocks.now();
    clocks.set(by);
    expect(clocks.now()).toBe(before);
    clocks.pass(MINUTE);
    expect(clocks.now() - before).toBe(MINUTE + Math.sign(by) * 3000);
    for (let hours = 0; hours < 21 * 24; hours++) {
      const last = clocks.now();
      clocks.pass(60 * MINUTE);
      expect(clocks.now()).toBeGreaterThan(last);
    }
    expect(clocks.now()).toBe(clocks.wall());
  },
);

test('whoever is to move when the clock of the server is set keeps their seat and their time', async () => {
  let set = 0;
  const { port } = await serve({ wall: () => Date.now() + set });
  const bank = 600;
  const { table, ann, bo } = await seatTwo(port, {
    game: 'toy',
    settings: { players: 2, clock: { bank, gain: 0 } },
    seats: [{ holder: 'you' }],
  });
  for (const by of [DAY, -2 * DAY, 30 * DAY]) {
    set += by;
    await playOn([ann, bo], `set by ${by}`, 2);
    const { shown, table: info } = ann.client.state();
    expect(info?.seats.map(({ bot }) => bot)).toEqual([null, null]);
    for (const left of shown.get(0)?.seen.clock ?? []) {
      expect(left).toBeGreaterThan((bank * 1000) / 2);
      expect(left).toBeLessThanOrEqual(bank * 1000);
    }
  }
  expect(ann.client.state().table).toMatchObject({ table, status: 'playing' });
});

import { expect, test } from 'vitest';
import type { Moving } from '../src/table/drag/inertia.ts';
import { drawnTo, isAtRest, landing, lyingAt, slowed, speedOf, tiltOf } from '../src/table/drag/inertia.ts';

const FRAME = 1 / 60;
const FINGER = { x: 300, y: 0 };

const course = (frames: number, begin: Moving = lyingAt({ x: 0, y: 0 })): readonly Moving[] =>
  Array.from({ length: frames }).reduce<Moving[]>(
    (way) => [...way, drawnTo(way.at(-1) ?? begin, FINGER, FRAME)],
    [],
  );

test('a thing in the hand lags behind the finger, leans into its way, and comes to lie under it', () => {
  const way = course(60);
  expect(way[0]?.x).toBeLessThan(FINGER.x / 4);
  expect(tiltOf(way[3] as Moving)).toBeGreaterThan(0);
  expect(Math.max(...way.map(({ x }) => x))).toBeLessThan(FINGER.x * 1.1);
  expect(isAtRest(way.at(-1) as Moving, FINGER)).toBe(true);
});

test('a page that was busy does not make it jump past the finger', () => {
  const { x } = drawnTo(lyingAt({ x: 0, y: 0 }), FINGER, 4);
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(FINGER.x);
});

test('it leans only so far', () => {
  expect(tiltOf({ x: 0, y: 0, vx: 90_000, vy: 0 })).toBe(12);
  expect(tiltOf({ x: 0, y: 0, vx: -90_000, vy: 0 })).toBe(-12);
});

test('what is thrown lies farther on, the faster the farther, and never out of reach', () => {
  expect(landing({ x: 10, y: 20, vx: 0, vy: 0 })).toEqual({ x: 10, y: 20 });
  expect(landing({ x: 0, y: 0, vx: 0, vy: -400 }).y).toBeCloseTo(-44);
  const far = landing({ x: 0, y: 0, vx: 30_000, vy: 40_000 });
  expect(Math.hypot(far.x, far.y)).toBeCloseTo(170);
});

test('a finger’s speed is that of its latest way: who rests before letting go throws nothing', () => {
  const moved = [0, 20, 40, 60].map((at) => ({ x: at * 2, y: 0, at }));
  expect(speedOf(moved)).toEqual({ vx: 2000, vy: 0 });
  expect(speedOf([...moved, { x: 120, y: 0, at: 400 }])).toEqual({ vx: 0, vy: 0 });
  expect(speedOf([])).toEqual({ vx: 0, vy: 0 });
});

test('a board that slides on comes to rest', () => {
  let speed = 2000;
  let seconds = 0;
  for (; speed !== 0 && seconds < 5; seconds += FRAME) speed = slowed(speed, FRAME);
  expect(seconds).toBeGreaterThan(0.3);
  expect(seconds).toBeLessThan(1.2);
});

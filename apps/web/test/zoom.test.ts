import { expect, test } from 'vitest';
import { AT_REST, centred, drawn, pushed, revealed } from '../src/table/zoom.ts';

const FRAME = { width: 400, height: 300 };

test('what the fingers point at stays where it is', () => {
  const { scale, x, y } = drawn(AT_REST, 2, { x: 100, y: 200 }, FRAME);
  expect(scale).toBe(2);
  expect([x + 100 * scale, y + 200 * scale]).toEqual([100, 200]);
});

test('the board comes no nearer than three times or as its game says, and never smaller than it is', () => {
  expect(drawn(AT_REST, 9, { x: 0, y: 0 }, FRAME).scale).toBe(3);
  expect(drawn(AT_REST, 9, { x: 0, y: 0 }, FRAME, 5).scale).toBe(5);
  expect(drawn(AT_REST, 0.2, { x: 50, y: 50 }, FRAME)).toEqual(AT_REST);
});

test('it cannot be pushed out of its frame', () => {
  const near = drawn(AT_REST, 2, { x: 0, y: 0 }, FRAME);
  expect(pushed(near, { x: 500, y: 500 }, FRAME)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(pushed(near, { x: -5000, y: -5000 }, FRAME)).toEqual({ scale: 2, x: -400, y: -300 });
  expect(pushed(AT_REST, { x: 30, y: 30 }, FRAME)).toEqual(AT_REST);
});

test('what is out of sight is brought into it, and no farther', () => {
  const near = drawn(AT_REST, 3, { x: 0, y: 0 }, FRAME);
  const thing = { x: 500, y: 100, width: 40, height: 40 };
  expect(revealed(near, thing, FRAME)).toEqual({ scale: 3, x: -156, y: 0 });
  expect(revealed(near, { ...thing, x: 300 }, FRAME)).toEqual(near);
});

test('a board begins so near that a thing can be read, in the middle as far as the edges allow', () => {
  const thing = { x: 190, y: 5, width: 20, height: 20 };
  expect(centred(AT_REST, thing, FRAME, 50, 4)).toEqual({ scale: 2.5, x: -300, y: 0 });
  expect(centred(AT_REST, thing, FRAME, 200, 4).scale).toBe(4);
  expect(centred(AT_REST, thing, FRAME, 22, 4)).toEqual(AT_REST);
});

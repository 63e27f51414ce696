import { describe, expect, test } from 'vitest';
import type { Hex, Point, Square } from '../src/index.ts';
import {
  hexCentre,
  hexCorners,
  hexDisc,
  hexOutline,
  hexRing,
  outlinePath,
  rectangle,
  squareOutline,
  squareRing,
  stepHex,
  stepSquare,
} from '../src/index.ts';
import { seeded, square } from './help.ts';

/** Twice the area a loop goes round; negative for loops that run the other way. */
function doubleArea(loop: readonly Point[]): number {
  return loop.reduce((sum, a, i) => {
    const b = loop[(i + 1) % loop.length] as Point;
    return sum + a.x * b.y - a.y * b.x;
  }, 0);
}

const totalArea = (loops: readonly Point[][]) => loops.reduce((sum, loop) => sum + doubleArea(loop), 0);

describe('square outlines', () => {
  test('[GEO-29] a rectangle has four corners, clockwise', () => {
    expect(squareOutline(rectangle(square(1, 2), 3, 2))).toEqual([
      [square(1, 2), square(4, 2), square(4, 4), square(1, 4)],
    ]);
    expect(squareOutline([])).toEqual([]);
  });

  test('[GEO-29] a hole has a loop of its own, the other way round', () => {
    const [outer, inner] = squareOutline(squareRing(square(0, 0), 1)) as [Point[], Point[]];
    expect(doubleArea(outer)).toBe(18);
    expect(doubleArea(inner)).toBe(-2);
    expect([outer.length, inner.length]).toEqual([4, 4]);
  });

  test('[GEO-29] squares that touch at a corner keep apart', () => {
    const loops = squareOutline([square(0, 0), square(1, 1)]);
    expect(loops).toHaveLength(2);
    expect(loops.map(doubleArea)).toEqual([2, 2]);
  });

  test('[GEO-29] whatever the area, its loops enclose as many squares as it has', () => {
    const random = seeded(47);
    for (let i = 0; i < 100; i++) {
      const squares: Square[] = Array.from({ length: 1 + random(25) }, () => square(random(6), random(6)));
      const distinct = new Set(squares.map(({ x, y }) => `${x},${y}`)).size;
      const loops = squareOutline(squares);
      expect(totalArea(loops)).toBe(2 * distinct);
      for (const loop of loops) {
        expect(new Set(loop.map(({ x, y }) => `${x},${y}`)).size).toBe(loop.length);
        expect(loop.length % 2).toBe(0);
      }
      const moved = squareOutline(squares.map((s) => stepSquare(s, 'SE', 4)));
      expect(moved).toEqual(loops.map((loop) => loop.map(({ x, y }) => ({ x: x + 4, y: y + 4 }))));
    }
  });
});

describe('hex outlines', () => {
  const here: Hex = { q: -1, r: 2 };

  test('[GEO-30] centres and corners in whole numbers: neighbours share two corners', () => {
    expect(hexCentre({ q: 2, r: -1 })).toEqual({ x: 3, y: -3 });
    const shared = hexCorners(here).filter((p) =>
      hexCorners(stepHex(here, 'SE')).some((o) => o.x === p.x && o.y === p.y),
    );
    expect(shared).toEqual([
      { x: 1, y: 7 },
      { x: 0, y: 8 },
    ]);
  });

  test('[GEO-29] one hex has its six corners, a disc of seven has eighteen', () => {
    expect(hexOutline([here])).toEqual([hexCorners(here)]);
    const [loop] = hexOutline(hexDisc(here, 1)) as [Point[]];
    expect(loop).toHaveLength(18);
    expect(doubleArea(loop)).toBe(7 * 12);
    expect(hexOutline([here, here])).toHaveLength(1);
  });

  test('[GEO-29] a ring of hexes has an outer and an inner loop', () => {
    const loops = hexOutline(hexRing(here, 1));
    expect(loops.map((loop) => loop.length)).toEqual([18, 6]);
    expect(totalArea(loops)).toBe(6 * 12);
  });
});

test('an outline becomes the path of a drawing', () => {
  expect(outlinePath(squareOutline([square(0, 0)]), 10)).toBe('M0,0L10,0L10,10L0,10Z');
  expect(outlinePath([[{ x: 1, y: 2 }], [{ x: 3, y: 4 }]], 2, 5)).toBe('M2,10ZM6,20Z');
});

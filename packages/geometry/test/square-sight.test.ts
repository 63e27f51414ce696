import { describe, expect, test } from 'vitest';
import type { Edge, SightRules, Square, SquareKey } from '../src/index.ts';
import {
  areLinked,
  canSee,
  cellOf,
  crossings,
  edgeOf,
  formatSquare,
  neighboursOf,
  parseSquare,
  rectangle,
  sightBetween,
  sightBlock,
  squareGrid,
  squareLinks,
  squareOf,
  wallsOn,
} from '../src/index.ts';
import { cell, seeded, square } from './help.ts';

const grid = squareGrid(8, 8);
const at = (x: number, y: number) => cell(grid, x, y);
const on = (...squares: [number, number][]) => {
  const cells = new Set(squares.map(([x, y]) => at(x, y)));
  return (c: number) => cells.has(c);
};

/** Squares whose inside the open segment between the centres meets, by the signs of cross products alone. */
function throughInside(a: Square, b: Square): SquareKey[] {
  const found: SquareKey[] = [];
  for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); x++) {
    for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); y++) {
      const corners = [0, 2].flatMap((i) => [0, 2].map((j) => ({ x: 2 * x + i, y: 2 * y + j })));
      const sides = corners.map((p) => (b.x - a.x) * (p.y - 2 * a.y - 1) - (b.y - a.y) * (p.x - 2 * a.x - 1));
      if (Math.min(...sides) < 0 && Math.max(...sides) > 0) found.push(formatSquare({ x, y }));
    }
  }
  return found.sort();
}

describe('the line', () => {
  test('[GEO-12] from (0,0) to (4,2) it crosses exactly five squares', () => {
    const passed = crossings(square(0, 0), square(4, 2)).slice(0, -1);
    expect(passed.map((c) => formatSquare(c.square))).toEqual(['1,0', '1,1', '2,1', '3,1', '3,2']);
    for (const c of passed) {
      expect(canSee(grid, at(0, 0), at(4, 2), { inside: on([c.square.x, c.square.y]) })).toBe(false);
    }
    expect(canSee(grid, at(0, 0), at(4, 2), { inside: on([2, 0], [2, 2], [0, 1], [4, 1]) })).toBe(true);
  });

  test('[GEO-12] it enters the squares whose inside it meets, no more and no fewer', () => {
    for (let x = -7; x <= 7; x++) {
      for (let y = -7; y <= 7; y++) {
        const entered = [square(0, 0), ...crossings(square(0, 0), square(x, y)).map((c) => c.square)];
        if (x !== 0 || y !== 0)
          expect(entered.map(formatSquare).sort()).toEqual(throughInside(square(0, 0), square(x, y)));
      }
    }
  });

  test('[GEO-14] it passes a corner wherever both odd parts meet', () => {
    const corners = (x: number, y: number) =>
      crossings(square(0, 0), square(x, y)).filter((c) => c.through === 'corner').length;
    expect([
      corners(3, 3),
      corners(6, 2),
      corners(4, 2),
      corners(1, -1),
      corners(5, 0),
      corners(3, 1),
    ]).toEqual([3, 2, 0, 1, 0, 1]);
  });

  test('no line at all from a square to itself', () => {
    expect(crossings(square(2, 2), square(2, 2))).toEqual([]);
    expect(sightBlock(grid, at(2, 2), at(2, 2), { inside: () => true, corner: () => true })).toBeUndefined();
  });
});

describe('sight', () => {
  test('[GEO-12] the first square in the way is named; the two ends never block', () => {
    const inside = on([0, 0], [2, 0], [3, 0], [4, 0]);
    expect(sightBlock(grid, at(0, 0), at(4, 0), { inside })).toEqual({ by: 'square', cell: at(2, 0) });
    expect(sightBlock(grid, at(0, 0), at(4, 0), { inside: on([0, 0], [4, 0]) })).toBeUndefined();
  });

  test('[GEO-14] a corner blocks only if both sides of it are closed', () => {
    const see = (rules: SightRules) => sightBlock(grid, at(0, 0), at(3, 3), rules);
    expect(see({ inside: on([1, 0], [0, 1]) })).toBeUndefined();
    expect(see({ corner: on([1, 0]) })).toBeUndefined();
    expect(see({ corner: on([1, 0], [0, 1]) })).toEqual({
      by: 'corner',
      from: at(0, 0),
      to: at(1, 1),
      beside: [at(1, 0), at(0, 1)],
    });
    expect(see({ inside: on([2, 2]) })).toEqual({ by: 'square', cell: at(2, 2) });
  });

  test('[GEO-13] a wall stops the line that crosses it and no other', () => {
    const walls = wallsOn(grid, [edgeOf(square(1, 0), 'E')]);
    expect(sightBlock(grid, at(0, 0), at(3, 0), { walls })).toEqual({
      by: 'edge',
      from: at(1, 0),
      to: at(2, 0),
    });
    expect(canSee(grid, at(0, 1), at(3, 1), { walls })).toBe(true);
    expect(canSee(grid, at(1, 0), at(1, 5), { walls })).toBe(true);
    const level = wallsOn(grid, [edgeOf(square(2, 3), 'S')]);
    expect(sightBlock(grid, at(2, 6), at(2, 1), { walls: level })).toEqual({
      by: 'edge',
      from: at(2, 4),
      to: at(2, 3),
    });
  });

  test('[GEO-14] walls close a corner together with each other or with rock', () => {
    const diagonal = (edges: Edge[], corner = on()) =>
      canSee(grid, at(1, 1), at(2, 2), { walls: wallsOn(grid, edges), corner });
    const east = edgeOf(square(1, 1), 'E');
    const eastBelow = edgeOf(square(1, 2), 'E');
    const south = edgeOf(square(1, 1), 'S');
    expect(diagonal([east])).toBe(true);
    expect(diagonal([east, eastBelow])).toBe(false);
    expect(diagonal([east, south])).toBe(false);
    expect(diagonal([east], on([1, 2]))).toBe(false);
    expect(diagonal([east], on([2, 1]))).toBe(true);
  });

  test('[GEO-12] a hole in the map blocks like rock', () => {
    const off = on([1, 0], [1, 1]);
    expect(canSee(grid, at(0, 0), at(2, 1), { inside: off, corner: off })).toBe(false);
  });

  test('[GEO-14] neighbours see each other exactly if they are linked by either way round', () => {
    const random = seeded(19);
    for (let board = 0; board < 20; board++) {
      const { walls, rock } = randomBoard(random);
      const links = squareLinks(grid, { diagonals: 'either', walls, closed: rock });
      for (let a = 0; a < grid.size; a++) {
        for (const b of neighboursOf(grid, a)) {
          if (rock(a) || rock(b)) continue;
          expect(canSee(grid, a, b, { walls, inside: () => true, corner: rock })).toBe(
            areLinked(grid, links, a, b),
          );
        }
      }
    }
  });

  test('[GEO-15] if one sees the other, the other sees it', () => {
    const random = seeded(23);
    for (let board = 0; board < 20; board++) {
      const { walls, rock } = randomBoard(random);
      const figures = new Set(Array.from({ length: 6 }, () => random(grid.size)));
      const rules = { walls, inside: (c: number) => rock(c) || figures.has(c), corner: rock };
      for (let i = 0; i < 100; i++) {
        const [a, b] = [random(grid.size), random(grid.size)];
        expect(canSee(grid, a, b, rules)).toBe(canSee(grid, b, a, rules));
      }
    }
  });

  test('[GEO-15] sight does not change when the board is mirrored or laid on its side', () => {
    const random = seeded(29);
    const mirror = (c: number) => at(7 - squareOf(grid, c).x, squareOf(grid, c).y);
    const aside = (c: number) => at(squareOf(grid, c).y, squareOf(grid, c).x);
    for (let i = 0; i < 300; i++) {
      const rock = new Set(Array.from({ length: 8 }, () => random(grid.size)));
      const [a, b] = [random(grid.size), random(grid.size)];
      const seen = canSee(grid, a, b, { inside: (c) => rock.has(c), corner: (c) => rock.has(c) });
      for (const image of [mirror, aside]) {
        const moved = (c: number) => rock.has(image(c));
        expect(canSee(grid, image(a), image(b), { inside: moved, corner: moved })).toBe(seen);
      }
    }
  });

  test('how much of an 8 by 8 board is seen past one pillar', () => {
    const pillar = on([3, 3], [4, 3], [3, 4], [4, 4]);
    const free = rectangle(square(0, 0), 8, 8).filter(({ x, y }) => !pillar(at(x, y)));
    const counts = [square(0, 0), square(2, 3), square(0, 3)].map((from) => {
      const seen = free.filter((to) =>
        canSee(grid, at(from.x, from.y), at(to.x, to.y), { inside: pillar, corner: pillar }),
      );
      const plain = free.filter(
        (to) => !throughInside(from, to).some((key) => pillar(cellOf(grid, parseSquare(key)))),
      );
      expect(seen).toEqual(plain);
      return seen.length;
    });
    expect(counts).toEqual([43, 32, 45]);
  });
});

describe('large figures', () => {
  const large = rectangle(square(4, 1), 2, 2).map(({ x, y }) => at(x, y));

  test('[GEO-16] one clear line is enough, and its own squares are not in the way', () => {
    const inside = (c: number) => on([2, 1])(c) || large.includes(c);
    expect(sightBetween(grid, [at(0, 0)], large, { inside })).toEqual({
      from: at(0, 0),
      to: at(5, 1),
      block: undefined,
    });
    expect(canSee(grid, at(0, 0), at(4, 1), { inside })).toBe(false);
    expect(canSee(grid, at(0, 0), at(4, 2), { inside })).toBe(false);
  });

  test('[GEO-16] without a clear line the first one says what is in the way', () => {
    const walls = wallsOn(
      grid,
      [0, 1, 2, 3].map((y) => edgeOf(square(1, y), 'E')),
    );
    const line = sightBetween(grid, [at(0, 0)], large, { walls });
    expect(line?.block).toEqual({ by: 'edge', from: at(1, 0), to: at(2, 0) });
    expect(sightBetween(grid, [], large, {})).toBeUndefined();
  });
});

function randomBoard(random: (sides: number) => number) {
  const edges = Array.from(
    { length: 24 },
    () => ({ x: random(8), y: random(8), side: random(2) ? 'N' : 'W' }) as const,
  );
  const rocks = new Set(Array.from({ length: 8 }, () => random(grid.size)));
  return { walls: wallsOn(grid, edges), rock: (c: number) => rocks.has(c) };
}

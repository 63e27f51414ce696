import { describe, expect, test } from 'vitest';
import type { Lattice, SquareDirection } from '../src/index.ts';
import {
  cheapest,
  chebyshev,
  edgeOf,
  flood,
  isConnected,
  NONE,
  neighboursOf,
  pathTo,
  SQUARE_DIRECTIONS,
  safest,
  safestPathTo,
  shortestPath,
  squareDirection,
  squareGrid,
  squareLinks,
  squareOf,
  wallsOn,
} from '../src/index.ts';
import { cell, drawn, seeded, square } from './help.ts';

const grid = squareGrid(8, 8);
const orthogonal = squareLinks(grid, { diagonals: 'none' });

/** Lengths of all shortest ways by the plainest means: spread until nothing changes. */
function plainDistances(lattice: Lattice, from: number, free: (c: number) => boolean): number[] {
  const distance = Array.from<unknown, number>({ length: lattice.size }, (_, c) => (c === from ? 0 : NONE));
  for (let round = 0; round < lattice.size; round++) {
    for (let c = 0; c < lattice.size; c++) {
      if (distance[c] !== round) continue;
      for (const to of neighboursOf(lattice, c))
        if (distance[to] === NONE && free(to)) distance[to] = round + 1;
    }
  }
  return distance;
}

describe('flood', () => {
  test('how many squares so many steps reach on an open board of 8 by 8', () => {
    const corner = [1, 2, 3, 4].map((limit) => flood(grid, 0, { limit }).cells.length);
    expect(corner).toEqual([4, 9, 16, 25]);
    const middle = [0, 1, 2, 3, 4].map((limit) => flood(grid, cell(grid, 3, 3), { limit }).cells.length);
    expect(middle).toEqual([1, 9, 25, 49, 64]);
    const crosswise = [1, 2, 3].map(
      (limit) => flood(grid, cell(grid, 3, 3), { limit, links: orthogonal }).cells.length,
    );
    expect(crosswise).toEqual([5, 13, 25]);
  });

  test('distance on an open board is the number of king’s moves', () => {
    const from = cell(grid, 2, 5);
    const { distance } = flood(grid, from);
    for (let c = 0; c < grid.size; c++)
      expect(distance[c]).toBe(chebyshev(squareOf(grid, from), squareOf(grid, c)));
  });

  test('a path leads round what may not be entered', () => {
    const {
      grid: maze,
      is,
      cell: at,
    } = drawn(`
      A.#B
      .##.
      ....`);
    const links = squareLinks(maze, { diagonals: 'either', closed: is('#') });
    const path = shortestPath(maze, at('A'), at('B'), { links });
    expect(path?.map((c) => squareOf(maze, c))).toEqual([
      square(0, 0),
      square(0, 1),
      square(1, 2),
      square(2, 2),
      square(3, 1),
      square(3, 0),
    ]);
    expect(shortestPath(maze, at('A'), at('B'), { links, limit: 4 })).toBeUndefined();
    const shut = squareLinks(maze, {
      diagonals: 'either',
      closed: is('#'),
      walls: wallsOn(maze, [edgeOf(square(3, 1), 'N')]),
    });
    expect(shortestPath(maze, at('A'), at('B'), { links: shut })).toBeUndefined();
  });

  test('[GEO-7] among the shortest paths, the first in the order of directions', () => {
    const path = shortestPath(grid, cell(grid, 0, 0), cell(grid, 3, 1)) ?? [];
    expect(path.map((c) => squareOf(grid, c))).toEqual([
      square(0, 0),
      square(1, 0),
      square(2, 0),
      square(3, 1),
    ]);
  });

  test('[GEO-7] the path kept comes before every other shortest path, on any board', () => {
    const random = seeded(7);
    for (let board = 0; board < 20; board++) {
      const rock = new Set(Array.from({ length: 16 }, () => random(grid.size)));
      const from = random(grid.size);
      const free = (c: number) => !rock.has(c);
      const reach = flood(grid, from, { enter: free });
      expect([...reach.distance]).toEqual(plainDistances(grid, from, free));
      const names = (path: readonly number[]) =>
        path
          .slice(1)
          .map((c, i) => directionIndex(path[i] as number, c))
          .join('');
      for (const end of reach.cells.filter((c) => (reach.distance[c] as number) <= 4)) {
        const all: string[] = [];
        const walk = (path: number[]) => {
          const last = path.at(-1) as number;
          if (path.length - 1 === reach.distance[end]) {
            if (last === end) all.push(names(path));
            return;
          }
          for (const to of neighboursOf(grid, last)) if (free(to)) walk([...path, to]);
        };
        walk([from]);
        expect(names(pathTo(reach, end) as number[])).toBe(all.sort()[0]);
      }
    }
  });

  function directionIndex(a: number, b: number): number {
    const direction = squareDirection(squareOf(grid, a), squareOf(grid, b)) as SquareDirection;
    return SQUARE_DIRECTIONS.indexOf(direction);
  }

  test('[GEO-8] a cell that ends the move is entered but not left, unless the move starts there', () => {
    const lane = squareGrid(7, 1);
    const leave = (c: number) => c !== 3;
    expect([...flood(lane, 0, { leave }).distance]).toEqual([0, 1, 2, 3, NONE, NONE, NONE]);
    expect([...flood(lane, 3, { leave }).distance]).toEqual([3, 2, 1, 0, 1, 2, 3]);
  });

  test('several starts: the distance to the nearest', () => {
    const lane = squareGrid(7, 1);
    const reach = flood(lane, [0, 5, 0]);
    expect([...reach.distance]).toEqual([0, 1, 2, 2, 1, 0, 1]);
    expect(reach.cells.length).toBe(7);
    expect(pathTo(reach, 3)).toEqual([5, 4, 3]);
  });

  test('the way back is as long as the way there', () => {
    const random = seeded(11);
    for (let board = 0; board < 30; board++) {
      const rock = new Set(Array.from({ length: 24 }, () => random(grid.size)));
      const links = squareLinks(grid, {
        diagonals: board % 2 ? 'either' : 'both',
        closed: (c) => rock.has(c),
      });
      const [a, b] = [random(grid.size), random(grid.size)];
      expect(flood(grid, a, { links }).distance[b]).toBe(flood(grid, b, { links }).distance[a]);
    }
  });

  test('an area stops at walls and rock: the second ring behind a closed column is out of it', () => {
    const { grid: room, is } = drawn(`
      .......
      ....#..
      ....#..
      ....#..
      ....#..
      ....#..
      .......`);
    const links = squareLinks(room, { diagonals: 'either', closed: is('#') });
    const area = [...flood(room, cell(room, 3, 3), { links, limit: 2 }).cells];
    expect(area).not.toContain(cell(room, 5, 3));
    expect(area).toContain(cell(room, 1, 5));
    expect(area).toHaveLength(15);
  });
});

describe('cheapest', () => {
  test('[GEO-10] a dear step is avoided if the way round is cheaper, and taken if it is not', () => {
    const {
      grid: hall,
      is,
      cell: at,
    } = drawn(`
      A.D.B
      .###.
      .....`);
    const door = (price: number) => (to: number) => (is('#')(to) ? NONE : is('D')(to) ? price : 1);
    const reach = cheapest(hall, at('A'), {
      cost: door(100),
      links: squareLinks(hall, { diagonals: 'none' }),
    });
    expect(reach.distance[at('B')]).toBe(8);
    expect(reach.distance[at('D')]).toBe(101);
    const quick = cheapest(hall, at('A'), { cost: door(3), links: squareLinks(hall, { diagonals: 'none' }) });
    expect(quick.distance[at('B')]).toBe(6);
    expect(pathTo(quick, at('B'))).toEqual([0, 1, 2, 3, 4]);
  });

  test('[GEO-10] steps may cost nothing, limits hold, cells come by rising cost', () => {
    const lane = squareGrid(6, 1);
    const cost = (to: number) => (to === 2 ? 0 : 2);
    expect([...cheapest(lane, 0, { cost, limit: 4 }).cells]).toEqual([0, 1, 2, 3]);
    const reach = cheapest(lane, 0, { cost, limit: 5 });
    expect([...reach.distance]).toEqual([0, 2, 2, 4, NONE, NONE]);
    expect([...reach.cells]).toEqual([0, 1, 2, 3]);
    expect([...cheapest(lane, 0, { cost, leave: (c) => c !== 2 }).cells]).toEqual([0, 1, 2]);
  });

  test('[GEO-10] with every step at 1 it agrees with flood', () => {
    const random = seeded(13);
    for (let board = 0; board < 20; board++) {
      const rock = new Set(Array.from({ length: 20 }, () => random(grid.size)));
      const from = random(grid.size);
      const plain = flood(grid, from, { enter: (to) => !rock.has(to) });
      const priced = cheapest(grid, from, { cost: (to) => (rock.has(to) ? NONE : 1) });
      expect(priced.distance).toEqual(plain.distance);
      expect(priced.previous).toEqual(plain.previous);
      expect([...priced.cells]).toEqual([...plain.cells]);
    }
  });
});

describe('safest', () => {
  test('[GEO-11] a longer way without hazard is taken while the steps allow it', () => {
    const {
      grid: hall,
      is,
      cell: at,
    } = drawn(`
      A!B
      ...`);
    const links = squareLinks(hall, { diagonals: 'none' });
    const hazard = (to: number) => (is('!')(to) ? 1 : 0);
    const wide = safest(hall, at('A'), { links, hazard, limit: 4 });
    expect([wide.hazards[at('B')], wide.steps[at('B')]]).toEqual([0, 4]);
    expect(safestPathTo(wide, at('B'))).toEqual([0, 3, 4, 5, 2]);
    expect(safestPathTo(wide, at('B'), 2)).toEqual([0, 1, 2]);
    expect(safestPathTo(wide, at('B'), 3)).toBeUndefined();
    const short = safest(hall, at('A'), { links, hazard, limit: 3 });
    expect([short.hazards[at('B')], short.steps[at('B')]]).toEqual([1, 2]);
    expect(safestPathTo(short, 5, 9)).toBeUndefined();
  });

  test('[GEO-11] a cell beyond a hazard is reached on the risky way if the safe way is too long', () => {
    const {
      grid: hall,
      is,
      cell: at,
    } = drawn(`
      A!M.B
      ..#..
      .....`);
    const links = squareLinks(hall, { diagonals: 'none', closed: is('#') });
    const hazard = (to: number) => (is('!')(to) ? 1 : 0);
    const reach = safest(hall, at('A'), { links, hazard, limit: 8 });
    expect([reach.hazards[at('M')], reach.steps[at('M')]]).toEqual([0, 8]);
    expect([reach.hazards[at('B')], reach.steps[at('B')]]).toEqual([0, 8]);
    const tight = safest(hall, at('A'), { links, hazard, limit: 7 });
    expect([tight.hazards[at('M')], tight.steps[at('M')]]).toEqual([1, 2]);
    expect([tight.hazards[at('B')], tight.steps[at('B')]]).toEqual([1, 4]);
  });

  test('[GEO-11] fewest hazards, then steps, then directions: as found by trying every walk', () => {
    const random = seeded(17);
    const small = squareGrid(4, 3);
    for (let board = 0; board < 25; board++) {
      const rock = new Set([random(small.size), random(small.size)]);
      const price = Array.from({ length: small.size }, () => random(3));
      const from = random(small.size);
      const sticky = random(small.size);
      const hazard = (to: number, c: number) => Math.max(0, (price[c] as number) - (price[to] as number));
      const best = new Map<number, string>();
      const tryWalks = (c: number, hazards: number, way: string) => {
        const score = `${hazards}|${way.length}|${way}`;
        const known = best.get(c);
        if (known === undefined || score < known) best.set(c, score);
        if (way.length === 4 || (way.length > 0 && c === sticky)) return;
        for (let d = 0; d < 8; d++) {
          const to = small.neighbours[c * 8 + d] as number;
          if (to !== NONE && !rock.has(to)) tryWalks(to, hazards + hazard(to, c), way + d);
        }
      };
      tryWalks(from, 0, '');
      const leave = (c: number) => c !== sticky;
      const reach = safest(small, from, { hazard, limit: 4, leave, enter: (to) => !rock.has(to) });
      for (let c = 0; c < small.size; c++) {
        const path = safestPathTo(reach, c);
        const way = path?.slice(1).map((to, i) => {
          const previous = path[i] as number;
          return [0, 1, 2, 3, 4, 5, 6, 7].find((d) => small.neighbours[previous * 8 + d] === to);
        });
        const score = way && `${reach.hazards[c]}|${reach.steps[c]}|${way.join('')}`;
        expect(score).toBe(best.get(c));
      }
    }
  });
});

test('cells hang together if one flood reaches all of them', () => {
  const { grid: room, is } = drawn(`
    aa.b
    .a.b
    ..a.`);
  const of = (letters: string) => Array.from({ length: room.size }, (_, c) => c).filter(is(letters));
  expect(isConnected(room, of('a'))).toBe(true);
  expect(isConnected(room, of('a'), squareLinks(room, { diagonals: 'none' }))).toBe(false);
  expect(isConnected(room, of('ab'))).toBe(true);
  expect(isConnected(room, of('b'))).toBe(true);
  expect(isConnected(room, [0, 3])).toBe(false);
  expect(isConnected(room, [])).toBe(true);
});

import { describe, expect, test } from 'vitest';
import type { DiagonalRule, Walls } from '../src/index.ts';
import {
  areLinked,
  cellOf,
  cellsAround,
  cellsOf,
  directionTo,
  edgeBetween,
  edgeOf,
  NONE,
  neighbour,
  neighboursOf,
  ray,
  setWall,
  slide,
  squareGrid,
  squareLinks,
  squareOf,
  wallsOn,
} from '../src/index.ts';
import { cell, drawn, seeded, square } from './help.ts';

describe('square grid', () => {
  test('[GEO-1] cells are numbered in reading order', () => {
    const grid = squareGrid(5, 3);
    expect(grid.size).toBe(15);
    expect(cell(grid, 0, 0)).toBe(0);
    expect(cell(grid, 4, 0)).toBe(4);
    expect(cell(grid, 0, 1)).toBe(5);
    for (const [x, y] of [
      [-1, 0],
      [5, 0],
      [0, -1],
      [0, 3],
    ] as const)
      expect(cell(grid, x, y)).toBe(NONE);
    expect(cellsOf(grid, [square(4, 2), square(5, 2), square(1, 0)])).toEqual([14, 1]);
  });

  test('a grid may begin anywhere', () => {
    const grid = squareGrid(4, 6, -3, -2);
    for (let c = 0; c < grid.size; c++) expect(cellOf(grid, squareOf(grid, c))).toBe(c);
    expect(squareOf(grid, 0)).toEqual(square(-3, -2));
    expect(cell(grid, 1, 0)).toBe(NONE);
  });

  test('[GEO-2] neighbours in the order of directions, none beyond the border', () => {
    const grid = squareGrid(3, 3);
    expect(neighboursOf(grid, 4)).toEqual([1, 5, 7, 3, 2, 8, 6, 0]);
    expect(neighboursOf(grid, 0)).toEqual([1, 3, 4]);
    expect(neighbour(grid, 2, 4)).toBe(NONE);
    expect(directionTo(grid, 4, 6)).toBe(6);
    expect(directionTo(grid, 0, 8)).toBe(NONE);
  });

  test('straight ahead to the border, or so far', () => {
    const grid = squareGrid(4, 4);
    expect(ray(grid, 0, 5)).toEqual([5, 10, 15]);
    expect(ray(grid, 0, 1, 2)).toEqual([1, 2]);
    expect(ray(grid, 0, 0)).toEqual([]);
  });

  test('[GEO-9] a slide stops before what it may not enter and counts the missing steps', () => {
    const grid = squareGrid(6, 1);
    const free = (to: number) => to !== 4;
    expect(slide(grid, 0, 1, 2, free)).toEqual({ path: [1, 2], missing: 0 });
    expect(slide(grid, 1, 1, 4, free)).toEqual({ path: [2, 3], missing: 2 });
    expect(slide(grid, 1, 3, 3, free)).toEqual({ path: [0], missing: 2 });
    expect(slide(grid, 3, 1, 1, free)).toEqual({ path: [], missing: 1 });
    const asked: [number, number][] = [];
    slide(grid, 0, 1, 2, (to, from) => asked.push([from, to]) > 0);
    expect(asked).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('a wall is seen from both sides and can be taken away', () => {
    const grid = squareGrid(3, 3);
    const edge = edgeOf(square(1, 1), 'E');
    const walls = wallsOn(grid, [edge, edgeOf(square(0, 0), 'N')]);
    expect([...walls]).toEqual([1, 0, 0, 0, 2, 8, 0, 0, 0]);
    setWall(grid, walls, edge, false);
    expect([...walls]).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('links', () => {
  const pair = squareGrid(2, 2);
  const [A, B, C, D] = [0, 1, 2, 3] as const;
  const edge = (a: number, b: number) => {
    const found = edgeBetween(squareOf(pair, a), squareOf(pair, b));
    if (!found) throw new Error('no edge');
    return found;
  };
  const diagonal = (rule: DiagonalRule, walls: readonly (readonly [number, number])[]) => {
    const links = squareLinks(pair, {
      diagonals: rule,
      walls: wallsOn(
        pair,
        walls.map(([a, b]) => edge(a, b)),
      ),
    });
    return areLinked(pair, links, A, D);
  };

  test('[GEO-5] a corner is cut if either way round it is free, or only if both are', () => {
    const cases: [readonly (readonly [number, number])[], boolean, boolean][] = [
      [[], true, true],
      [[[A, B]], true, false],
      [[[B, D]], true, false],
      [
        [
          [A, B],
          [B, D],
        ],
        true,
        false,
      ],
      [
        [
          [A, B],
          [C, D],
        ],
        false,
        false,
      ],
      [
        [
          [A, B],
          [A, C],
        ],
        false,
        false,
      ],
      [
        [
          [B, D],
          [C, D],
        ],
        false,
        false,
      ],
    ];
    for (const [walls, either, both] of cases) {
      expect(diagonal('either', walls)).toBe(either);
      expect(diagonal('both', walls)).toBe(both);
      expect(diagonal('none', walls)).toBe(false);
    }
  });

  test('[GEO-6] a closed square is linked to nothing and closes the ways through it', () => {
    const { grid, is } = drawn(`
      .#.
      ..#
      ...`);
    const links = squareLinks(grid, { diagonals: 'either', closed: is('#') });
    expect(neighboursOf(grid, cell(grid, 1, 0), links)).toEqual([]);
    expect(areLinked(grid, links, cell(grid, 0, 0), cell(grid, 1, 1))).toBe(true);
    expect(areLinked(grid, links, cell(grid, 1, 1), cell(grid, 2, 0))).toBe(false);
    const strict = squareLinks(grid, { diagonals: 'both', closed: is('#') });
    expect(areLinked(grid, strict, cell(grid, 0, 0), cell(grid, 1, 1))).toBe(false);
  });

  test('[GEO-5] links hold in both directions on any board', () => {
    const random = seeded(5);
    const grid = squareGrid(7, 6);
    for (const diagonals of ['none', 'either', 'both'] as const) {
      const walls: Walls = wallsOn(
        grid,
        Array.from(
          { length: 20 },
          () => ({ x: random(7), y: random(6), side: random(2) ? 'N' : 'W' }) as const,
        ),
      );
      const rock = new Set(Array.from({ length: 6 }, () => random(grid.size)));
      const links = squareLinks(grid, { diagonals, walls, closed: (c) => rock.has(c) });
      for (let a = 0; a < grid.size; a++) {
        for (const b of neighboursOf(grid, a))
          expect(areLinked(grid, links, a, b)).toBe(areLinked(grid, links, b, a));
      }
    }
  });

  test('the cells around a figure: 8, 10 or 12 on open floor, fewer behind a wall', () => {
    const grid = squareGrid(6, 6);
    const open = squareLinks(grid, { diagonals: 'both' });
    const at = (x: number, y: number) => cell(grid, x, y);
    expect(cellsAround(grid, [at(2, 2)], open)).toHaveLength(8);
    expect(cellsAround(grid, [at(2, 2), at(3, 2)], open)).toHaveLength(10);
    expect(cellsAround(grid, [at(2, 2), at(3, 2), at(2, 3), at(3, 3)], open)).toHaveLength(12);
    const walls = wallsOn(
      grid,
      [1, 2, 3].map((y) => edgeOf(square(2, y), 'E')),
    );
    const cut = squareLinks(grid, { diagonals: 'both', walls });
    expect(cellsAround(grid, [at(2, 2)], cut)).toEqual([at(1, 1), at(2, 1), at(1, 2), at(1, 3), at(2, 3)]);
  });

  test('[GEO-5] a shut door two squares wide cuts the zone of a figure beside it at the corner too', () => {
    const grid = squareGrid(4, 4);
    const door = wallsOn(grid, [edgeOf(square(1, 1), 'S'), edgeOf(square(2, 1), 'S')]);
    const links = squareLinks(grid, { diagonals: 'both', walls: door });
    const south = cellsAround(grid, [cell(grid, 0, 1)], links).filter((c) => squareOf(grid, c).y === 2);
    expect(south).toEqual([cell(grid, 0, 2)]);
  });
});

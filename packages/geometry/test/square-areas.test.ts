import { describe, expect, test } from 'vitest';
import {
  chebyshev,
  compareSquares,
  cone,
  cross,
  diamond,
  edgeOf,
  FACINGS,
  flood,
  formatSquare,
  outward,
  pathTo,
  rectangle,
  squareDisc,
  squareGrid,
  squareLine,
  squareLinks,
  squareOf,
  squareRing,
  straightestLine,
  turnSquare,
  wallsOn,
} from '../src/index.ts';
import { cell, seeded, square } from './help.ts';

const HERE = square(3, -2);

describe('shapes', () => {
  test('how many squares they have', () => {
    const radii = [0, 1, 2, 3];
    expect(radii.map((r) => squareDisc(HERE, r).length)).toEqual([1, 9, 25, 49]);
    expect(radii.map((r) => squareRing(HERE, r).length)).toEqual([1, 8, 16, 24]);
    expect(radii.map((r) => diamond(HERE, r).length)).toEqual([1, 5, 13, 25]);
    expect(radii.map((r) => cross(HERE, r).length)).toEqual([1, 5, 9, 13]);
    expect(radii.map((r) => cone(HERE, 'E', r).length)).toEqual([0, 1, 4, 9]);
    expect(rectangle(HERE, 3, 2).map(formatSquare)).toEqual(['3,-2', '4,-2', '5,-2', '3,-1', '4,-1', '5,-1']);
  });

  test('a disc is in reading order and made of its rings', () => {
    const disc = squareDisc(HERE, 2);
    expect([...disc].sort(compareSquares)).toEqual(disc);
    const rings = [0, 1, 2].flatMap((r) => squareRing(HERE, r)).sort(compareSquares);
    expect(rings).toEqual(disc);
  });

  test('a line runs ahead without its start', () => {
    expect(squareLine(HERE, 'NW', 3).map(formatSquare)).toEqual(['2,-3', '1,-4', '0,-5']);
  });

  test('[GEO-18] a cone widens by a square on each side with every row, and turns with its facing', () => {
    expect(cone(square(0, 0), 'N', 2).map(formatSquare)).toEqual(['0,-1', '-1,-2', '0,-2', '1,-2']);
    FACINGS.forEach((facing, turns) => {
      const turned = cone(square(0, 0), 'N', 3).map((s) => turnSquare(s, turns));
      expect(cone(square(0, 0), facing, 3)).toEqual(turned);
    });
  });
});

describe('trajectories', () => {
  const grid = squareGrid(9, 9);
  const middle = cell(grid, 4, 4);

  test('[GEO-17] on open floor every ring is reached, each square by a chain through all rings', () => {
    const reach = outward(grid, middle, 3, squareLinks(grid, { diagonals: 'both' }));
    expect([1, 2, 3].map((r) => reach.cells.filter((c) => reach.distance[c] === r).length)).toEqual([
      8, 16, 24,
    ]);
    for (const c of reach.cells) {
      const rings = pathTo(reach, c)?.map((p) => chebyshev(squareOf(grid, middle), squareOf(grid, p)));
      expect(rings).toEqual(rings?.map((_, k) => k));
    }
  });

  test('[GEO-17] a way that would have to fall back a ring is no trajectory', () => {
    const wall = [2, 3, 4, 5, 6].map((x) => edgeOf(square(x, 3), 'N'));
    const links = squareLinks(grid, { diagonals: 'both', walls: wallsOn(grid, wall) });
    const reach = outward(grid, middle, 3, links);
    expect(reach.distance[cell(grid, 4, 2)]).toBe(-1);
    expect(reach.distance[cell(grid, 4, 3)]).toBe(1);
    expect(reach.distance[cell(grid, 1, 3)]).toBe(3);
    expect(reach.distance[cell(grid, 1, 2)]).toBe(-1);
    expect(flood(grid, middle, { links }).distance[cell(grid, 1, 2)]).toBe(4);
  });

  test('[GEO-17] the door in the wall lets it through', () => {
    const wall = [0, 1, 2, 3, 5, 6, 7, 8].map((x) => edgeOf(square(x, 3), 'N'));
    const links = squareLinks(grid, { diagonals: 'both', walls: wallsOn(grid, wall) });
    const reach = outward(grid, middle, 3, links);
    const beyond = reach.cells.filter((c) => squareOf(grid, c).y < 3);
    expect([...beyond].map((c) => formatSquare(squareOf(grid, c))).sort()).toEqual([
      '3,1',
      '4,1',
      '4,2',
      '5,1',
    ]);
  });
});

describe('the straightest line', () => {
  test('[GEO-19] halves are rounded away from the start', () => {
    expect(straightestLine(square(0, 0), square(4, 2)).map(formatSquare)).toEqual([
      '0,0',
      '1,1',
      '2,1',
      '3,2',
      '4,2',
    ]);
    expect(straightestLine(square(4, 2), square(0, 0)).map(formatSquare)).toEqual([
      '4,2',
      '3,1',
      '2,1',
      '1,0',
      '0,0',
    ]);
    expect(straightestLine(square(0, 0), square(-6, 1)).map(formatSquare)).toEqual([
      '0,0',
      '-1,0',
      '-2,0',
      '-3,1',
      '-4,1',
      '-5,1',
      '-6,1',
    ]);
    expect(straightestLine(HERE, HERE)).toEqual([HERE]);
  });

  test('[GEO-19] it is a chain of king’s moves of the right length, and turns with the board', () => {
    const random = seeded(31);
    for (let i = 0; i < 200; i++) {
      const to = square(random(13) - 6, random(13) - 6);
      const line = straightestLine(square(0, 0), to);
      expect(line.map((s) => chebyshev(square(0, 0), s))).toEqual(line.map((_, k) => k));
      line.slice(1).forEach((s, k) => {
        expect(chebyshev(s, line[k] ?? s)).toBe(1);
      });
      expect(straightestLine(square(0, 0), turnSquare(to, 1))).toEqual(line.map((s) => turnSquare(s, 1)));
    }
  });
});

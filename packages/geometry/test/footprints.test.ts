import { describe, expect, test } from 'vitest';
import {
  dominoAt,
  dominoCells,
  dominoes,
  dominoLinks,
  dominoSweep,
  edgeOf,
  flood,
  footprint,
  footprintLinks,
  liesInBlock,
  NONE,
  neighboursOf,
  openBlocks,
  squareGrid,
  squareLinks,
  wallsOn,
} from '../src/index.ts';
import { cell, drawn, seeded, square } from './help.ts';

describe('rectangles', () => {
  test('a footprint lies in the grid or not at all', () => {
    const grid = squareGrid(4, 3, -1, -1);
    const at = (x: number, y: number) => cell(grid, x, y);
    expect(footprint(grid, at(-1, -1), 2, 2)).toEqual([at(-1, -1), at(0, -1), at(-1, 0), at(0, 0)]);
    expect(footprint(grid, at(1, 0), 2, 1)).toEqual([at(1, 0), at(2, 0)]);
    expect(footprint(grid, at(2, 0), 2, 1)).toBeUndefined();
    expect(footprint(grid, at(0, 1), 1, 2)).toBeUndefined();
  });

  test('[GEO-21] a 2 by 2 figure has 49 places on a board of 8 by 8, and gets to all of them', () => {
    const grid = squareGrid(8, 8);
    const links = footprintLinks(grid, squareLinks(grid, { diagonals: 'either' }), 2, 2);
    const reach = flood(grid, 0, { links });
    expect(reach.cells.length).toBe(49);
    expect([1, 2, 3].map((limit) => flood(grid, 0, { links, limit }).cells.length)).toEqual([4, 9, 16]);
  });

  test('[GEO-21] it passes a gap two wide and not one of one', () => {
    const room = (picture: string) => {
      const { grid, is, cell: at } = drawn(picture);
      const links = squareLinks(grid, { diagonals: 'either', closed: is('#') });
      return flood(grid, at('A'), { links: footprintLinks(grid, links, 2, 2) }).distance[at('B')];
    };
    expect(room('A..#B.\n......\n......')).toBe(4);
    expect(room('A..#B.\n...#..\n......')).toBe(NONE);
  });

  test('[GEO-21] it never stands across a wall', () => {
    const grid = squareGrid(4, 2);
    const links = squareLinks(grid, {
      diagonals: 'either',
      walls: wallsOn(grid, [edgeOf(square(1, 0), 'E')]),
    });
    const large = footprintLinks(grid, links, 2, 2);
    expect(flood(grid, 0, { links: large }).cells.length).toBe(1);
    const level = squareLinks(grid, {
      diagonals: 'either',
      walls: wallsOn(grid, [edgeOf(square(2, 0), 'S')]),
    });
    expect(flood(grid, 0, { links: footprintLinks(grid, level, 2, 2) }).cells).toEqual([0]);
    const wide = footprintLinks(grid, links, 2, 1);
    expect([...flood(grid, 0, { links: wide }).distance]).toEqual([0, NONE, 2, NONE, 1, 1, 2, NONE]);
  });

  test('[GEO-23] a place is two wide if it lies in an open block', () => {
    const { grid, is } = drawn(`
      ..#.
      ....
      ..#.`);
    const links = squareLinks(grid, { diagonals: 'both' });
    const blocks = openBlocks(grid, links, is('.'));
    expect([...blocks]).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    const at = (x: number, y: number) => cell(grid, x, y);
    expect(liesInBlock(grid, blocks, [at(1, 1), at(1, 2)])).toBe(true);
    expect(liesInBlock(grid, blocks, [at(1, 1), at(2, 1)])).toBe(false);
    expect(liesInBlock(grid, blocks, [at(3, 0), at(3, 1)])).toBe(false);
    expect(liesInBlock(grid, blocks, [])).toBe(false);
    const walled = squareLinks(grid, {
      diagonals: 'both',
      walls: wallsOn(grid, [edgeOf(square(0, 0), 'E')]),
    });
    expect(openBlocks(grid, walled, is('.'))[0]).toBe(0);
  });
});

describe('dominoes', () => {
  const grid = squareGrid(5, 5);
  const board = dominoes(grid);
  const at = (x: number, y: number) => cell(grid, x, y);
  const open = dominoLinks(board, squareLinks(grid, { diagonals: 'both' }));
  const lying = dominoAt(grid, at(1, 2), at(2, 2));

  test('a position and its two cells name each other', () => {
    for (let position = 0; position < board.size; position++) {
      const cells = dominoCells(grid, position);
      if (cells) expect(dominoAt(grid, cells[1], cells[0])).toBe(position);
    }
    expect(dominoCells(grid, dominoAt(grid, at(4, 0), at(4, 1)))).toEqual([at(4, 0), at(4, 1)]);
    expect(dominoCells(grid, at(4, 0) * 2)).toBeUndefined();
    const shaft = squareGrid(1, 4);
    expect(dominoCells(shaft, dominoAt(shaft, 2, 1))).toEqual([1, 2]);
  });

  test('[GEO-22] in the open it has eight shifts and four turns', () => {
    const moves = neighboursOf(board, lying, open).map((p) => dominoCells(grid, p));
    expect(moves).toHaveLength(12);
    expect(moves.slice(8)).toEqual([
      [at(1, 2), at(1, 3)],
      [at(1, 1), at(1, 2)],
      [at(2, 1), at(2, 2)],
      [at(2, 2), at(2, 3)],
    ]);
  });

  test('[GEO-22] what must be free: the cells newly covered, and the one swept in a turn', () => {
    expect(dominoSweep(grid, lying, 1)).toEqual([at(3, 2)]);
    expect(dominoSweep(grid, lying, 0)).toEqual([at(1, 1), at(2, 1)]);
    expect(dominoSweep(grid, lying, 4)).toEqual([at(2, 1), at(3, 1)]);
    expect(dominoSweep(grid, lying, 8)).toEqual([at(1, 3), at(2, 3)]);
    expect(dominoSweep(grid, dominoAt(grid, 0, 1), 0)).toEqual([]);
  });

  test('[GEO-22] 40 positions on a board of 5 by 5, all of them reachable', () => {
    expect(flood(board, lying, { links: open }).cells.length).toBe(40);
    expect([1, 2].map((limit) => flood(board, lying, { links: open, limit }).cells.length)).toEqual([13, 36]);
  });

  test('[GEO-22] a figure in the swept square stops the turn, a wall stops what crosses it', () => {
    const turnOnly = {
      links: open,
      limit: 1,
      enter: (_to: number, from: number, d: number) => isFree(from, d),
    };
    const isFree = (from: number, d: number) => d >= 8 && !dominoSweep(grid, from, d).includes(at(2, 3));
    const ends = [...flood(board, lying, turnOnly).cells].map((p) => dominoCells(grid, p)).slice(1);
    expect(ends).toEqual([
      [at(1, 1), at(1, 2)],
      [at(2, 1), at(2, 2)],
    ]);
    const wall = wallsOn(grid, [edgeOf(square(2, 2), 'S')]);
    const walled = dominoLinks(board, squareLinks(grid, { diagonals: 'both', walls: wall }));
    const south = neighboursOf(board, lying, walled).flatMap((p) => dominoCells(grid, p) ?? []);
    expect(south.filter((c) => c >= at(0, 3))).toEqual([]);
  });

  test('[GEO-22] ground it may not stand on is never reached', () => {
    const links = dominoLinks(board, squareLinks(grid, { diagonals: 'both' }), (p) => p % 2 === 0);
    const reach = flood(board, lying, { links });
    expect(reach.cells.length).toBe(20);
    expect(reach.cells.every((p) => p % 2 === 0)).toBe(true);
  });

  test('[GEO-22] every move can be taken back', () => {
    const random = seeded(37);
    for (let i = 0; i < 20; i++) {
      const edges = Array.from(
        { length: 8 },
        () => ({ x: random(5), y: random(5), side: random(2) ? 'N' : 'W' }) as const,
      );
      const links = squareLinks(grid, { diagonals: i % 2 ? 'both' : 'either', walls: wallsOn(grid, edges) });
      const moves = dominoLinks(board, links);
      for (let a = 0; a < board.size; a++) {
        for (const b of neighboursOf(board, a, moves)) expect(neighboursOf(board, b, moves)).toContain(a);
      }
    }
  });
});

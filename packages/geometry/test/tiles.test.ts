import { expect, test } from 'vitest';
import {
  edgeOf,
  edgeSquares,
  FACINGS,
  mirrorEdgeInTile,
  mirrorInTile,
  mirrorRows,
  rectangle,
  turnDirection,
  turnEdgeInTile,
  turnedSize,
  turnInTile,
  turnRows,
} from '../src/index.ts';
import { square } from './help.ts';

const SIZE = { width: 3, height: 2 };

test('[GEO-20] a drawn tile turns clockwise', () => {
  const rows = ['abc', 'def'];
  expect(turnRows(rows, 0)).toEqual(rows);
  expect(turnRows(rows, 1)).toEqual(['da', 'eb', 'fc']);
  expect(turnRows(rows, 2)).toEqual(['fed', 'cba']);
  expect(turnRows(rows, 3)).toEqual(['cf', 'be', 'ad']);
  expect(turnRows(rows, -1)).toEqual(turnRows(rows, 3));
  expect(mirrorRows(rows)).toEqual(['cba', 'fed']);
  expect(turnRows([], 1)).toEqual([]);
});

test('[GEO-20] the squares of a turned tile fill its turned rectangle', () => {
  expect(turnInTile(square(0, 0), SIZE, 1)).toEqual(square(1, 0));
  expect(turnInTile(square(2, 1), SIZE, 3)).toEqual(square(1, 0));
  expect(mirrorInTile(square(0, 1), SIZE)).toEqual(square(2, 1));
  for (const turns of [-3, -2, -1, 0, 1, 2, 3, 4]) {
    const size = turnedSize(SIZE, turns);
    const squares = rectangle(square(0, 0), 3, 2).map((s) => turnInTile(s, SIZE, turns));
    expect(squares).toHaveLength(6);
    expect(squares).toEqual(expect.arrayContaining(rectangle(square(0, 0), size.width, size.height)));
  }
});

test('[GEO-20] letters, squares and edges turn together', () => {
  const rows = ['abc', 'def'];
  const letter = (drawn: readonly string[], x: number, y: number) => drawn[y]?.[x];
  for (const turns of [0, 1, 2, 3]) {
    for (const { x, y } of rectangle(square(0, 0), 3, 2)) {
      const turned = turnInTile(square(x, y), SIZE, turns);
      expect(letter(turnRows(rows, turns), turned.x, turned.y)).toBe(letter(rows, x, y));
      for (const side of FACINGS) {
        const edge = turnEdgeInTile(edgeOf(square(x, y), side), SIZE, turns);
        expect(edge).toEqual(edgeOf(turned, turnDirection(side, turns)));
        expect(edgeSquares(edge)).toContainEqual(turned);
      }
    }
  }
});

test('[GEO-20] four quarter turns or two mirrorings change nothing', () => {
  for (const s of rectangle(square(0, 0), 3, 2)) {
    const once = turnInTile(s, SIZE, 1);
    expect(turnInTile(once, turnedSize(SIZE, 1), 3)).toEqual(s);
    expect(mirrorInTile(mirrorInTile(s, SIZE), SIZE)).toEqual(s);
    for (const side of FACINGS) {
      const edge = edgeOf(s, side);
      expect(mirrorEdgeInTile(mirrorEdgeInTile(edge, SIZE), SIZE)).toEqual(edge);
      expect(turnEdgeInTile(turnEdgeInTile(edge, SIZE, 1), turnedSize(SIZE, 1), -1)).toEqual(edge);
    }
  }
  expect(mirrorEdgeInTile(edgeOf(square(0, 0), 'W'), SIZE)).toEqual(edgeOf(square(2, 0), 'E'));
});

import { describe, expect, test } from 'vitest';
import type { Facing } from '../src/index.ts';
import {
  chebyshev,
  compareSquares,
  edgeBetween,
  edgeOf,
  edgeSquares,
  FACINGS,
  formatEdge,
  formatSquare,
  gapBetween,
  isBehind,
  isEdgeKey,
  isSquareKey,
  manhattan,
  mirrorDirection,
  mirrorSquare,
  orthogonalNeighbours,
  parseEdge,
  parseSquare,
  rectangle,
  SQUARE_DIRECTIONS,
  sameSquare,
  squareDirection,
  squareNeighbours,
  stepSquare,
  turnDirection,
  turnSquare,
} from '../src/index.ts';
import { seeded, square } from './help.ts';

const ORIGIN = square(0, 0);

describe('squares', () => {
  test('a key is read back as it was written, negative coordinates too', () => {
    for (const s of [square(0, 0), square(12, 3), square(-4, 17), square(-1, -1)]) {
      expect(isSquareKey(formatSquare(s))).toBe(true);
      expect(parseSquare(formatSquare(s))).toEqual(s);
    }
    expect(formatSquare(square(-4, 17))).toBe('-4,17');
    for (const bad of ['', '3', '3,', ',3', '3,4,5', '03,4', '-0,1', '1.5,2', ' 1,2', '1,2N'])
      expect(isSquareKey(bad)).toBe(false);
  });

  test('[GEO-1] north is up: y gets smaller', () => {
    expect(stepSquare(square(2, 2), 'N')).toEqual(square(2, 1));
    expect(stepSquare(square(2, 2), 'SE', 3)).toEqual(square(5, 5));
    expect([square(1, 1), square(0, 1), square(5, 0)].sort(compareSquares)).toEqual([
      square(5, 0),
      square(0, 1),
      square(1, 1),
    ]);
  });

  test('[GEO-2] neighbours come in the order N E S W NE SE SW NW', () => {
    expect(orthogonalNeighbours(square(5, 5)).map(formatSquare)).toEqual(['5,4', '6,5', '5,6', '4,5']);
    expect(squareNeighbours(square(5, 5)).slice(4).map(formatSquare)).toEqual(['6,4', '6,6', '4,6', '4,4']);
  });

  test('[GEO-2] a quarter turn clockwise is the next direction of its group', () => {
    expect(SQUARE_DIRECTIONS.map((d) => turnDirection(d, 1))).toEqual([
      'E',
      'S',
      'W',
      'N',
      'SE',
      'SW',
      'NW',
      'NE',
    ]);
    expect(turnDirection('NE', -1)).toBe('NW');
    for (const direction of SQUARE_DIRECTIONS) {
      for (const turns of [-5, -1, 0, 1, 2, 3, 4, 7]) {
        const turned = turnSquare(stepSquare(ORIGIN, direction), turns);
        expect(turned).toEqual(stepSquare(ORIGIN, turnDirection(direction, turns)));
      }
      expect(mirrorSquare(stepSquare(ORIGIN, direction))).toEqual(
        stepSquare(ORIGIN, mirrorDirection(direction)),
      );
    }
  });

  test('turning and mirroring leave no minus zero behind', () => {
    for (const turns of [0, 1, 2, 3]) expect(turnSquare(ORIGIN, turns)).toEqual(ORIGIN);
    expect(mirrorSquare(ORIGIN)).toEqual(ORIGIN);
  });

  test('distances: steps along the sides, and king’s moves', () => {
    expect(manhattan(square(1, 1), square(4, -1))).toBe(5);
    expect(chebyshev(square(1, 1), square(4, -1))).toBe(3);
    const large = rectangle(square(2, 2), 2, 2);
    expect(gapBetween(large, [square(5, 3)])).toBe(2);
    expect(gapBetween(large, [square(4, 4)], manhattan)).toBe(2);
    expect(gapBetween(large, [square(3, 3)])).toBe(0);
  });

  test('a straight line has a direction, any other has none', () => {
    expect(squareDirection(square(1, 1), square(4, 4))).toBe('SE');
    expect(squareDirection(square(1, 1), square(1, -5))).toBe('N');
    expect(squareDirection(square(1, 1), square(2, 3))).toBeUndefined();
    expect(squareDirection(square(1, 1), square(1, 1))).toBeUndefined();
  });

  test('[GEO-3] facing north, five neighbours are front and three rear', () => {
    const rear = SQUARE_DIRECTIONS.filter((d) => isBehind(ORIGIN, 'N', stepSquare(ORIGIN, d)));
    expect(rear).toEqual(['S', 'SE', 'SW']);
    expect(isBehind(ORIGIN, 'N', square(-3, 0))).toBe(false);
    expect(isBehind(ORIGIN, 'W', square(1, -7))).toBe(true);
  });

  test('[GEO-3] front and rear turn with the figure', () => {
    const random = seeded(3);
    for (let i = 0; i < 200; i++) {
      const other = square(random(9) - 4, random(9) - 4);
      const facing = FACINGS[random(4)] as Facing;
      const turns = random(4);
      const turned = isBehind(ORIGIN, turnDirection(facing, turns), turnSquare(other, turns));
      expect(turned).toBe(isBehind(ORIGIN, facing, other));
    }
  });
});

describe('edges', () => {
  test('[GEO-4] the two squares beside an edge call it by the same name', () => {
    expect(edgeOf(square(3, 4), 'S')).toEqual(edgeOf(square(3, 5), 'N'));
    expect(edgeOf(square(3, 4), 'E')).toEqual({ x: 4, y: 4, side: 'W' });
    for (const facing of FACINGS) {
      const here = square(-2, 6);
      const there = stepSquare(here, facing);
      expect(edgeBetween(here, there)).toEqual(edgeOf(here, facing));
      expect(edgeBetween(there, here)).toEqual(edgeOf(here, facing));
      expect(
        edgeSquares(edgeOf(here, facing)).filter((s) => sameSquare(s, here) || sameSquare(s, there)),
      ).toHaveLength(2);
    }
  });

  test('[GEO-4] only orthogonal neighbours share an edge', () => {
    expect(edgeBetween(square(0, 0), square(1, 1))).toBeUndefined();
    expect(edgeBetween(square(0, 0), square(2, 0))).toBeUndefined();
    expect(edgeBetween(square(0, 0), square(0, 0))).toBeUndefined();
  });

  test('an edge key is read back as it was written', () => {
    expect(formatEdge(edgeOf(square(-1, 4), 'S'))).toBe('-1,5N');
    expect(parseEdge('-1,5N')).toEqual({ x: -1, y: 5, side: 'N' });
    expect(parseEdge('10,0W')).toEqual({ x: 10, y: 0, side: 'W' });
    expect(['3,4N', '3,4E', '3,4', 'N'].map(isEdgeKey)).toEqual([true, false, false, false]);
  });
});

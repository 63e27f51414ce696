import { describe, expect, test } from 'vitest';
import type { Hex, HexDirection } from '../src/index.ts';
import {
  addHexes,
  compareHexes,
  directionTo,
  flipHex,
  flood,
  formatHex,
  HEX_DIRECTIONS,
  hexAt,
  hexCell,
  hexCells,
  hexDirection,
  hexDisc,
  hexDistance,
  hexesBetween,
  hexField,
  hexLine,
  hexNeighbours,
  hexOrientations,
  hexRing,
  hexRow,
  hexSightBlock,
  isConnected,
  isHexKey,
  mirrorHex,
  NONE,
  parseHex,
  pathTo,
  placeHexes,
  ray,
  sameHex,
  shareHexRow,
  slide,
  stepHex,
  turnHex,
  turnHexDirection,
} from '../src/index.ts';
import { seeded } from './help.ts';

const hex = (q: number, r: number): Hex => ({ q, r });
const ORIGIN = hex(0, 0);

/** An arena of 59 hexes: rows of 8 and 9, with three statues. */
const ROWS = [
  [-3, -2, 5],
  [-2, -3, 5],
  [-1, -3, 4],
  [0, -4, 4],
  [1, -4, 3],
  [2, -5, 3],
  [3, -5, 2],
] as const;
const ARENA = ROWS.flatMap(([r, from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => hex(from + i, r)),
);
const STATUES = [hex(-3, 0), ORIGIN, hex(3, 0)];

const field = hexField(ARENA);
const at = (q: number, r: number) => hexCell(field, hex(q, r));
const isStatue = (c: number) => STATUES.some((statue) => sameHex(statue, hexAt(field, c)));

function randomHex(random: (sides: number) => number): Hex {
  return hex(random(13) - 6, random(13) - 6);
}

describe('hexes', () => {
  test('a key is read back as it was written', () => {
    for (const h of [ORIGIN, hex(-3, 10), hex(4, -1)]) {
      expect(isHexKey(formatHex(h))).toBe(true);
      expect(parseHex(formatHex(h))).toEqual(h);
    }
    expect(['1,2', '-1,0', '1;2', '1,', '01,2', '-0,1'].map(isHexKey)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('[GEO-24] six neighbours clockwise from the east', () => {
    expect(hexNeighbours(hex(2, 1)).map(formatHex)).toEqual(['3,1', '2,2', '1,2', '1,1', '2,0', '3,0']);
  });

  test('distance counts steps; four examples in a row of ranges', () => {
    const from = hex(-1, 3);
    expect([hex(-1, 2), hex(0, 1), hex(1, 0), hex(1, -1)].map((h) => hexDistance(from, h))).toEqual([
      1, 2, 3, 4,
    ]);
    expect(hexDistance(from, from)).toBe(0);
  });

  test('a ring has six times its radius, a disc the centred hexagonal numbers', () => {
    const radii = [0, 1, 2, 3, 4];
    expect(radii.map((r) => hexRing(hex(2, -1), r).length)).toEqual([1, 6, 12, 18, 24]);
    expect(radii.map((r) => hexDisc(hex(2, -1), r).length)).toEqual([1, 7, 19, 37, 61]);
    for (const r of radii) {
      const ring = hexRing(hex(2, -1), r);
      expect(ring.every((h) => hexDistance(hex(2, -1), h) === r)).toBe(true);
      expect(new Set(ring.map(formatHex)).size).toBe(ring.length);
    }
    expect(hexRing(ORIGIN, 1)).toEqual(hexNeighbours(ORIGIN));
  });

  test('distance is symmetric, obeys the triangle, and survives turning, mirroring and moving', () => {
    const random = seeded(41);
    for (let i = 0; i < 300; i++) {
      const [a, b, c] = [randomHex(random), randomHex(random), randomHex(random)];
      const d = hexDistance(a, b);
      expect(hexDistance(b, a)).toBe(d);
      expect(hexDistance(a, c)).toBeLessThanOrEqual(d + hexDistance(b, c));
      expect(hexDistance(turnHex(a, i), turnHex(b, i))).toBe(d);
      expect(hexDistance(mirrorHex(a), mirrorHex(b))).toBe(d);
      expect(hexDistance(flipHex(a), flipHex(b))).toBe(d);
      expect(hexDistance(addHexes(a, c), addHexes(b, c))).toBe(d);
    }
  });

  test('[GEO-26] a sixth of a turn is the next direction', () => {
    HEX_DIRECTIONS.forEach((direction, i) => {
      for (const turns of [-7, -1, 0, 1, 5, 6]) {
        const turned = HEX_DIRECTIONS[(i + turns + 12) % 6] as HexDirection;
        expect(turnHexDirection(direction, turns)).toBe(turned);
        expect(turnHex(stepHex(ORIGIN, direction, 2), turns)).toEqual(stepHex(ORIGIN, turned, 2));
      }
    });
    expect([mirrorHex(ORIGIN), flipHex(ORIGIN), turnHex(ORIGIN, 3)]).toEqual([ORIGIN, ORIGIN, ORIGIN]);
    expect(mirrorHex(stepHex(ORIGIN, 'NE'))).toEqual(stepHex(ORIGIN, 'NW'));
    expect(flipHex(stepHex(ORIGIN, 'NE'))).toEqual(stepHex(ORIGIN, 'SE'));
  });

  test('[GEO-26] an arc of three has six orientations, a ring one, a pair of opposites three', () => {
    const arc = HEX_DIRECTIONS.slice(0, 3).map((d) => stepHex(ORIGIN, d));
    expect(hexOrientations(arc)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(hexOrientations(hexRing(ORIGIN, 1))).toEqual([0]);
    expect(hexOrientations([hex(1, 0), hex(-1, 0)])).toEqual([0, 1, 2]);
    expect(placeHexes(arc, hex(0, 1), 1).map(formatHex)).toEqual(['0,2', '-1,2', '-1,1']);
  });
});

describe('hex rows', () => {
  test('[GEO-25] two hexes share a row or they do not', () => {
    expect(hexDirection(hex(-1, 2), hex(-1, 0))).toBe('NW');
    expect(hexDirection(hex(-1, 2), hex(1, 2))).toBe('E');
    expect(hexDirection(hex(-1, 2), hex(1, 1))).toBeUndefined();
    expect(hexDirection(ORIGIN, ORIGIN)).toBeUndefined();
    expect(hexesBetween(hex(-1, 2), hex(-1, 0))).toEqual([hex(-1, 1)]);
    expect(hexesBetween(ORIGIN, hex(1, 0))).toEqual([]);
    expect(hexesBetween(hex(-1, 2), hex(1, 1))).toBeUndefined();
  });

  test('[GEO-25] three hexes stand in one row, gaps or not; a bend is none', () => {
    expect(shareHexRow([hex(-2, 2), hex(-1, 2), hex(0, 2)])).toBe(true);
    expect(shareHexRow([hex(-2, 2), hex(-1, 1), hex(0, 1)])).toBe(false);
    expect(shareHexRow([hex(3, -3), hex(0, 0), hex(-1, 1)])).toBe(true);
    expect(shareHexRow([hex(0, 0), hex(1, 1)])).toBe(false);
  });

  test('[GEO-25] six rows leave a hex: 18 hexes of them up to 3 away, 24 up to 4', () => {
    const inRow = hexDisc(ORIGIN, 4).filter((h) => hexDirection(ORIGIN, h) !== undefined);
    expect(inRow).toHaveLength(24);
    expect(hexDisc(ORIGIN, 3).filter((h) => hexDirection(ORIGIN, h) !== undefined)).toHaveLength(18);
  });
});

describe('hex lines', () => {
  /** By brute force: the hexes nearest to the point k/n of the way, in scaled whole numbers. */
  function nearestTo(from: Hex, to: Hex, k: number): string[] {
    const n = hexDistance(from, to);
    const candidates = hexDisc(from, n + 1).map((h) => {
      const q = (h.q - from.q) * n - (to.q - from.q) * k;
      const r = (h.r - from.r) * n - (to.r - from.r) * k;
      return { h, far: q * q + q * r + r * r };
    });
    const least = Math.min(...candidates.map(({ far }) => far));
    return candidates
      .filter(({ far }) => far === least)
      .map(({ h }) => formatHex(h))
      .sort();
  }

  test('[GEO-27] along a border both hexes are named, in reading order', () => {
    expect(hexLine(ORIGIN, hex(1, 1))).toEqual([[ORIGIN], [hex(1, 0), hex(0, 1)], [hex(1, 1)]]);
    expect(hexLine(ORIGIN, hex(1, -2))).toEqual([[ORIGIN], [hex(0, -1), hex(1, -1)], [hex(1, -2)]]);
    expect(hexLine(ORIGIN, hex(2, -1))).toEqual([[ORIGIN], [hex(1, -1), hex(1, 0)], [hex(2, -1)]]);
    expect(hexLine(ORIGIN, hex(1, 2)).map((step) => step.map(formatHex))).toEqual([
      ['0,0'],
      ['0,1'],
      ['1,1'],
      ['1,2'],
    ]);
    expect(hexLine(ORIGIN, ORIGIN)).toEqual([[ORIGIN]]);
  });

  test('[GEO-27] at every step the nearest hexes, and the same on the way back', () => {
    for (const to of hexDisc(ORIGIN, 6)) {
      const line = hexLine(ORIGIN, to);
      expect(line).toHaveLength(hexDistance(ORIGIN, to) + 1);
      line.slice(1).forEach((step, i) => {
        expect(step.map(formatHex).sort()).toEqual(nearestTo(ORIGIN, to, i + 1));
        expect([...step].sort(compareHexes)).toEqual(step);
      });
      expect(hexLine(to, ORIGIN).reverse()).toEqual(line);
    }
  });

  test('[GEO-28] one hex blocks, of two side by side only both', () => {
    const blocked = (to: Hex, ...by: Hex[]) =>
      hexSightBlock(ORIGIN, to, (h) => by.some((b) => sameHex(b, h)));
    expect(blocked(hex(3, 0), hex(2, 0))).toEqual([hex(2, 0)]);
    expect(blocked(hex(1, 1), hex(1, 0))).toBeUndefined();
    expect(blocked(hex(1, 1), hex(1, 0), hex(0, 1))).toEqual([hex(1, 0), hex(0, 1)]);
    expect(blocked(hex(3, 0), ORIGIN, hex(3, 0))).toBeUndefined();
  });

  test('[GEO-28] hex sight is mutual and turns with the board', () => {
    const random = seeded(43);
    for (let i = 0; i < 300; i++) {
      const pillars = new Set(Array.from({ length: 30 }, () => formatHex(randomHex(random))));
      const [a, b] = [randomHex(random), randomHex(random)];
      const seen = hexSightBlock(a, b, (h) => pillars.has(formatHex(h))) === undefined;
      expect(hexSightBlock(b, a, (h) => pillars.has(formatHex(h))) === undefined).toBe(seen);
      const turned = hexSightBlock(turnHex(a, 1), turnHex(b, 1), (h) =>
        pillars.has(formatHex(turnHex(h, -1))),
      );
      expect(turned === undefined).toBe(seen);
    }
  });
});

describe('hex field', () => {
  test('cells in reading order, twice named hexes once', () => {
    expect(field.size).toBe(59);
    expect(at(-2, -3)).toBe(0);
    expect(at(2, 3)).toBe(58);
    for (const [q, r] of [
      [-3, -3],
      [6, -3],
      [8, -3],
      [0, 4],
      [-6, 2],
    ] as const)
      expect(at(q, r)).toBe(NONE);
    for (let c = 0; c < field.size; c++) expect(hexCell(field, hexAt(field, c))).toBe(c);
    expect(hexField([...ARENA, ...ARENA]).size).toBe(59);
    expect(hexCells(field, [hex(0, 3), hex(0, 4), hex(-2, -3)])).toEqual([at(0, 3), 0]);
  });

  test('the arena is its own mirror image both ways, and connected', () => {
    const keys = new Set(ARENA.map(formatHex));
    expect(ARENA.every((h) => keys.has(formatHex(mirrorHex(h))) && keys.has(formatHex(flipHex(h))))).toBe(
      true,
    );
    const open = Array.from({ length: field.size }, (_, c) => c).filter((c) => !isStatue(c));
    expect(isConnected(field, open)).toBe(true);
    expect(isConnected(field, [at(-2, 2), at(-1, 2), at(1, 2)])).toBe(false);
  });

  test('how many hexes so many steps reach between the statues', () => {
    const counts = (from: number) =>
      [1, 2, 3, 4].map((limit) => flood(field, from, { limit, enter: (to) => !isStatue(to) }).cells.length);
    expect(counts(at(0, 2))).toEqual([7, 15, 25, 37]);
    expect(counts(at(-5, 3))).toEqual([4, 8, 13, 20]);
    expect(counts(at(0, 2))).toEqual(counts(hexCell(field, flipHex(hex(0, 2)))));
  });

  test('straight dashes of up to 2 from (0,2) end on nine hexes', () => {
    const ends = HEX_DIRECTIONS.flatMap((_, d) => {
      const ahead = ray(field, at(0, 2), d, 2);
      const statue = ahead.findIndex(isStatue);
      return statue === -1 ? ahead : ahead.slice(0, statue);
    });
    const expected = ['1,2', '2,2', '0,3', '-1,3', '-1,2', '-2,2', '0,1', '1,1', '2,0'];
    expect(ends.map((c) => formatHex(hexAt(field, c)))).toEqual(expected);
    expect(hexRow(hex(0, 2), 'NE', 2).map(formatHex)).toEqual(['1,1', '2,0']);
  });

  test('[GEO-9] a push to the border is one step short, a push into another figure too', () => {
    const west = HEX_DIRECTIONS.indexOf('W');
    expect(slide(field, at(-4, 2), west, 2, () => true)).toEqual({ path: [at(-5, 2)], missing: 1 });
    const east = directionTo(field, at(-1, 2), at(0, 2));
    const others = (to: number) => to !== at(2, 2);
    expect(slide(field, at(0, 2), east, 2, others)).toEqual({ path: [at(1, 2)], missing: 1 });
  });

  test('[GEO-7] paths on hexes prefer directions clockwise from the east', () => {
    const reach = flood(field, at(-1, 2), { enter: (to) => !isStatue(to) });
    expect(pathTo(reach, at(1, 1))?.map((c) => formatHex(hexAt(field, c)))).toEqual(['-1,2', '0,2', '1,1']);
  });
});

/** [DL-LOS] [DL-ADJ] [DL-RULING-57] [DL-RULING-66] [DL-RULING-68] The board as the rulebook draws it. */
import type { DungeonlandView } from '../src/view.ts';

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** What stands on the map: one square, or four. */
export interface Body {
  readonly at: Square | null;
  readonly large: boolean;
}

type Ground = Pick<DungeonlandView, 'tiles' | 'doors' | 'scenery'>;

const TILE = 8;

export interface Grid {
  /** Rock, and what is no part of the map. */
  isSolid(at: Square): boolean;
  /** Stops movement, but neither sight nor flight. */
  isObstacle(at: Square): boolean;
  /** Side or corner, and nothing between. */
  adjacent(a: Square, b: Square): boolean;
  /** Does something solid, or a figure on one of these squares, stop the line between the middles of two squares? */
  sees(a: Square, b: Square, figures: readonly Square[]): boolean;
}

export const key = ({ x, y }: Square): string => `${x},${y}`;
const same = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;
const apart = (a: Square, b: Square): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

export function squaresOf({ at, large }: Body): readonly Square[] {
  if (!at) return [];
  const { x, y } = at;
  return large ? [at, { x: x + 1, y }, { x, y: y + 1 }, { x: x + 1, y: y + 1 }] : [at];
}

/** [DL-RULING-57] Between the nearest squares. */
export function distance(a: Body, b: Body): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const from of squaresOf(a))
    for (const to of squaresOf(b)) nearest = Math.min(nearest, apart(from, to));
  return nearest;
}

const OBSTACLES = ['chest', 'barrel', 'cupboard', 'fountain', 'altar', 'lever', 'oven', 'pebbles'];
/** Gone as soon as somebody has opened or taken them. */
const PASSING = ['cage', 'key'];

export function gridOf({ tiles, doors, scenery }: Ground): Grid {
  const letters = new Map<string, string>();
  for (const { x, y, rows } of tiles)
    rows.forEach((row, dy) => {
      for (const [dx, letter] of [...row].entries()) letters.set(key({ x: x + dx, y: y + dy }), letter);
    });
  const shut = new Set(scenery.filter(({ type, used }) => type === 'gate' && !used).map(key));
  const stands = new Set(
    scenery
      .filter(({ type, used }) => OBSTACLES.includes(type) || (PASSING.includes(type) && !used))
      .map(key),
  );
  const tileOf = ({ x, y }: Square) =>
    tiles.findIndex((tile) => x >= tile.x && x < tile.x + TILE && y >= tile.y && y < tile.y + TILE);
  const passages = new Set<string>();
  for (const door of doors) {
    if (!door.open) continue;
    for (const step of [0, 1]) {
      const along = door.side === 'N' || door.side === 'S';
      const inside = along ? { x: door.x + step, y: door.y } : { x: door.x, y: door.y + step };
      const [dx, dy] = BEYOND[door.side];
      const outside = { x: inside.x + dx, y: inside.y + dy };
      passages.add(`${key(inside)}|${key(outside)}`);
      passages.add(`${key(outside)}|${key(inside)}`);
    }
  }
  const isSolid = (at: Square): boolean => {
    const letter = letters.get(key(at));
    return letter === undefined || letter === '#' || letter === '_' || shut.has(key(at));
  };
  const isObstacle = (at: Square): boolean =>
    stands.has(key(at)) || ['o', 'L', 'C', 'V'].includes(letters.get(key(at)) ?? '');
  /** Side by side, with no wall and no closed door between. */
  const open = (a: Square, b: Square): boolean =>
    tileOf(a) === tileOf(b) || passages.has(`${key(a)}|${key(b)}`);
  const goes = (a: Square, b: Square): boolean => !isSolid(a) && !isSolid(b) && open(a, b);

  const roundCorner = (a: Square, b: Square): boolean => {
    const one = { x: b.x, y: a.y };
    const other = { x: a.x, y: b.y };
    return (goes(a, one) && goes(one, b)) || (goes(a, other) && goes(other, b));
  };
  const adjacent = (a: Square, b: Square): boolean => {
    if (apart(a, b) !== 1) return false;
    return a.x === b.x || a.y === b.y ? goes(a, b) : roundCorner(a, b);
  };
  const sees = (a: Square, b: Square, figures: readonly Square[]): boolean => {
    if (same(a, b) || adjacent(a, b)) return true;
    const blocked = new Set(figures.map(key));
    const { inside, sides, corners } = along(a, b);
    return (
      inside.every((at) => !isSolid(at) && !blocked.has(key(at))) &&
      sides.every(([from, to]) => open(from, to)) &&
      corners.every(([from, to]) => roundCorner(from, to))
    );
  };
  return { isSolid, isObstacle, adjacent, sees };
}

const BEYOND = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

interface Crossed {
  /** Squares whose inside the line passes, without the two ends. */
  readonly inside: Square[];
  /** Sides it crosses, and corners it goes through, from one square into the next. */
  readonly sides: [Square, Square][];
  readonly corners: [Square, Square][];
}

/** The line between two middles, in whole numbers: it meets the sides between columns and rows in order. */
function along(a: Square, b: Square): Crossed {
  const dx = Math.abs(b.x - a.x);
  const dy = Math.abs(b.y - a.y);
  const sx = Math.sign(b.x - a.x);
  const sy = Math.sign(b.y - a.y);
  const crossed: Crossed = { inside: [], sides: [], corners: [] };
  let [i, j] = [0, 0];
  let here = a;
  while (i < dx || j < dy) {
    // The next column is reached at (2i + 1) / 2dx of the way, the next row at (2j + 1) / 2dy.
    const column = (2 * i + 1) * dy;
    const row = (2 * j + 1) * dx;
    const [stepX, stepY] = column === row ? [1, 1] : column < row ? [1, 0] : [0, 1];
    i += stepX;
    j += stepY;
    const next = { x: a.x + sx * i, y: a.y + sy * j };
    (stepX + stepY === 2 ? crossed.corners : crossed.sides).push([here, next]);
    here = next;
    if (!same(here, b)) crossed.inside.push(here);
  }
  return crossed;
}

/** Stones of the floor, walls and torches as paths: the same for the same map, however often it is drawn. */
import type { MapView } from '@questhall/games/super-fantasy';
import type { Point } from './place.ts';
import { cornerOf, edgeLine, SIZE } from './place.ts';

/** A number from 0 to 1 that belongs to a square. */
function grain(square: number, salt: number): number {
  let bits = Math.imul(square + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 32;
}

/** Light to dark; neighbours never have the same. */
const STONES: { readonly [kind: string]: readonly (readonly string[])[] } = {
  room: [
    ['#8773b4', '#7f6bab', '#7663a2', '#6d5b98'],
    ['#7579b6', '#6d71ad', '#6569a3', '#5d6199'],
    ['#9a6fa6', '#91669d', '#885e94', '#7e568a'],
  ],
  path: [['#a9855a', '#a07d53', '#96744c', '#8c6b45']],
  stairs: [['#8f8aa0', '#868197', '#7d788e', '#747085']],
};

const stonesFor = (kind: string, tile: number): readonly string[] => {
  const sets =
    (kind.includes('corridor') ? STONES.path : kind === 'stairs' ? STONES.stairs : STONES.room) ?? [];
  return sets[tile % sets.length] ?? [];
};

const GAP = 1.3;
const ROUND = 5;

/** A slab with round corners, so much lower than its square. */
const slab = (x: number, y: number, lower: number): string => {
  const [w, h] = [SIZE - 2 * GAP - 2 * ROUND, SIZE - 2 * GAP - 2 * ROUND - lower];
  const turn = (dx: number, dy: number): string => `a${ROUND} ${ROUND} 0 0 1 ${dx} ${dy}`;
  return `M${x + GAP + ROUND} ${y + GAP}h${w}${turn(ROUND, ROUND)}v${h}${turn(-ROUND, ROUND)}h${-w}${turn(-ROUND, -ROUND)}v${-h}${turn(ROUND, -ROUND)}z`;
};

export interface Masonry {
  readonly shades: readonly { readonly colour: string; readonly slabs: string; readonly tops: string }[];
  readonly highlights: string;
  readonly cracks: string;
  readonly pebbles: string;
}

export function masonryOf(map: MapView): Masonry {
  const { tileOf, tiles } = map;
  const shades = new Map<string, { slabs: string[]; tops: string[] }>();
  const highlights: string[] = [];
  const cracks: string[] = [];
  const pebbles: string[] = [];
  tileOf.forEach((tile, square) => {
    const laid = tiles[tile];
    if (laid === undefined) return;
    const { x, y } = cornerOf(square, { map });
    const colours = stonesFor(laid.kind, tile);
    const odd = ((x + y) / SIZE) % 2;
    const colour = colours[2 * odd + (grain(square, 0) < 0.5 ? 0 : 1)] ?? '#776699';
    const shade = shades.get(colour) ?? { slabs: [], tops: [] };
    shades.set(colour, shade);
    shade.slabs.push(slab(x, y, 0));
    shade.tops.push(slab(x, y, 2.6));
    highlights.push(`M${x + 6} ${y + 4.2}h${SIZE - 14}`);
    const crack = crackOf(x, y, square);
    if (crack !== undefined) cracks.push(crack);
    else pebbles.push(pebblesOf(x, y, square));
  });
  return {
    shades: [...shades].map(([colour, { slabs, tops }]) => ({
      colour,
      slabs: slabs.join(''),
      tops: tops.join(''),
    })),
    highlights: highlights.join(''),
    cracks: cracks.join(''),
    pebbles: pebbles.join(''),
  };
}

/** One stone in five has a crack. */
function crackOf(x: number, y: number, square: number): string | undefined {
  const [chance, where, bend] = [grain(square, 1), grain(square, 2), grain(square, 3)];
  if (chance > 0.2) return undefined;
  const lean = Math.round(4 + 6 * bend);
  return `M${x + 10 + Math.round(18 * where)} ${y + 7}l${lean} 10l-${lean - 2} 7l5 ${8 + lean}`;
}

/** One stone in six of the others has two pebbles. */
function pebblesOf(x: number, y: number, square: number): string {
  if (grain(square, 4) > 0.17) return '';
  const dot = (salt: number, radius: number): string => {
    const [left, top] = [x + 10 + 26 * grain(square, salt), y + 12 + 24 * grain(square, salt + 1)];
    return `M${left.toFixed(1)} ${top.toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  };
  return dot(5, 2.6) + dot(7, 1.6);
}

export interface Walls {
  readonly lines: string;
  readonly highlights: string;
  /** Bricks below a wall, where there is a floor, and the shadows that walls throw. */
  readonly faces: string;
  readonly feet: string;
  readonly northShadows: string;
  readonly westShadows: string;
}

const FACE = 15;

const spot = ({ x, y }: Point): string => `${x} ${y}`;

/** The top left corners of all squares of a tile, or of all tiles, as they are drawn. */
const cornersOf = (map: MapView, tile?: number): readonly Point[] =>
  map.tileOf.flatMap((at, square) =>
    at >= 0 && (tile === undefined || at === tile) ? [cornerOf(square, { map })] : [],
  );

export function wallsOf(map: MapView): Walls {
  const floor = new Set(cornersOf(map).map(spot));
  const parts = {
    lines: '',
    highlights: '',
    faces: '',
    feet: '',
    northShadows: '',
    westShadows: '',
  };
  for (const edge of map.walls) {
    const { x1, y1, x2, y2 } = edgeLine(edge, map);
    const level = y1 === y2;
    parts.lines += `M${x1} ${y1}L${x2} ${y2}`;
    parts.highlights += level ? `M${x1} ${y1 - 2.7}h${SIZE}` : `M${x1 - 2.7} ${y1}v${SIZE}`;
    if (!floor.has(spot({ x: x1, y: y1 }))) continue;
    if (level) {
      parts.faces += `M${x1} ${y1}h${SIZE}v${FACE}h${-SIZE}z`;
      parts.feet += `M${x1} ${y1 + FACE}h${SIZE}`;
      parts.northShadows += `M${x1} ${y1}h${SIZE}v32h${-SIZE}z`;
    } else parts.westShadows += `M${x1} ${y1}h20v${SIZE}h-20z`;
  }
  return parts;
}

/** Two torches on the upper wall of every tile where somebody is awake. */
export function torchesOf(map: MapView): readonly Point[] {
  const walls = map.walls.map((edge) => edgeLine(edge, map));
  const standing = new Set(
    walls.filter(({ y1, y2 }) => y1 === y2).map(({ x1, y1 }) => spot({ x: x1, y: y1 })),
  );
  return map.tiles.flatMap(({ asleep, sealed }, tile) => {
    if (asleep || sealed) return [];
    const corners = cornersOf(map, tile);
    const y = Math.min(...corners.map((corner) => corner.y));
    const xs = corners.filter((corner) => corner.y === y).map(({ x }) => x);
    const ends = new Set([Math.min(...xs) + SIZE, Math.max(...xs) - SIZE]);
    return [...ends].filter((x) => standing.has(spot({ x, y }))).map((x) => ({ x: x + SIZE / 2, y }));
  });
}

/** All squares of a tile as one outline, and its middle. */
export function tilePlace(
  map: MapView,
  tile: number,
): Point & { readonly d: string; readonly bottom: number } {
  const corners = cornersOf(map, tile);
  const mean = (axis: 'x' | 'y') =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, corners.length) + SIZE / 2;
  return {
    x: mean('x'),
    y: mean('y'),
    bottom: Math.max(...corners.map(({ y }) => y)) + SIZE,
    d: corners.map(({ x, y }) => `M${x} ${y}h${SIZE}v${SIZE}h${-SIZE}z`).join(''),
  };
}

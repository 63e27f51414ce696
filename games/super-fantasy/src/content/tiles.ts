/**
 * Twenty-one tiles with two faces each. A face is drawn as rows: `.` is floor, `,` floor with decoration, letters are
 * furniture. Every opening is the two middle squares of a side.
 */
import type { Facing } from '@questhall/geometry';

export const TILE_KINDS = ['room', 'big-room', 'corridor', 'short-corridor', 'stairs'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export const FURNITURE = { T: 'table', B: 'bed', b: 'bench', s: 'shelf', f: 'fire pit', w: 'well' } as const;
export type Furniture = (typeof FURNITURE)[keyof typeof FURNITURE];

/** `whole`: every edge of the border is open to a neighbouring tile, as in the arenas. */
export interface Face {
  readonly whole?: true;
  readonly id: string;
  /** The tile both faces of which have this number. */
  readonly tile: string;
  readonly kind: TileKind;
  readonly rows: readonly string[];
  readonly openings: readonly Facing[];
}

const face = (tile: string, kind: TileKind, side: 'a' | 'b', openings: string, drawing: string): Face => ({
  id: `${tile}${side}`,
  tile,
  kind,
  rows: drawing.trim().split(/\s+/),
  openings: [...openings] as Facing[],
});

const room = (n: number, a: readonly [string, string], b: readonly [string, string]): Face[] => [
  face(`room-${n}`, 'room', 'a', ...a),
  face(`room-${n}`, 'room', 'b', ...b),
];
const hall = (n: number, a: readonly [string, string], b: readonly [string, string]): Face[] => [
  face(`big-room-${n}`, 'big-room', 'a', ...a),
  face(`big-room-${n}`, 'big-room', 'b', ...b),
];

const BARE = '...... ...... ...... ...... ...... ......';
const narrow = (tile: string, kind: TileKind, rows: number, a: string, b: string): Face[] => [
  face(tile, kind, 'a', a, Array.from({ length: rows }, () => '..').join(' ')),
  face(tile, kind, 'b', b, Array.from({ length: rows }, (_, y) => (y === rows - 2 ? ',.' : '..')).join(' ')),
];

/** [SF-HUNT-01] [SF-DODGE-01] Bare tiles laid together without inner walls. */
export const ARENA_FACES: readonly Face[] = [1, 2, 3, 4, 5, 6, 7].map((n) => {
  const size = n <= 4 ? 6 : 8;
  return {
    whole: true,
    id: `arena-${n}`,
    tile: n <= 4 ? `room-${n}` : `big-room-${n - 4}`,
    kind: n <= 4 ? 'room' : 'big-room',
    rows: Array.from({ length: size }, () => '.'.repeat(size)),
    openings: [],
  };
});

export const FACES: readonly Face[] = [
  ...room(1, ['NESW', BARE], ['NS', 'T..... T..... ...... ...... .....T .....T']),
  ...room(
    2,
    ['NESW', 'b....b ...... ..,... ...... ...... b....b'],
    ['NE', '...... B..... B..... ...... ...... BB....'],
  ),
  ...room(
    3,
    ['NESW', 's....s ...... ...... ...,.. ...... s....s'],
    ['NSW', '.....s .....s .....s .....s .....s .....s'],
  ),
  ...room(
    4,
    ['NESW', '...... ...... ..TT.. ..TT.. ...... ......'],
    ['ES', 'bb.... b..... ...... ...... b..... b.....'],
  ),
  ...room(
    5,
    ['NESW', 'B....B ...... ...... ...... ...... ......'],
    ['NES', 's..... s..... s..... s..... s..... s.....'],
  ),
  ...room(
    6,
    ['NESW', '...... ...... ..f... ...... ...... ......'],
    ['S', 'BB..BB ...... ..,... ...... ...... ......'],
  ),
  ...room(
    7,
    ['NESW', ',....b ...... ...... ...... ...... b....,'],
    ['N', '...... ...... ..,... ...... T....T TT..TT'],
  ),
  ...room(
    8,
    ['NESW', '...... ...... ...w.. ...... ...... ......'],
    ['NS', 's....s ...... ...... ...... ...... s....s'],
  ),
  ...room(
    9,
    ['NESW', 'T....T ...... ...... ...... ...... ......'],
    ['EW', 'ss..ss ...... ...... ...... ...... bb..bb'],
  ),
  ...room(
    10,
    ['NESW', '...... ...... ...... ...... ...... B....B'],
    ['NEW', '...... ...... ...... ...... ...... TT..TT'],
  ),
  ...room(
    11,
    ['NESW', ',....s ...... ...... ...... ...... s....,'],
    ['NSE', 'b..... b..... ...... ...... b..... b.....'],
  ),
  ...hall(
    1,
    ['NESW', '........ ........ ........ ...,.... ....,... ........ ........ ........'],
    ['S', 'TT....TT ........ ........ ........ ........ ........ ........ ........'],
  ),
  ...hall(
    2,
    ['NESW', 'b......b ........ ........ ........ ........ ........ ........ b......b'],
    ['NS', 'f......f ........ ........ ...ww... ...ww... ........ ........ f......f'],
  ),
  ...hall(
    3,
    ['NESW', 'ss....ss s......s ........ ........ ........ ........ s......s ss....ss'],
    ['W', '......TT .......T ........ ........ ........ ........ .......T ......TT'],
  ),
  ...narrow('corridor-1', 'corridor', 6, 'NS', 'NESW'),
  ...narrow('corridor-2', 'corridor', 6, 'NS', 'NSE'),
  ...narrow('corridor-3', 'corridor', 6, 'NS', 'NSW'),
  ...narrow('short-corridor-1', 'short-corridor', 4, 'NS', 'NESW'),
  ...narrow('short-corridor-2', 'short-corridor', 4, 'NS', 'NSE'),
  ...narrow('short-corridor-3', 'short-corridor', 4, 'NS', 'NSW'),
  ...narrow('stairs-1', 'stairs', 4, 'NS', 'NS'),
];

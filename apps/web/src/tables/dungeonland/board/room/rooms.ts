/**
 * How each tile looks: what one walks on, what its blocking squares are made of, what stands on its obstacles, and where
 * light comes from. Columns and rows are those of the tile as it is printed; a tile that lies turned turns them along.
 */

export const FLOORS = [
  'meadow',
  'needles',
  'planks',
  'parquet',
  'flagstones',
  'marble',
  'icing',
  'wharf',
  'cards',
  'tower',
  'frost',
  'ice',
  'earth',
] as const;
export type Floor = (typeof FLOORS)[number];

const BLOCKS = ['masonry', 'trees', 'hedge', 'pillar', 'card', 'ice'] as const;
export type Block = (typeof BLOCKS)[number];

/** What lies where the tile has no squares. */
export type Beyond = 'dark' | 'wood' | 'water';

/** Laid flat on the floor: one walks over it. */
const INLAYS = [
  'path',
  'trail',
  'fairyRing',
  'crest',
  'runner',
  'star',
  'rug',
  'crumbs',
  'ropes',
  'suits',
  'rings',
  'snow',
  'snowflake',
  'carpet',
  'petals',
] as const;
export type Inlay = (typeof INLAYS)[number];

const PIECES = [
  'stump',
  'boulder',
  'mushroom',
  'brazier',
  'candelabra',
  'crate',
  'barrels',
  'anchor',
  'crystal',
  'bed',
  'hearth',
  'clock',
  'wheel',
  'cakes',
  'counter',
  'boat',
  'books',
  'table',
  'desk',
] as const;
export type PieceKind = (typeof PIECES)[number];

/** A drawing, and the printed squares it stands on: all of them block the way. */
export interface Piece {
  readonly kind: PieceKind;
  readonly at: readonly [column: number, row: number];
  readonly size: readonly [wide: number, high: number];
}

/** A pool of light; a place between squares is as good as a square. */
export interface Lamp {
  readonly at: readonly [column: number, row: number];
  readonly reach: number;
  readonly light: 'warm' | 'moon' | 'fairy';
}

export interface Room {
  readonly floor: Floor;
  readonly block: Block;
  readonly beyond: Beyond;
  /** On every obstacle that no piece below stands on. */
  readonly obstacle: PieceKind;
  readonly inlays: readonly Inlay[];
  readonly pieces: readonly Piece[];
  readonly lamps: readonly Lamp[];
}

const piece = (kind: PieceKind, column: number, row: number, wide = 1, high = 1): Piece => ({
  kind,
  at: [column, row],
  size: [wide, high],
});
const lamp = (column: number, row: number, reach: number, light: Lamp['light'] = 'warm'): Lamp => ({
  at: [column, row],
  reach,
  light,
});
const room = (floor: Floor, block: Block, obstacle: PieceKind, more: Partial<Room> = {}): Room => ({
  floor,
  block,
  obstacle,
  beyond: 'dark',
  inlays: [],
  pieces: [],
  lamps: [],
  ...more,
});

const UNKNOWN: Room = room('flagstones', 'masonry', 'boulder', { lamps: [lamp(4, 4, 5)] });

const ROOMS: { readonly [tile: string]: Room } = {
  t01: room('meadow', 'trees', 'stump', {
    inlays: ['path'],
    pieces: [piece('boulder', 6, 5)],
    lamps: [lamp(4, 3.5, 5, 'moon')],
  }),
  t02: room('planks', 'masonry', 'crate', {
    inlays: ['rug'],
    pieces: [piece('bed', 4, 2, 2, 2), piece('hearth', 3, 0)],
    lamps: [lamp(3.5, 1.2, 3.4), lamp(3.2, 4.6, 3.6)],
  }),
  t03: room('needles', 'trees', 'stump', { inlays: ['trail'], lamps: [lamp(4, 4, 5, 'moon')] }),
  t04: room('meadow', 'trees', 'mushroom', {
    beyond: 'wood',
    inlays: ['fairyRing'],
    lamps: [lamp(4, 4, 4.4, 'fairy'), lamp(2.5, 2.5, 1.8, 'fairy'), lamp(5.5, 5.5, 1.8, 'fairy')],
  }),
  t05: room('flagstones', 'masonry', 'brazier', {
    inlays: ['crest'],
    lamps: [lamp(1.5, 1.3, 3), lamp(6.5, 1.3, 3), lamp(1.5, 5.3, 3), lamp(6.5, 5.3, 3)],
  }),
  t06: room('parquet', 'pillar', 'candelabra', {
    inlays: ['runner'],
    lamps: [lamp(1.5, 2.3, 3), lamp(6.5, 2.3, 3), lamp(1.5, 5.3, 3), lamp(6.5, 5.3, 3)],
  }),
  t07: room('marble', 'masonry', 'candelabra', {
    inlays: ['star'],
    pieces: [piece('clock', 3, 3, 2, 2)],
    lamps: [lamp(2.5, 1.3, 3), lamp(5.5, 1.3, 3), lamp(2.5, 5.3, 3), lamp(5.5, 5.3, 3)],
  }),
  t08: room('icing', 'masonry', 'cakes', {
    inlays: ['crumbs'],
    pieces: [piece('cakes', 3, 2, 2, 1), piece('counter', 2, 6, 2, 1)],
    lamps: [lamp(4, 2.6, 4), lamp(3, 6.2, 2.8)],
  }),
  t09: room('wharf', 'masonry', 'barrels', {
    beyond: 'water',
    inlays: ['ropes'],
    pieces: [piece('crate', 1, 1), piece('anchor', 6, 5)],
    lamps: [lamp(1.6, 1.4, 3), lamp(5, 3, 4, 'moon')],
  }),
  t10: room('cards', 'card', 'candelabra', {
    inlays: ['suits'],
    lamps: [lamp(4, 4, 5), lamp(1.4, 1.6, 2.4), lamp(6.6, 6.4, 2.4)],
  }),
  t11: room('wharf', 'masonry', 'barrels', {
    beyond: 'water',
    inlays: ['ropes'],
    pieces: [piece('boat', 3, 3, 2, 2), piece('crate', 2, 6)],
    lamps: [lamp(2.6, 1.4, 3), lamp(5, 5, 4, 'moon')],
  }),
  t12: room('tower', 'masonry', 'boulder', {
    inlays: ['rings'],
    pieces: [piece('wheel', 3, 3, 2, 2)],
    lamps: [lamp(4, 4, 5), lamp(4, 0.6, 2.6, 'moon')],
  }),
  t13: room('frost', 'ice', 'crystal', {
    inlays: ['snow'],
    lamps: [lamp(4, 1.6, 3.4, 'moon'), lamp(4, 6.4, 3.4, 'moon')],
  }),
  t14: room('ice', 'ice', 'crystal', {
    inlays: ['carpet', 'snowflake'],
    lamps: [lamp(4, 4, 5, 'moon')],
  }),
  t15: room('parquet', 'masonry', 'desk', {
    inlays: ['carpet'],
    pieces: [piece('books', 3, 0, 2, 1), piece('table', 2, 2, 4, 1), piece('desk', 3, 5, 2, 1)],
    lamps: [lamp(2.6, 2.4, 2.8), lamp(5.4, 2.4, 2.8), lamp(4, 5.4, 3)],
  }),
  t16: room('earth', 'hedge', 'stump', { inlays: ['petals'], lamps: [lamp(4, 4, 5, 'moon')] }),
};

export const roomOf = (tile: string): Room => ROOMS[tile] ?? UNKNOWN;

/** [SF-HUNT-01] [SF-DODGE-01] The two arenas, as maps without a Mission. */
import type { At, Mission } from '../../mission/types.ts';
import { KINDS } from '../../vocabulary.ts';
import { page, tile } from './build.ts';

const plain = {
  number: 0,
  solo: [],
  doors: [],
  floorTraps: [],
  props: [],
  sleepy: [],
  monsters: [],
  endSpace: {},
  objective: { survive: 99 },
  events: [],
  difficulty: { heroic: {}, epic: {} },
} as const;

/** A square and its three mirror images in the 12 × 12 arena. */
const mirrored = (x: number, y: number): At[] => [
  [x, y],
  [11 - x, y],
  [11 - x, 11 - y],
  [x, 11 - y],
];

const hunting: Mission = {
  ...plain,
  id: 'big-hunting',
  title: 'Big Hunting',
  intro: 'Eight rounds, one arena, no friends: whoever bags the most snouts goes home with the trophy.',
  tiles: [
    tile('North West', 'arena-1', 0, 0),
    tile('North East', 'arena-2', 6, 0),
    tile('South West', 'arena-3', 0, 6),
    tile('South East', 'arena-4', 6, 6),
  ],
  chests: mirrored(3, 1).map((at) => ({ at })),
  barrels: mirrored(1, 3),
  columns: mirrored(3, 3),
  portals: [{ kind: 'big', at: [5, 5] }],
  beasts: page(KINDS),
  entrance: mirrored(0, 0),
};

const dodge: Mission = {
  ...plain,
  id: 'dodge-tome',
  title: 'Dodge Tome',
  intro: 'Two teams, one very old book. Carry it home twice, and do not read it on the way.',
  tiles: [tile('West', 'arena-5', 0, 0), tile('Middle', 'arena-6', 8, 0), tile('East', 'arena-7', 16, 0)],
  chests: [],
  barrels: [],
  columns: [
    [7, 1],
    [16, 1],
    [16, 6],
    [7, 6],
  ],
  portals: [],
  beasts: {},
  entrance: [],
};

export const ARENAS = { hunting, dodge } as const;

/**
 * The arena (ledger 5.3): 59 pointy-top hexes, numbered in reading order; rules and saved matches speak of hexes by
 * number, tables of neighbours, distances and hex rows are made once.
 */
import type { Hex } from '@questhall/geometry';
import { hexDirection, hexDistance, hexField } from '@questhall/geometry';
import type { Core } from '../vocabulary.ts';

/** A hex of the arena by its number; `GATE` and other places off the grid are below 0. */
export type HexId = number;

const ROWS: readonly (readonly [r: number, from: number, to: number])[] = [
  [-3, -2, 5],
  [-2, -3, 5],
  [-1, -3, 4],
  [0, -4, 4],
  [1, -4, 3],
  [2, -5, 3],
  [3, -5, 2],
];

const hexes: readonly Hex[] = ROWS.flatMap(([r, from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ q: from + i, r })),
);

const FIELD = hexField(hexes);
export const HEXES: readonly Hex[] = FIELD.hexes;
export const HEX_COUNT: number = FIELD.size;

/** The number of a hex that is known to be in the arena. */
export function hexId(q: number, r: number): HexId {
  const id = HEXES.findIndex((hex) => hex.q === q && hex.r === r);
  if (id < 0) throw new Error(`(${q},${r}) is outside the arena`);
  return id;
}

const ids = (...pairs: readonly (readonly [q: number, r: number])[]): readonly HexId[] =>
  pairs.map(([q, r]) => hexId(q, r));

export const HOMES = ['south', 'north'] as const;
export type Home = (typeof HOMES)[number];

/** [SFB-COMP-08] */
export const STATUES: { readonly [core in Core]: { readonly name: string; readonly hex: HexId } } = {
  manipulation: { name: 'Esmæ', hex: hexId(-3, 0) },
  destruction: { name: 'Garnet', hex: hexId(0, 0) },
  creation: { name: 'Ragryl', hex: hexId(3, 0) },
};

export const AREAS: { readonly [core in Core]: readonly HexId[] } = {
  manipulation: ids([-2, -2], [-3, -1], [-4, 0], [-2, 0], [-4, 1], [-4, 2]),
  destruction: ids([1, -2], [0, -1], [1, -1], [-1, 1], [0, 1], [-1, 2]),
  creation: ids([4, -2], [4, -1], [2, 0], [4, 0], [3, 1], [2, 2]),
};

/** [SFB-COMP-10] */
export const TRAP_HEXES: readonly HexId[] = ids([-2, -1], [3, -1], [-1, 0], [1, 0], [-3, 1], [2, 1]);

export const DEPLOYMENT: { readonly [home in Home]: readonly HexId[] } = {
  south: ids([-4, 3], [-3, 3], [-2, 3], [-1, 3], [0, 3], [1, 3]),
  north: ids([-1, -3], [0, -3], [1, -3], [2, -3], [3, -3], [4, -3]),
};

// --- tables, by number of hex --------------------------------------------------------------------------------------
const flags = (list: readonly HexId[]): Uint8Array => {
  const table = new Uint8Array(HEX_COUNT);
  for (const id of list) table[id] = 1;
  return table;
};

export const IS_STATUE: Uint8Array = flags(Object.values(STATUES).map(({ hex }) => hex));
export const IS_TRAP_HEX: Uint8Array = flags(TRAP_HEXES);
export const IN_AREA: { readonly [core in Core]: Uint8Array } = {
  manipulation: flags(AREAS.manipulation),
  destruction: flags(AREAS.destruction),
  creation: flags(AREAS.creation),
};
export const IS_DEPLOYMENT: { readonly [home in Home]: Uint8Array } = {
  south: flags(DEPLOYMENT.south),
  north: flags(DEPLOYMENT.north),
};

const DISTANCE = new Uint8Array(HEX_COUNT * HEX_COUNT);
/** Direction + 1 of the hex row through both; 0 for none. */
const ROW = new Uint8Array(HEX_COUNT * HEX_COUNT);
const DIRECTIONS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;
HEXES.forEach((from, a) => {
  HEXES.forEach((to, b) => {
    DISTANCE[a * HEX_COUNT + b] = hexDistance(from, to);
    const direction = hexDirection(from, to);
    ROW[a * HEX_COUNT + b] = direction ? DIRECTIONS.indexOf(direction) + 1 : 0;
  });
});

/** [SFB-TARGET-02] The smallest number of hexes from one to the other. */
export const distance = (a: HexId, b: HexId): number => DISTANCE[a * HEX_COUNT + b] as number;

/** [SFB-HEX-01] The direction of the hex row through both, or -1. */
export const rowDirection = (a: HexId, b: HexId): number => (ROW[a * HEX_COUNT + b] as number) - 1;

/** The next hex in a direction, or -1 beyond the edge. */
export const next = (hex: HexId, direction: number): HexId => FIELD.neighbours[hex * 6 + direction] as number;

/** Halves are authored for Challenges: the midline belongs to neither. */
export function halfOf(hex: HexId): Home | null {
  const r = HEXES[hex]?.r ?? 0;
  return r > 0 ? 'south' : r < 0 ? 'north' : null;
}

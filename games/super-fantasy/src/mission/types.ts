/** [5.7 of the ledger] What a Mission is: JSON that a user could write. */
import type { Facing } from '@questhall/geometry';
import type { Beast, FateSymbol, HeroId, Kind } from '../vocabulary.ts';

/** x and y; the map's top left is as the tiles say. */
export type At = readonly [number, number];

/** Something that is true or not yet. */
export type MissionCondition =
  | { readonly killed: readonly string[] }
  | { readonly levers: readonly string[]; readonly on?: boolean }
  | { readonly buttons: readonly string[]; readonly on?: boolean }
  | { readonly braziers: readonly string[]; readonly lit?: boolean }
  | { readonly portalClosed: string }
  | { readonly tomesBrought: number }
  | { readonly turn: number }
  | { readonly all: readonly MissionCondition[] }
  | { readonly any: readonly MissionCondition[] };

export type Objective =
  /** Named monsters, or all of a kind that the map shows. */
  | { readonly kill: { readonly ids?: readonly string[]; readonly kinds?: readonly Kind[] } }
  /** Some or all heroes stand on a tile. */
  | { readonly reach: string; readonly heroes: 'one' | 'all' }
  /** So many Tome pieces are brought to a tile. */
  | { readonly carry: number; readonly to: string }
  | { readonly toggleAll: readonly MissionCondition[] }
  /** The turn marker gets to this space. */
  | { readonly survive: number }
  | { readonly sequence: readonly Objective[] }
  | { readonly anyOf: readonly Objective[] };

export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

export interface MissionTile {
  readonly face: string;
  readonly at: At;
  readonly rot: Rotation;
  readonly name: string;
  /** [SF-RULING-163] */
  readonly sealed?: MissionCondition;
}

export interface MissionDoor {
  readonly id?: string;
  /** The first of its two edges: `6,2W` and the one south of it, or `2,6N` and the one east of it. */
  readonly edge: string;
  readonly lock?: MissionCondition;
  readonly trap?: true;
}

export const PROPS = ['lever', 'button', 'statue', 'brazier', 'tome', 'fate'] as const;
export type PropKind = (typeof PROPS)[number];

export interface MissionProp {
  readonly kind: PropKind;
  readonly at: At;
  readonly id: string;
  /** A lever that is on, or a brazier that burns, from the start. */
  readonly on?: boolean;
  /** A Tome piece that only a Fate token brings to light. */
  readonly hidden?: true;
}

/** [SF-PROP-08] What a face of the four Fate tokens means. */
export const FATE_MEANINGS = ['nothing', 'monster', 'item', 'tome'] as const;
export type FateMeaning = (typeof FATE_MEANINGS)[number];

export interface MissionPortal {
  readonly id?: string;
  readonly kind: 'big' | 'small';
  /** A big one covers this square and those east, south east and south of it. */
  readonly at: At;
  readonly closable?: true;
  /** Big ones only: how many Ugly Snouts by symbol, or which monsters. */
  readonly table?: {
    readonly [face in FateSymbol]: number | readonly { readonly kind: Kind; readonly n: number }[];
  };
}

/** [SF-RULING-117] `guard`: only after heroes on its own tile; `carrier`: after those who carry a Tome piece. */
export const ORDERS = ['guard', 'carrier'] as const;
export type Orders = (typeof ORDERS)[number];

export interface MissionMonster {
  readonly id?: string;
  readonly kind: Kind;
  /** Of a Big one: its upper or left square. */
  readonly at: At;
  readonly facing: Facing;
  readonly minPlayers?: number;
  readonly ridden?: true;
  readonly orders?: Orders;
}

export type MissionDeed =
  | { readonly wake: string }
  | { readonly openDoor: string }
  | { readonly spawn: Kind; readonly at: At }
  | { readonly say: string };

export interface MissionEvent {
  readonly when: MissionCondition;
  readonly do: readonly MissionDeed[];
}

/** What a difficulty adds to the Mission, beyond the general changes (5.9). */
export interface Patch {
  readonly monsters?: readonly MissionMonster[];
  readonly objective?: Objective;
}

export interface Mission {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly intro: string;
  readonly solo: readonly { readonly heroes: readonly HeroId[] }[];
  readonly tiles: readonly MissionTile[];
  readonly doors: readonly MissionDoor[];
  readonly gate?: { readonly edge: string; readonly opensWhen: MissionCondition };
  readonly chests: readonly { readonly at: At; readonly trap?: true }[];
  readonly barrels: readonly At[];
  readonly columns: readonly At[];
  readonly floorTraps: readonly At[];
  readonly props: readonly MissionProp[];
  /** Faces of the Fate tokens, if there are any: always four. */
  readonly fate?: readonly FateMeaning[];
  readonly sleepy: readonly string[];
  readonly portals: readonly MissionPortal[];
  readonly monsters: readonly MissionMonster[];
  readonly beasts: { readonly [kind in Kind]?: Beast };
  /** Front first. */
  readonly entrance: readonly At[];
  /** By number of players, 2 to 6; 1 and 7 if the Mission gives its own. */
  readonly endSpace: { readonly [players: string]: number };
  readonly objective: Objective;
  readonly events: readonly MissionEvent[];
  readonly difficulty: { readonly heroic: Patch; readonly epic: Patch };
}

/**
 * The vocabulary of a throw. The types of requests, inputs and outcomes mirror those of games/dungeon-fighter, which this
 * package may not import: what comes out here can be handed in there as it is.
 */

/** The boards there are; the coloured and white dice of the same box come with each. */
export const BOARDS = ['labyrinth', 'fair'] as const;
export type Board = (typeof BOARDS)[number];

export const DICE = ['red', 'green', 'blue', 'white', 'big', 'rubber', 'lead', 'tiny'] as const;
export type Die = (typeof DICE)[number];

export const REQUIREMENTS = [
  'chalice',
  'dancing',
  'diceSpin',
  'flick',
  'gate',
  'hip',
  'knee',
  'oneEye',
  'ramp',
] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

export const TEMPLATES = ['slime', 'majorHeal', 'lightning'] as const;
export type Template = (typeof TEMPLATES)[number];

export const FACES = ['blank', 'icon', 'rethrow', 'selfHeal', 'smash', 'coin'] as const;
export type Face = (typeof FACES)[number];

/** From the lowest to the highest: ties go down (DF-SIM-12). */
export const REGIONS = [
  'outside',
  'bone',
  'hole',
  'section1',
  'section2',
  'section3',
  'section4',
  'section5',
  'bullseye',
] as const;
export type Region = (typeof REGIONS)[number];
export type Rest = Region | Template;

/** Position and rotation as the bits of seven 32-bit floats (unsigned), in dm: x y z, then the quaternion x y z w (DF-SIM-06). */
export type Pose = readonly number[];

/** What is on the table, with the poses the host kept from earlier outcomes. */
export interface Table {
  readonly board: Board;
  readonly bushes: boolean;
  /** Oldest first. */
  readonly dice: readonly { readonly die: Die; readonly by: number; readonly pose: Pose }[];
  /** In the order of placing. */
  readonly templates: readonly { readonly template: Template; readonly by: number; readonly pose: Pose }[];
}

export interface ThrowInput {
  readonly kind: 'throw';
  readonly die: Die;
  readonly styles: readonly Requirement[];
  readonly az: number;
  readonly r: number;
  readonly y: number;
  readonly side: number;
  readonly vf: number;
  readonly vu: number;
  readonly vs: number;
  readonly wx: number;
  readonly wy: number;
  readonly wz: number;
  readonly yaw: number;
  readonly grip: 'flat' | 'corner';
  readonly t: number;
  readonly cup?: {
    readonly tau: number;
    readonly tilt: number;
    readonly travel: number;
    readonly lift: number;
  };
  readonly finger?: { readonly power: number; readonly hitY: number; readonly hitZ: number };
  readonly eye?: 'left' | 'right';
  readonly hip?: 'start' | 'touch';
  readonly knee?: 'start' | 'touch';
}

export interface FlipInput {
  readonly kind: 'flip';
  readonly template: Template;
  readonly az: number;
  readonly r: number;
  readonly y: number;
  readonly vf: number;
  readonly vu: number;
  readonly vs: number;
  readonly flip: number;
  readonly twist: number;
}

/** What sway and tremor add that an input has no field for: the heading in 0.1 degree, the tilt of the die in degrees. */
export interface Wobble {
  readonly turn: number;
  readonly tiltForward: number;
  readonly tiltSide: number;
}

/** The launch record: an input with all errors in it, in whole numbers again. Equal launches are equal throws. */
export interface Launch extends ThrowInput, Wobble {}

export interface Contact {
  readonly step: number;
  /** `table`, `board`, `bush:0`, `die:7` (by serial), `template:slime`, `gate`, `ramp`, `knee`, `hip`, `chalice`. */
  readonly other: string;
  readonly start: boolean;
}

export interface ThrowOutcome {
  readonly kind: 'throw';
  readonly contacts: readonly Contact[];
  readonly bounced: boolean;
  readonly firstBoardStep: number | null;
  readonly spinAtBoard: { readonly wy: number; readonly w: number } | null;
  readonly failed: readonly Requirement[];
  readonly thorns: boolean;
  readonly rest: Rest;
  readonly slimeTarget?: Rest;
  readonly corners: readonly { readonly x: number; readonly z: number; readonly region: Region }[];
  readonly faceIndex: number;
  readonly face: Face;
  readonly cocked: boolean;
  readonly pose: Pose | null;
  readonly moved: readonly { readonly by: number; readonly pose: Pose | null }[];
  readonly hash: string;
}

export interface FlipOutcome {
  readonly kind: 'flip';
  readonly turned: boolean;
  readonly table: boolean;
  readonly covered: readonly number[];
  readonly pose: Pose;
  readonly hash: string;
}

/** [ledger 3.2] Sizes and stuffs of everything on the table. Lengths in dm, like the physics; seconds; grams. */
import type { Board, Die, Face, Region, Template } from './types.ts';

/** What the physics needs to know of a material. Where two touch, the average of both counts. */
export interface Stuff {
  readonly friction: number;
  readonly restitution: number;
}

/** Waxed wood: a die keeps its way in the bounce. */
export const TABLE = { half: 8, depth: 1, friction: 0.05, restitution: 0.4 } as const;
/** All boards have this size: the rest of the table is made for it. */
export const BOARD = { radius: 2, top: 0.03 } as const;
/** Felt, on which a die stays about where it comes down; and varnished wood, on which it skids on. */
export const SURFACE: { readonly [board in Board]: Stuff } = {
  labyrinth: { friction: 1.2, restitution: 0 },
  fair: { friction: 0.7, restitution: 0.1 },
};
/** The wheel of the fair has pegs between its wedges. */
export const PEG = { radius: 0.04, height: 0.16, friction: 0.3, restitution: 0.5 } as const;
/** What falls off the table falls down here. */
export const FLOOR = { half: 40, depth: 1, top: -7.4, friction: 0.6, restitution: 0.2 } as const;

/** A ring as it is printed: each quarter of it is cut into as many wedges as there are sections. */
export interface Ring {
  readonly outer: number;
  readonly sections: readonly Region[];
}

/** From the middle outwards. */
export const PRINT: { readonly [board in Board]: readonly Ring[] } = {
  labyrinth: [
    { outer: 0.29, sections: ['bullseye'] },
    { outer: 0.55, sections: ['section5'] },
    { outer: 0.85, sections: ['section4'] },
    { outer: 1.15, sections: ['section3'] },
    { outer: 1.45, sections: ['section2'] },
    { outer: 1.7, sections: ['section1'] },
  ],
  fair: [
    { outer: 0.3, sections: ['bullseye'] },
    { outer: 0.95, sections: ['section5', 'section3', 'section4', 'section3'] },
    { outer: 1.5, sections: ['section2', 'section4', 'section1', 'section3'] },
    { outer: 1.7, sections: ['section1'] },
  ],
};
/** Bones fill the border from here on, ± 27 degrees around the diagonals. */
export const BONE_FROM = 1.7;

export interface DieMeasures extends Stuff {
  /** Half of an edge. */
  readonly half: number;
  readonly edge: number;
  readonly density: number;
  readonly faces: readonly Face[];
}

const WOOD: DieMeasures = {
  half: 0.08,
  edge: 0.015,
  density: 700,
  friction: 0.35,
  restitution: 0.45,
  faces: ['icon', 'icon', 'blank', 'blank', 'blank', 'blank'],
};

export const DIE: { readonly [die in Die]: DieMeasures } = {
  red: WOOD,
  green: WOOD,
  blue: WOOD,
  white: WOOD,
  big: { ...WOOD, half: 0.16, faces: ['icon', 'icon', 'selfHeal', 'selfHeal', 'blank', 'blank'] },
  rubber: {
    ...WOOD,
    density: 1100,
    restitution: 0.95,
    faces: ['icon', 'icon', 'rethrow', 'rethrow', 'blank', 'blank'],
  },
  lead: {
    ...WOOD,
    density: 6000,
    friction: 0.6,
    restitution: 0.1,
    faces: ['icon', 'icon', 'smash', 'smash', 'blank', 'blank'],
  },
  tiny: { ...WOOD, half: 0.055, edge: 0.01, faces: ['icon', 'icon', 'coin', 'coin', 'blank', 'blank'] },
};

/** The dice of the fair are of bone: heavier and smoother than wood, with rounder edges. */
const BONE = { edge: 0.022, density: 1600, friction: 0.25, restitution: 0.5 } as const;
const IN_A_SET: ReadonlySet<Die> = new Set(['red', 'green', 'blue', 'white']);

/** [DF-MIX-03] Coloured and white dice are those of the box the board is from; special ones are the same on all. */
export const dieOn = (board: Board, die: Die): DieMeasures =>
  board === 'fair' && IN_A_SET.has(die) ? { ...DIE[die], ...BONE } : DIE[die];
/** A tumbling die loses its spin soon, so that aim counts; one that whirls on a corner keeps it like a top (DF-NINE-03). */
export const DIE_DAMPING = { linear: 0.02, angular: 10 } as const;
export const TOP_DAMPING = { linear: 0.02, angular: 0.05 } as const;

export const CARD = {
  thickness: 0.02,
  density: 700,
  friction: 0.6,
  restitution: 0.1,
  damping: { linear: 0.1, angular: 0.3 },
} as const;
export const TEMPLATE_RADIUS: { readonly [template in Template]: number } = {
  slime: 0.3,
  majorHeal: 0.25,
  lightning: 0.25,
};
/** From the centre of Slime to the place its arrow points to. */
export const SLIME_ARROW = 0.42;

/** Gadgets stand on the line from the hand to the centre; `at` is the distance from the centre. */
export const GATE = {
  at: 3.8,
  halfWidth: 0.25,
  height: 0.9,
  post: 0.1,
  depth: 0.08,
  lintel: 0.08,
  friction: 0.35,
  restitution: 0.3,
} as const;
export const RAMP = {
  lowAt: 6.2,
  length: 1.2,
  degrees: 22,
  halfWidth: 0.2,
  start: 0.2,
  /** The finger pushes along the slope instead of snapping: so much of the spin of a flick that is off the centre. */
  spinShare: 0.25,
  friction: 0.15,
  restitution: 0.1,
} as const;
export const KNEE = {
  at: 6.6,
  /** With Hip in the same throw the leg is stretched out, or the die could never get from the belt to the knee. */
  atBeforeHip: 5,
  radius: 0.6,
  halfStraight: 0.5,
  friction: 0.35,
  restitution: 0.9,
} as const;
export const HIP = {
  front: 6.1,
  radius: 1.4,
  height: 2,
  ledge: 0.3,
  ledgeTop: 0.92,
  ledgeThickness: 0.1,
  ledgeHalfWidth: 0.4,
  friction: 0.35,
  restitution: 0.9,
} as const;
export const CUP = {
  at: 6.2,
  /** Behind the low end of the ramp, so that the die is tipped onto it (DF-SIM-22). */
  atRamp: 6.8,
  nearest: 4.5,
  radius: 0.22,
  /** The Big die does not fit into the cup of the others. */
  bigRadius: 0.34,
  depth: 0.5,
  wall: 0.03,
  slabs: 12,
  friction: 0.35,
  restitution: 0.3,
} as const;
export const BUSH = { at: 1.85, radius: 0.16, height: 0.35, friction: 0.8, restitution: 0.1 } as const;

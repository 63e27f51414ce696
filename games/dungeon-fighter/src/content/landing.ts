/**
 * How often dice land where, for throws that nobody makes: bots, simulations, whoever lets chance throw. Measured once per
 * kind of throw with simulated physics, at four levels of skill; whole numbers per thousand.
 */
import type { Requirement } from '../throws.ts';
import type { Hand, SpecialDie } from '../vocabulary.ts';

/** Of a thousand throws so many Hit, and the mean damage of a throw (Misses included) is so many hundredths. */
type Rate = readonly [hits: number, damage: number];
type ByHand = { readonly [hand in Hand]: Rate };

/** A throw of a wooden die without any requirement. */
export const PLAIN: ByHand = {
  clumsy: [460, 150],
  average: [820, 310],
  good: [880, 450],
  steady: [930, 490],
};

export const SPECIAL: { readonly [die in SpecialDie]: ByHand } = {
  big: { clumsy: [570, 170], average: [730, 280], good: [870, 350], steady: [900, 380] },
  rubber: { clumsy: [450, 140], average: [670, 210], good: [870, 300], steady: [900, 320] },
};

export const STYLED: { readonly [requirement in Requirement]: ByHand } = {
  chalice: { clumsy: [390, 90], average: [610, 150], good: [720, 170], steady: [700, 180] },
  dancing: { clumsy: [340, 80], average: [710, 220], good: [880, 390], steady: [900, 460] },
  diceSpin: { clumsy: [330, 120], average: [460, 200], good: [640, 310], steady: [670, 330] },
  flick: { clumsy: [590, 200], average: [580, 230], good: [600, 230], steady: [580, 270] },
  gate: { clumsy: [280, 80], average: [690, 250], good: [850, 340], steady: [920, 370] },
  hip: { clumsy: [600, 160], average: [770, 270], good: [830, 300], steady: [900, 330] },
  knee: { clumsy: [410, 110], average: [420, 100], good: [540, 130], steady: [520, 140] },
  oneEye: { clumsy: [330, 80], average: [540, 140], good: [770, 240], steady: [860, 260] },
  ramp: { clumsy: [570, 160], average: [760, 250], good: [850, 300], steady: [820, 320] },
};

/** The Gate with one other requirement is harder than either suggests: hits at `average` and at `good`. */
export const WITH_GATE: {
  readonly [requirement in Exclude<Requirement, 'gate'>]: readonly [number, number];
} = {
  ramp: [610, 770],
  flick: [600, 710],
  hip: [520, 820],
  dancing: [340, 660],
  diceSpin: [350, 550],
  chalice: [280, 340],
  oneEye: [170, 230],
  knee: [100, 150],
};

/** Where Hits land, per thousand from section 1 to the bullseye, by the mean value of a Hit in hundredths. */
export const PROFILES: readonly { readonly mean: number; readonly share: readonly number[] }[] = [
  { mean: 190, share: [415, 344, 180, 52, 9, 0] },
  { mean: 232, share: [306, 305, 227, 116, 39, 7] },
  { mean: 284, share: [254, 229, 212, 172, 105, 28] },
  { mean: 318, share: [183, 210, 227, 204, 137, 39] },
  { mean: 354, share: [119, 177, 234, 239, 179, 52] },
  { mean: 383, share: [82, 148, 228, 266, 212, 64] },
  { mean: 421, share: [43, 107, 210, 294, 263, 83] },
  { mean: 473, share: [13, 57, 164, 313, 335, 118] },
  { mean: 538, share: [1, 15, 89, 284, 433, 178] },
];

/** Why plain Misses miss, per thousand: outside, on a bone, in a hole; the rest did not bounce. */
export const MISSES = { outside: 550, bone: 150, hole: 200 } as const;

/** Of the Misses under a requirement so many per thousand fail the requirement itself. */
export const FAILS_STYLE = 400;

/** Throws that touch a bush on the way, per thousand, from a place chosen with care. */
export const THORNS: { readonly [hand in Hand]: number } = { clumsy: 160, average: 40, good: 30, steady: 20 };

/** Hits that come to rest on a given Template, per thousand. */
export const ON_TEMPLATE = 40;

/** Where the arrow of the Slime points, per thousand: hole, bone, outside; otherwise a section. */
export const SLIME_MISSES = { hole: 150, bone: 40, outside: 60 } as const;
/** The sections it points at are those around wherever the Template fell. */
export const SLIME_PROFILE = [250, 230, 210, 180, 110, 20] as const;

/** Flips that lie on the board, per thousand; of the others some turned too little, most touch the table. */
export const FLIPS: { readonly [hand in Hand]: number } = {
  clumsy: 760,
  average: 920,
  good: 920,
  steady: 950,
};
export const SHORT_FLIPS = 250;

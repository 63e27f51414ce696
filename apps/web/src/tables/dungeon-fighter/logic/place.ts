/** Where things are drawn on the target board, in mm from its centre; the board is seen from above at a slant. */
import type { Rest } from '@questhall/games/dungeon-fighter';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How much of the depth is seen. */
export const SLANT = 0.64;

export const RINGS = [
  { value: 1, outer: 200 },
  { value: 2, outer: 145 },
  { value: 3, outer: 115 },
  { value: 4, outer: 85 },
  { value: 5, outer: 55 },
  { value: 10, outer: 25 },
] as const;

const turn = (degrees: number): number => (degrees * Math.PI) / 180;

export const polar = (radius: number, degrees: number): Spot => ({
  x: radius * Math.cos(turn(degrees)),
  y: radius * Math.sin(turn(degrees)),
});

const QUARTERS = [0, 90, 180, 270] as const;
export const HOLES: readonly (Spot & { readonly radius: number })[] = QUARTERS.flatMap((quarter) => [
  { ...polar(58, quarter + 22), radius: 14.5 },
  { ...polar(115, quarter + 62), radius: 16.5 },
]);
export const BONES: readonly number[] = QUARTERS.map((quarter) => quarter + 45);
export const BUSHES: readonly Spot[] = QUARTERS.map((quarter) => polar(185, quarter));

/** Far enough from the holes of each ring. */
const DISTANCES: { readonly [rest in Exclude<Rest, 'hole'>]: number } = {
  bullseye: 9,
  section5: 36,
  section4: 78,
  section3: 93,
  section2: 138,
  section1: 160,
  bone: 185,
  outside: 238,
  slime: 112,
  majorHeal: 68,
  lightning: 116,
};

/** Like things lie apart: each further one a golden angle on. */
const GOLDEN = 137.5;
/** Between the holes. */
const TEMPLATE_ANGLES = { slime: 107, majorHeal: 157, lightning: 287 } as const;

/** A place that belongs to where a die came to rest; rules know no more than that of it. */
export function spotOf(rest: Rest, serial: number): Spot {
  if (rest === 'hole') return HOLES[serial % HOLES.length] as Spot;
  if (rest === 'bone') return polar(DISTANCES.bone, BONES[serial % BONES.length] as number);
  if (rest === 'slime' || rest === 'majorHeal' || rest === 'lightning')
    return polar(DISTANCES[rest], TEMPLATE_ANGLES[rest]);
  const angle = serial * GOLDEN;
  // What fell off the board lies to its left or right, where it can be seen.
  return rest === 'outside'
    ? polar(DISTANCES.outside, (angle % 80) - 40 + (serial % 2) * 180)
    : polar(DISTANCES[rest], angle);
}

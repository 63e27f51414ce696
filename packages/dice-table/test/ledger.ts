import type { Level } from '../src/hand.ts';
import type { Requirement } from '../src/types.ts';

/** [3.5] Hit rates the prototype had. */
export const LEDGER: { readonly [kind in Requirement | 'plain']: { readonly [level in Level]: number } } = {
  plain: { floor: 0.93, good: 0.88, average: 0.82, clumsy: 0.46 },
  hip: { floor: 0.9, good: 0.83, average: 0.77, clumsy: 0.6 },
  ramp: { floor: 0.82, good: 0.85, average: 0.76, clumsy: 0.57 },
  gate: { floor: 0.92, good: 0.85, average: 0.69, clumsy: 0.28 },
  flick: { floor: 0.58, good: 0.6, average: 0.58, clumsy: 0.59 },
  dancing: { floor: 0.9, good: 0.88, average: 0.71, clumsy: 0.34 },
  diceSpin: { floor: 0.67, good: 0.64, average: 0.46, clumsy: 0.33 },
  chalice: { floor: 0.7, good: 0.72, average: 0.61, clumsy: 0.39 },
  oneEye: { floor: 0.86, good: 0.77, average: 0.54, clumsy: 0.33 },
  knee: { floor: 0.52, good: 0.54, average: 0.42, clumsy: 0.41 },
};

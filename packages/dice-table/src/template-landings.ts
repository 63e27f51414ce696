// Written by test/measure-templates.ts.
import type { Level } from './hand.ts';
import type { Template } from './types.ts';

/** The physics they were measured with. */
export const TEMPLATES_MEASURED_WITH = 'rapier3d-deterministic 0.20.0, table 3';

/** How flips end: the Template lies, it turned too little, or it touches the table. */
export const FLIPS: { readonly [level in Level]: string } = {
  floor: 'lies 398, table 2',
  good: 'lies 398, table 2',
  average: 'lies 384, table 16',
  clumsy: 'lies 301, short 12, table 87',
};

/** Of a thousand throws without a fault, those that come to rest on this Template while it lies on the board. */
export const ON_TEMPLATE: { readonly [level in Level]: { readonly [template in Template]: number } } = {
  floor: { slime: 159, majorHeal: 97, lightning: 97 },
  good: { slime: 143, majorHeal: 96, lightning: 96 },
  average: { slime: 44, majorHeal: 28, lightning: 28 },
  clumsy: { slime: 15, majorHeal: 5, lightning: 5 },
};

/** Where the arrow of Slime points. */
export const ARROWS =
  'bullseye 96, hole 24, outside 2, section1 8, section2 10, section3 24, section4 55, section5 154';

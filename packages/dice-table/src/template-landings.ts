// Written by test/measure-templates.ts.
import type { Level } from './hand.ts';
import type { Board, Template } from './types.ts';

type ByBoard<T> = { readonly [board in Board]: T };

/** The physics they were measured with. */
export const TEMPLATES_MEASURED_WITH = 'rapier3d-deterministic 0.20.0, table 4';

/** How flips end: the Template lies, it turned too little, or it touches the table. */
export const FLIPS: ByBoard<{ readonly [level in Level]: string }> = {
  labyrinth: {
    floor: 'lies 119, table 1',
    good: 'lies 118, table 2',
    average: 'lies 116, table 4',
    clumsy: 'lies 91, short 5, table 24',
  },
  fair: {
    floor: 'lies 120',
    good: 'lies 119, table 1',
    average: 'lies 113, table 7',
    clumsy: 'lies 93, short 5, table 22',
  },
};

/** Of a thousand throws without a fault, those that come to rest on this Template while it lies on the board. */
export const ON_TEMPLATE: ByBoard<{
  readonly [level in Level]: { readonly [template in Template]: number };
}> = {
  labyrinth: {
    floor: { slime: 138, majorHeal: 89, lightning: 89 },
    good: { slime: 92, majorHeal: 63, lightning: 63 },
    average: { slime: 28, majorHeal: 9, lightning: 9 },
    clumsy: { slime: 26, majorHeal: 11, lightning: 11 },
  },
  fair: {
    floor: { slime: 58, majorHeal: 32, lightning: 32 },
    good: { slime: 41, majorHeal: 29, lightning: 29 },
    average: { slime: 15, majorHeal: 6, lightning: 6 },
    clumsy: { slime: 10, majorHeal: 10, lightning: 10 },
  },
};

/** Where the arrow of Slime points. */
export const ARROWS: ByBoard<string> = {
  labyrinth: 'bullseye 40, hole 7, section1 3, section2 5, section3 9, section4 11, section5 40',
  fair: 'bullseye 37, section1 2, section2 2, section3 37, section4 21, section5 12',
};

/** Needles that a single key stops, one after the other; the swing of a belly is one, too. */
import type { Pull } from './aim.ts';
import { FARTHEST_HEADING, LEAST_POWER } from './aim.ts';

export const NEEDLES = ['heading', 'power', 'hit', 'wind', 'turn'] as const;
export type Needle = (typeof NEEDLES)[number];

/** The point of a finger goes so far to both sides, in 0.1 mm. */
const HIT_REACH = 24;
/** The direction goes so far of what a hand could do. */
const HEADING_PART = 0.6;

/** There and back again, from −1 to 1. */
const swing = (elapsed: number, sweep: number): number => {
  const part = (elapsed % sweep) / sweep;
  return part < 0.5 ? part * 4 - 1 : 3 - part * 4;
};

/** As a pull: from the weakest to the strongest and back. */
export const swungPower = (elapsed: number, sweep: number): number =>
  LEAST_POWER + ((1 - LEAST_POWER) * (swing(elapsed, sweep) + 1)) / 2;

/** Where a needle is so many milliseconds after it began to move. */
export function needleAt(which: Needle, elapsed: number, sweep: number): Partial<Pull> {
  const at = swing(elapsed, sweep);
  switch (which) {
    case 'heading':
      return { heading: at * FARTHEST_HEADING * HEADING_PART };
    case 'power':
      return { power: swungPower(elapsed, sweep) };
    case 'hit':
      return { hit: Math.round(at * HIT_REACH) };
    case 'wind':
      return { wind: (at + 1) / 2 };
    case 'turn':
      return {};
  }
}

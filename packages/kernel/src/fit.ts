/**
 * From a judgement to a chance. A game judges a position by what each side has, squeezed between 0 and 1: more is better, but
 * 0.2 is not one in five. Figures that were fitted to who won make a chance of it, and know which settings are hard.
 */
import type { MatchOptions } from './game.ts';

export interface Fit {
  readonly slope: number;
  readonly base: number;
  /** By setting and value, as `players 2` or `mission gate`: what it adds. */
  readonly settings: { readonly [settingAndValue: string]: number };
}

/** How steep the way from 0 to 1 is: near to the logistic function. */
const WIDTH = 3.4;

/** Between 0 and 1, near to the logistic function and the same in every engine. */
export const squeezed = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(WIDTH + x * x);

/** As far as this from certainty, at least. */
const EDGE = 0.001;

/** What was squeezed. */
export function stretched(chance: number): number {
  const off = 2 * Math.min(1 - EDGE, Math.max(EDGE, chance)) - 1;
  return off * Math.sqrt(WIDTH / (1 - off * off));
}

/** What a fit adds in matches with these options. */
export function shiftOf({ base, settings }: Fit, options: MatchOptions): number {
  let sum = base;
  for (const key in options) {
    const value = options[key];
    if (typeof value !== 'object') sum += settings[`${key} ${String(value)}`] ?? 0;
  }
  return sum;
}

/** Makes chances of judgements. All clones of a state share their options, so that these are looked at once. */
export function chancesBy(fit: Fit): (judged: number, options: MatchOptions) => number {
  const shifts = new WeakMap<MatchOptions, number>();
  return (judged, options) => {
    let shift = shifts.get(options);
    if (shift === undefined) {
      shift = shiftOf(fit, options);
      shifts.set(options, shift);
    }
    return squeezed(shift + fit.slope * stretched(judged));
  };
}

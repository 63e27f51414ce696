/** Fits what a game believes about positions to who won: the figures with which its judgement becomes a chance. */
import type { Fit, MatchOptions } from '@questhall/kernel';
import { shiftOf, squeezed, stretched } from '@questhall/kernel';
import type { Watched } from './watch.ts';

/** Settings with less effect than this are left out of the figures. */
const LEAST = 0.15;
/** How strongly the game's judgement is believed, and a setting to make no difference, in matches. */
const BELIEF = 0.5;
const STEPS = 4000;
const STEP = 0.05;

interface Row {
  /** As it was judged without the figures that there were. */
  readonly x: number;
  readonly won: number;
  readonly keys: readonly string[];
  /** What settings add that were the same in all matches: they keep their figures. */
  readonly fixed: number;
  readonly weight: number;
}

/** The figures under which all that happened is likeliest. `before`: those the matches were judged by. */
export function fitTo(
  matches: readonly Pick<Watched, 'options' | 'judged'>[],
  before: Fit,
  settings: readonly string[],
): Fit {
  const varied = settings.filter((key) => new Set(matches.map(({ options }) => options[key])).size > 1);
  const kept = Object.fromEntries(
    Object.entries(before.settings).filter(([key]) => !varied.includes(key.split(' ')[0] as string)),
  );
  const rows = matches.flatMap(({ options, judged }) =>
    judged.map(({ chance, won }): Row => {
      const x = (stretched(chance) - shiftOf(before, options)) / before.slope;
      // A match is one piece of evidence, however many rounds it has.
      const fixed = shiftOf({ ...before, base: 0, settings: kept }, options);
      return { x, won: Number(won), keys: keysOf(options, varied), fixed, weight: 1 / judged.length };
    }),
  );
  let fit = climb(rows, [...new Set(rows.flatMap(({ keys }) => keys))]);
  // What hardly matters is left out, and the rest fitted again without it.
  const telling = Object.entries(fit.settings).flatMap(([key, by]) => (Math.abs(by) >= LEAST ? [key] : []));
  fit = climb(rows, telling);
  const round = (value: number): number => Math.round(value * 100) / 100;
  return {
    slope: round(fit.slope),
    base: round(fit.base),
    settings: {
      ...kept,
      ...Object.fromEntries(Object.entries(fit.settings).map(([key, by]) => [key, round(by)])),
    },
  };
}

const keysOf = (options: MatchOptions, settings: readonly string[]): readonly string[] =>
  settings.map((key) => `${key} ${String(options[key])}`);

/** Step by step uphill; steps are as long as the evidence is steady. */
function climb(rows: readonly Row[], keys: readonly string[]): Fit {
  const at = new Map(keys.map((key, index) => [key, index + 2]));
  const values = [1, ...Array.from({ length: keys.length + 1 }, () => 0)];
  const [first, second] = [values.map(() => 0), values.map(() => 0)];
  const matches = rows.reduce((sum, { weight }) => sum + weight, 0);
  const used = rows.map((row) => row.keys.flatMap((key) => at.get(key) ?? []));
  for (let step = 1; step <= STEPS; step++) {
    const slopes = values.map((value, index) => (index === 0 ? BELIEF * (value - 1) : BELIEF * value));
    for (const [index, { x, won, weight, fixed }] of rows.entries()) {
      const own = used[index] as readonly number[];
      const z = own.reduce(
        (sum, key) => sum + (values[key] as number),
        (values[0] as number) * x + (values[1] as number) + fixed,
      );
      const pull = (weight * 2 * (squeezed(z) - won)) / Math.sqrt(3.4 + z * z);
      slopes[0] = (slopes[0] as number) + pull * x;
      slopes[1] = (slopes[1] as number) + pull;
      for (const key of own) slopes[key] = (slopes[key] as number) + pull;
    }
    for (const [index, slope] of slopes.entries()) {
      const mean = slope / Math.max(1, matches);
      first[index] = 0.9 * (first[index] as number) + 0.1 * mean;
      second[index] = 0.999 * (second[index] as number) + 0.001 * mean * mean;
      const length = Math.sqrt((second[index] as number) / (1 - 0.999 ** step)) + 1e-9;
      values[index] =
        (values[index] as number) -
        (STEP * (1 - step / STEPS) * (first[index] as number)) / (1 - 0.9 ** step) / length;
    }
    // Better is better, whatever few matches say.
    values[0] = Math.max(0.2, values[0] as number);
  }
  return {
    slope: values[0] as number,
    base: values[1] as number,
    settings: Object.fromEntries(keys.map((key, index) => [key, values[index + 2] as number])),
  };
}

/** Whether chances are chances: of all positions that were said to be won in six of ten cases, six of ten are won. */
import type { ShownChance } from './watch.ts';

export interface Bin {
  /** Chances from here to there were shown. */
  readonly from: number;
  readonly to: number;
  readonly positions: number;
  /** What was shown on average, and how often it came true. */
  readonly shown: number;
  readonly won: number;
}

export function reliability(told: readonly ShownChance[], bins: number): readonly Bin[] {
  return Array.from({ length: bins }, (_, at): Bin => {
    const [from, to] = [at / bins, (at + 1) / bins];
    const within = told.filter(({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)) === at);
    const mean = (of: (one: ShownChance) => number): number =>
      within.reduce((sum, one) => sum + of(one), 0) / Math.max(1, within.length);
    return {
      ...{ from, to, positions: within.length },
      ...{ shown: mean(({ chance }) => chance), won: mean(({ won }) => Number(won)) },
    };
  });
}

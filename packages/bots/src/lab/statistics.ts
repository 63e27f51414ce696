/** Figures from many matches, each with its uncertainty. Sums only, so that the order of the matches does not matter. */

/** 95 % of a normal distribution lie within this many deviations. */
const Z = 1.959964;

/** A share with its 95 % interval. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval: honest for few matches and for rates near 0 and 1. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, rate: Number.NaN, low: 0, high: 1 };
  const rate = count / of;
  const square = Z * Z;
  const middle = (rate + square / (2 * of)) / (1 + square / of);
  const reach = (Z / (1 + square / of)) * Math.sqrt((rate * (1 - rate)) / of + square / (4 * of * of));
  return {
    count,
    of,
    rate,
    low: count === 0 ? 0 : Math.max(0, middle - reach),
    high: count === of ? 1 : Math.min(1, middle + reach),
  };
}

/** How much greater one share is than another, with its 95 % interval (Newcombe's, from the two Wilson intervals). */
export interface Difference {
  readonly by: number;
  readonly low: number;
  readonly high: number;
}

export function differenceOf(now: Share, before: Share): Difference {
  const by = now.rate - before.rate;
  const down = Math.sqrt((now.rate - now.low) ** 2 + (before.high - before.rate) ** 2);
  const up = Math.sqrt((now.high - now.rate) ** 2 + (before.rate - before.low) ** 2);
  return { by, low: by - down, high: by + up };
}

/** How often each value came up. */
export type Histogram = Map<number, number>;

export function count(histogram: Histogram, value: number): void {
  histogram.set(value, (histogram.get(value) ?? 0) + 1);
}

export interface Spread {
  readonly n: number;
  readonly mean: number;
  /** The 95 % interval of the mean reaches this far to both sides. */
  readonly error: number;
  readonly min: number;
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
  readonly max: number;
}

export function spreadOf(histogram: Histogram): Spread | null {
  const entries = [...histogram].sort(([left], [right]) => left - right);
  const n = entries.reduce((sum, [, times]) => sum + times, 0);
  if (n === 0) return null;
  const mean = entries.reduce((sum, [value, times]) => sum + value * times, 0) / n;
  const squares = entries.reduce((sum, [value, times]) => sum + times * (value - mean) ** 2, 0);
  const at = (share: number): number => {
    let seen = 0;
    for (const [value, times] of entries) {
      seen += times;
      if (seen >= share * n) return value;
    }
    return Number.NaN;
  };
  return {
    n,
    mean,
    error: n > 1 ? Z * Math.sqrt(squares / (n - 1) / n) : Number.POSITIVE_INFINITY,
    min: at(0),
    p10: at(0.1),
    median: at(0.5),
    p90: at(0.9),
    max: at(1),
  };
}

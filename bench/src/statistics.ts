/** The middle, and between what half of all values lie. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle - 1)] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
});

/** Three significant digits, thousands apart. */
export const readable = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value >= 1000 ? 4 : 3 });

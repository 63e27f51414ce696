import { describe, expect, test } from 'vitest';
import { isEqual, isSettled, leadOf } from '../src/paired.ts';

const results = (...list: readonly number[]): { results: number[] } => ({ results: [...list] });
const eight = (of: (i: number) => number): { results: number[] } => ({
  results: Array.from({ length: 8 }, (_, i) => of(i)),
});

describe('options tried in the same positions', () => {
  test('are compared position by position: what luck does to both does not count', () => {
    expect(leadOf(results(0.9, 0.2, 0.6), results(0.8, 0.1, 0.5)).by).toBeCloseTo(0.1);
    expect(leadOf(results(0.9, 0.2, 0.6), results(0.8, 0.1, 0.5)).error).toBeCloseTo(0);
    expect(leadOf(results(1, 0), results(0, 0.5)).error).toBeGreaterThan(0.5);
  });

  test('are told apart when one is better in every position, or none makes a difference', () => {
    const luck = eight((i) => i / 10);
    expect(isSettled([luck, eight((i) => i / 10 + 0.1)])).toBe(true);
    expect(isSettled([luck, eight((i) => i / 10)])).toBe(true);
    expect(isSettled([luck, eight((i) => (7 - i) / 10)])).toBe(false);
  });

  test('are not told apart by too few positions', () => {
    expect(isSettled([results(1, 1), results(0, 0)])).toBe(false);
    expect(isSettled([results(), results()])).toBe(false);
  });

  test('are about equal within a point while the match is open, and within less when it is as good as decided', () => {
    const apart = (chance: number, by: number): boolean =>
      isEqual(
        eight(() => chance),
        eight(() => chance - by),
      );
    expect(apart(0.5, 0.009)).toBe(true);
    expect(apart(0.5, 0.011)).toBe(false);
    expect(apart(0.97, 0.003)).toBe(false);
    expect(apart(0.97, 0.0005)).toBe(true);
  });
});

import { count, differenceOf, shareOf, spreadOf } from '@questhall/bots/lab';
import { expect, test } from 'vitest';

test("Wilson's interval, as in the tables", () => {
  const { rate, low, high } = shareOf(8, 10);
  expect(rate).toBe(0.8);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
});

test('never below 0 or above 1, and honest about few trials', () => {
  expect(shareOf(0, 5)).toMatchObject({ low: 0 });
  expect(shareOf(0, 5).high).toBeCloseTo(0.4345, 4);
  expect(shareOf(5, 5)).toMatchObject({ high: 1 });
  expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
});

test('a spread has mean, its error, and quantiles', () => {
  const histogram = new Map();
  for (const value of [4, 1, 3, 2, 10]) count(histogram, value);
  const spread = spreadOf(histogram);
  expect(spread).toMatchObject({ n: 5, mean: 4, min: 1, median: 3, max: 10, p10: 1, p90: 10 });
  expect(spread?.error).toBeCloseTo((1.959964 * Math.sqrt(50 / 4)) / Math.sqrt(5), 6);
  expect(spreadOf(new Map())).toBeNull();
});

test("the difference of two shares has Newcombe's interval", () => {
  const { by, low, high } = differenceOf(shareOf(56, 70), shareOf(48, 80));
  expect([by, low, high].map((value) => Number(value.toFixed(4)))).toEqual([0.2, 0.0524, 0.3339]);
});

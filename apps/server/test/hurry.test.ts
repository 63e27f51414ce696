import { budgetOf, LEVELS } from '@questhall/bots';
import { expect, test } from 'vitest';
import { hurried } from '../src/bots/hurry.ts';

test('without a rush every level thinks as long as it does in the page and in the terminal', () => {
  for (const level of LEVELS) expect(hurried(level, 0), level).toEqual(budgetOf(level, 'ms'));
});

test('the more others wait, the shorter a thought, but never nothing', () => {
  expect(hurried('master', 2).ms).toBeLessThan(hurried('master', 1).ms as number);
  expect(hurried('master', 10_000).ms).toBeGreaterThan(0);
});

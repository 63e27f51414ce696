import type { Decision, Option } from '@questhall/kernel';
import { advance, seeded } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { createBot, LEVEL_NAMES, LEVELS, levelCalled } from '../src/index.ts';
import { heap, heapOf } from './games.ts';

const countOf = (option: Option): number => Number((option as { readonly count?: number }).count);

/** Taking two is what players do readily; three is not worth a thought. */
const inclined = {
  ...heap,
  inclinations: (_s: unknown, { options }: Decision) =>
    options.map((option) => [0, 1, 9, 0][countOf(option)] ?? 0),
};

test('B9: a Squire plays by inclination alone: readily, never what is not worth a thought, and not always the same', () => {
  const s = heapOf(9, [0, 1], seeded('squire'));
  const asked = advance(heap, s)[0] as Decision;
  const counts = [0, 0, 0, 0];
  for (let time = 0; time < 200; time++) {
    const { option, iterations } = createBot('squire', { seed: `fun ${time}` }).choose(inclined, s, asked);
    counts[countOf(option)] = (counts[countOf(option)] ?? 0) + 1;
    expect(iterations).toBe(0);
  }
  const [, one = 0, two = 0, three] = counts;
  expect(three).toBe(0);
  expect(one).toBeGreaterThan(0);
  expect(two).toBeGreaterThan(one);
});

test('levels are found by their names, and each has one', () => {
  for (const level of LEVELS) expect(levelCalled(LEVEL_NAMES[level])).toBe(level);
  expect(levelCalled('journeyman')).toBe('greedy');
  expect(levelCalled('nobody')).toBeUndefined();
});

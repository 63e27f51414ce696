import { expect, test } from 'vitest';
import { createFairQueue } from '../src/threads/fair-queue.ts';

test('who asks for much waits for themselves: others come in turn', () => {
  const queue = createFairQueue<string>(30);
  for (let number = 1; number <= 26; number++) queue.push('greedy', `greedy ${number}`);
  queue.push('modest', 'modest 1');
  expect([queue.shift(), queue.shift(), queue.shift()]).toEqual(['greedy 1', 'modest 1', 'greedy 2']);
  expect([queue.askers(), queue.waiting('greedy'), queue.waiting('modest')]).toEqual([1, 24, 0]);
});

test('nobody has more waiting than they may, and what nobody waits for is taken out', () => {
  const queue = createFairQueue<number>(3);
  expect([1, 2, 3, 4].map((number) => queue.push('greedy', number))).toEqual([true, true, true, false]);
  expect(queue.push('modest', 5)).toBe(true);
  expect([queue.remove('greedy', 2), queue.remove('greedy', 2)]).toEqual([true, false]);
  expect(queue.clear()).toEqual([1, 3, 5]);
  expect(queue.shift()).toBeUndefined();
});

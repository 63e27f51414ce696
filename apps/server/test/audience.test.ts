import { expect, test } from 'vitest';
import { createAudience } from '../src/nodes/audience.ts';

function sure(...tables: string[]) {
  let time = 0;
  const audience = createAudience(2000, () => time);
  tables.forEach(audience.asking);
  time = 10_000;
  return { audience, pass: (milliseconds: number) => (time += milliseconds) };
}

test('as long as the others may not have answered, any of them may have a table', () => {
  let time = 5;
  const audience = createAudience(2000, () => time);
  expect(audience.listens('A')).toBe(true);
  audience.asking('A');
  expect(audience.listens('A')).toBe(true);
  time = 10_000;
  expect(audience.listens('A')).toBe(false);
  audience.asking('A');
  expect(audience.listens('A')).toBe(true);
});

test('who said it has a table is told until it says otherwise', () => {
  const { audience } = sure('A', 'B');
  expect(audience.come('two', ['A', 'C'])).toEqual(['A']);
  expect(audience.come('two', ['A', 'B'])).toEqual(['B']);
  expect(audience.come('three', ['A'])).toEqual(['A']);
  expect(['A', 'B'].map(audience.listens)).toEqual([true, true]);
  audience.gone('two', ['A', 'B', 'C']);
  expect(['A', 'B'].map(audience.listens)).toEqual([true, false]);
});

test('asking again forgets nobody; a dead node and a table that left memory are forgotten', () => {
  const { audience, pass } = sure('A', 'B');
  audience.come('two', ['A']);
  audience.come('three', ['B']);
  audience.asking('A');
  pass(10_000);
  expect(audience.listens('A')).toBe(true);
  audience.nodes(['three']);
  expect(['A', 'B'].map(audience.listens)).toEqual([false, true]);
  audience.forget('B');
  audience.asking('B');
  pass(10_000);
  expect(audience.listens('B')).toBe(false);
});

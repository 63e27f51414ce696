import { expect, test } from 'vitest';
import { meetings, meetingsText } from '../src/index.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name }));

const table = () =>
  meetings(named('awake', 'asleep'), named('hit', 'wake', 'sing'), ({ name: state }, { name: deed }) => {
    if (state === 'awake' && deed === 'wake') return { impossible: 'nobody sleeps' };
    if (state === 'asleep' && deed === 'sing') return { fault: 'sang in its sleep' };
    if (deed === 'hit' && state === 'asleep') throw new Error('no such figure');
    return { tried: true, print: `${state} ${deed}` };
  });

test('every circumstance meets every deed, and each cell is counted once', () => {
  const { tried, impossible, reasons, rows } = table();
  expect([tried, impossible]).toEqual([5, 1]);
  expect([...reasons]).toEqual([['nobody sleeps', 1]]);
  expect(rows.get('awake')).toEqual({ tried: 2, impossible: 1 });
});

test('a fault and a rule that throws are told with their cell, and the others go on', () => {
  const { faults } = table();
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatch(/^asleep × hit: Error: no such figure/);
  expect(faults[1]).toBe('asleep × sing: sang in its sleep');
});

test('for each cell that was played it is kept what came of it, or why it was not', () => {
  expect(table().played).toEqual([
    'hit: #awake hit',
    'wake: nobody sleeps',
    'sing: #awake sing',
    'wake: #asleep wake',
  ]);
});

test('the table is told in words', () => {
  const [first, ...lines] = meetingsText(table()).split('\n');
  expect(first).toBe('5 cells tried, 1 impossible, 2 faults');
  expect(lines).toContain('  awake: 2 tried, 1 impossible');
  expect(lines).toContain('  impossible 1 times: nobody sleeps');
});

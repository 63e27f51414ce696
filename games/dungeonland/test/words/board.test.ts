import { expect, test } from 'vitest';
import { ADVENTURES } from '../../src/content/adventures.ts';
import { rules } from '../../src/index.ts';
import { objectiveText } from '../../src/words/objectives.ts';
import { table } from '../table.ts';

test('every objective of every adventure says what is to be done, and how far the party has come', () => {
  const said = ADVENTURES.flatMap(({ objectives }) =>
    objectives.map((objective) => objectiveText({ objective, have: 1, need: 3, met: false })),
  );
  for (const text of said) expect(text).toMatch(/^[A-Z][A-Za-z' ]+, 1 of 3$/);
  expect(said).toContain('Bring Cinderella to the last room, 1 of 3');
});

test('a figure stands on the map in words where its line says', () => {
  const { state } = table({ heroes: [{ id: 'nutcracker', at: [3, 2] }] }).start();
  const lines = rules.words.board(rules.view(state, 0)).split('\n');
  const [, columns = ''] = / (\d{8,})$/m.exec(lines.join('\n')) ?? [];
  const row = lines.find((line) => /^ +2 /.test(line)) ?? '';
  expect(columns[3]).toBe('3');
  expect(row.slice(4)[3]).toBe('1');
  expect(lines.find((line) => line.startsWith('1 '))).toContain('(3,2)');
});

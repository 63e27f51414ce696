import { expect, test } from 'vitest';
import type { Problem, Setting } from '../src/index.ts';
import { chosen, chosenPlayers } from '../src/index.ts';

const SETTINGS = [
  { key: 'mode', kind: 'choice', values: ['quick', 'long'], default: 'quick' },
  { key: 'hard', kind: 'flag', default: false },
  { key: 'size', kind: 'number', min: 2, max: 6, default: 4 },
  { key: 'own', kind: 'content', default: [] },
] as const satisfies readonly Setting[];

test('what is left out has its default', () => {
  const problems: Problem[] = [];
  expect(chosen(SETTINGS, { players: 2, mode: 'long' }, problems)).toEqual({
    ...{ mode: 'long', hard: false, size: 4, own: [] },
  });
  expect(problems).toEqual([]);
});

test('everything that is wrong is told, with what is allowed, and stands for nothing', () => {
  const problems: Problem[] = [];
  const values = chosen(SETTINGS, { mode: 'endless', hard: 1, size: 7, own: {}, luck: true }, problems);
  expect(values).toEqual({ mode: 'quick', hard: false, size: 4, own: [] });
  expect(problems).toEqual([
    { field: 'luck', found: 'unknown setting', allowed: 'players, mode, hard, size, own' },
    { field: 'mode', found: '"endless"', allowed: 'quick, long' },
    { field: 'hard', found: '1', allowed: 'true, false' },
    { field: 'size', found: '7', allowed: 'a whole number from 2 to 6' },
    { field: 'own', found: '{}', allowed: 'a list' },
  ]);
});

test.each([[1], [6], [2.5], ['3'], [undefined]])('%j players are not 2 to 5', (players) => {
  const problems: Problem[] = [];
  expect(chosenPlayers(players, [2, 5], problems, 'in this mode')).toBe(2);
  expect(problems).toMatchObject([{ field: 'players', allowed: '2 to 5 in this mode' }]);
});

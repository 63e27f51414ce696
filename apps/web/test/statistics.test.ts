import type { PastMatch } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { resultOf, statisticsOf } from '../src/play/statistics.ts';

const match = (change: Partial<PastMatch>): PastMatch => ({
  match: 'A.1',
  game: 'brawl',
  at: 1,
  yours: [0],
  players: [
    { name: 'Ann', bot: null },
    { name: 'Bo', bot: null },
  ],
  options: {},
  winners: [0],
  ending: '',
  answers: 10,
  left: false,
  ...change,
});

test('[O5] a match is won, lost, left, or divided among those at one screen', () => {
  expect(resultOf(match({}))).toBe('won');
  expect(resultOf(match({ winners: [] }))).toBe('lost');
  expect(resultOf(match({ yours: [0, 1], winners: [1] }))).toBe('divided');
  expect(resultOf(match({ yours: [0, 1], winners: [0, 1] }))).toBe('won');
  // Whoever left it to a bot has not won, whatever the bot made of it.
  expect(resultOf(match({ left: true }))).toBe('left');
});

test('[O5] statistics count by game and by setting, and the best run in the order of time', () => {
  const [brawl, pugs] = statisticsOf([
    match({ at: 4, winners: [1], answers: 99 }),
    match({ at: 3, options: { draft: 'free', fast: false }, margin: 3 }),
    match({ at: 2, options: { draft: 'free' }, margin: 1 }),
    match({ at: 1, options: { draft: 'free' }, winners: [1] }),
    match({ at: 9, game: 'pug-quest' }),
  ]);
  expect(brawl).toMatchObject({ game: 'brawl', played: 4, won: 2, streak: 2, closest: 1 });
  expect(brawl?.longest.answers).toBe(99);
  expect(brawl?.settings).toEqual([{ key: 'draft', value: 'free', played: 3, won: 2 }]);
  expect(pugs).toMatchObject({ game: 'pug-quest', played: 1, won: 1, closest: undefined });
});

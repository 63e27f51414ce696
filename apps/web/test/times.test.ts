import { expect, test } from 'vitest';
import { savedWhen, waited } from '../src/app/times.ts';

const NOW = new Date(2026, 4, 20, 22, 15).getTime();
const MINUTE = 60_000;

test('how long a table has waited', () => {
  expect(waited(NOW, NOW)).toBe('1 min');
  expect(waited(NOW - 4 * MINUTE, NOW)).toBe('4 min');
  expect(waited(NOW - 125 * MINUTE, NOW)).toBe('2 h');
  expect(waited(NOW - 24 * 60 * MINUTE, NOW)).toBe('1 day');
  expect(waited(NOW - 72 * 60 * MINUTE, NOW)).toBe('3 days');
});

test('when a game was saved', () => {
  expect(savedWhen(new Date(2026, 4, 20, 21, 40).getTime(), NOW)).toBe('today, 21:40');
  expect(savedWhen(new Date(2026, 4, 19, 0, 5).getTime(), NOW)).toBe('yesterday');
  expect(savedWhen(new Date(2026, 4, 17, 12).getTime(), NOW)).toBe('Sunday');
  expect(savedWhen(new Date(2026, 4, 3, 12).getTime(), NOW)).toBe('3 May');
});

import type { BalanceData } from '@questhall/bots/lab';
import { has } from '@questhall/bots/lab';
import type { Target } from '@questhall/games';
import { describe, expect, test } from 'vitest';
import { verdictsOn } from '../src/balance/targets.ts';

const LABEL = { label: 'it' } as const;
const HARD = { hard: true };

/** Forty matches with 20 wins, and 10 of an easier set-up that nobody lost. */
const data = {
  setups: [
    {
      options: { players: 2, hard: true },
      matches: 40,
      sides: [{ side: 0, seats: [0, 1], wins: 20, of: 40 }],
      watched: [
        {
          times: 480,
          matches: 30,
          often: [
            [0, 10],
            [14, 15],
            [18, 15],
          ],
        },
      ],
    },
    {
      options: { players: 2, hard: false },
      matches: 10,
      sides: [{ side: 0, seats: [0, 1], wins: 10, of: 10 }],
      watched: [{ times: 0, matches: 0, often: [[0, 10]] }],
    },
  ],
  pieces: [
    {
      id: 'hero:bard',
      used: { 0: { wins: 90, of: 100, expected: 50 } },
      chose: { wins: 50, of: 100, expected: 50 },
    },
    {
      id: 'hero:thief',
      used: { 0: { wins: 6, of: 8, expected: 4 } },
      chose: { wins: 10, of: 100, expected: 50 },
    },
    {
      id: 'boss:rat',
      used: { 0: { wins: 100, of: 100, expected: 50 } },
      chose: { wins: 0, of: 0, expected: 0 },
    },
  ],
  declined: [
    { id: 'pizza', offered: 100, declined: 80 },
    { id: 'ham', offered: 4, declined: 4 },
  ],
} as unknown as BalanceData;

const verdicts = (target: Target) => verdictsOn([target], data, ({ players }) => `${players} players`);

describe('a target', () => {
  test('of wins is about the set-ups it names, and no others', () => {
    const wins = { ...LABEL, kind: 'wins', where: HARD, low: 0.3 } as const;
    expect(verdicts({ ...wins, high: 0.6 })).toMatchObject([{ label: 'it, 2 players', passed: true }]);
    expect(verdicts({ ...wins, high: 0.4 })).toMatchObject([{ passed: false }]);
  });

  test('of wins together puts set-ups into one share; with doubt it fails only where chance cannot explain it', () => {
    const all = { ...LABEL, kind: 'winsTogether', among: [HARD, { hard: false }] } as const;
    const strict = { ...all, doubt: false };
    expect(verdicts({ ...strict, low: 0.55, high: 0.65 })).toMatchObject([{ label: 'it', passed: true }]);
    expect(verdicts({ ...strict, low: 0.62, high: 0.7 })).toMatchObject([{ passed: false }]);
    const doubted = { ...all, doubt: true };
    expect(verdicts({ ...doubted, low: 0.62, high: 0.7 })).toMatchObject([{ passed: true }]);
    expect(verdicts({ ...doubted, low: 0.8, high: 0.9 })).toMatchObject([{ passed: false }]);
    expect(verdicts({ ...doubted, low: 0.1, high: 0.4 })).toMatchObject([{ passed: false }]);
    expect(verdicts({ ...strict, among: [{ hard: 'never' }], low: 0, high: 1 })).toEqual([]);
  });

  test('of what happens counts matches, or how often', () => {
    const event = { type: 'roundBegan' };
    expect(verdicts({ ...LABEL, kind: 'happens', event, where: HARD, low: 0.7, high: 0.8 })).toMatchObject([
      { passed: true },
    ]);
    const average = { ...LABEL, kind: 'average', event, where: HARD, low: 12 } as const;
    expect(verdicts({ ...average, high: 24 })).toMatchObject([{ found: '12.0', passed: true }]);
    expect(verdicts({ ...average, low: 13, high: 24 })).toMatchObject([{ passed: false }]);
    const median = { ...average, kind: 'median', low: 14 } as const;
    expect(verdicts({ ...median, high: 24 })).toMatchObject([{ found: '14.0', passed: true }]);
    expect(verdicts({ ...median, low: 15, high: 24 })).toMatchObject([{ passed: false }]);
  });

  test('of whoever an event names counts the matches they won', () => {
    const named = {
      ...LABEL,
      kind: 'namedWins',
      event: { type: 'began' },
      seat: 'order',
      where: HARD,
    } as const;
    expect(verdicts({ ...named, low: 0.7, high: 0.8 })).toMatchObject([{ passed: true }]);
    expect(verdicts({ ...named, low: 0.45, high: 0.55 })).toMatchObject([{ passed: false }]);
  });

  test('of evenness names the pieces that are off beyond doubt', () => {
    const even = { ...LABEL, kind: 'even', of: 'all', within: 0.12 } as const;
    expect(verdicts({ ...even, pieces: 'hero' })).toMatchObject([{ found: 'outside: bard', passed: false }]);
    expect(verdicts({ ...even, pieces: 'hero', of: 'choosers' })).toMatchObject([
      { found: 'outside: thief', passed: false },
    ]);
    expect(verdicts({ ...even, pieces: 'world' })).toEqual([]);
  });

  test('of what is declined waits for enough offers', () => {
    const declined = {
      ...LABEL,
      kind: 'declined',
      decision: 'pickUp',
      about: 'treasure',
      deed: 'decline',
    } as const;
    expect(verdicts({ ...declined, most: 0.6 })).toMatchObject([{ found: 'outside: pizza', passed: false }]);
    expect(verdicts({ ...declined, most: 0.9 })).toMatchObject([{ passed: true }]);
  });
});

test('an event is recognised by all the fields that are named', () => {
  const event = { type: 'worldEnded', world: 1, how: 'cleared' };
  expect(has(event, { type: 'worldEnded', world: 1 })).toBe(true);
  expect(has(event, { type: 'worldEnded', world: 2 })).toBe(false);
});

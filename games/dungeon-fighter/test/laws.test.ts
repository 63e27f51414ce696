import type { LawReport } from '@questhall/testkit';
import { asReferee, checkLaws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import { rules } from '../src/index.ts';
import type { Options } from '../src/state.ts';
import { DIFFICULTIES } from '../src/vocabulary.ts';
import { sensible } from './sensible.ts';

/** Steady hands, so that matches get somewhere. */
const tables = (levelUp: boolean, players: readonly number[]): Options[] =>
  players.map((count, index) => ({
    players: count,
    difficulty: DIFFICULTIES[index % 3] ?? 'normal',
    levelUp,
    boxes: 'mixed',
    board: index % 2 === 0 ? 'fair' : 'labyrinth',
    heroes: 'random',
    leader: 'random',
    hand: 'steady',
    sway: 'hero',
    realDice: false,
  }));
const PLAIN = tables(false, [1, 2, 3, 4, 5, 6]);
const LEVELS = tables(true, [6, 5, 4, 3, 2, 1]);

/** The matches that broke a law can be played again from what is told here. */
const broken = ({ violations }: LawReport) =>
  violations.map(({ law, message, record }) => ({ law, message, record: JSON.stringify(record) }));

const watching = asReferee(referee);

test('the laws hold in all difficulties, for 1 to 6 players', () => {
  const report = checkLaws(rules, {
    games: 12,
    seed: 'plain',
    options: PLAIN,
    thorough: 0.04,
    referee: watching,
  });
  expect(broken(report)).toEqual([]);
  expect(report.games).toBe(12);
});

test('the laws hold in the Level Up variant, for 1 to 6 players', () => {
  const settings = {
    games: 12,
    seed: 'levels',
    options: LEVELS,
    thorough: 0.04,
    policy: sensible,
    referee: watching,
  };
  const report = checkLaws(rules, settings);
  expect(broken(report)).toEqual([]);
  expect(report.games).toBe(12);
});

test('every Hero, ability, Monster, Boss, room, Equipment card, Template and die comes into play', () => {
  const report = checkLaws(rules, {
    games: 300,
    seed: 'all',
    options: [...PLAIN.slice(1), ...LEVELS],
    thorough: 0,
    policy: sensible,
    referee: watching,
    each: ({ unused }) => unused.length === 0,
  });
  expect(broken(report)).toEqual([]);
  expect(report.unused).toEqual([]);
  expect(report.outcomes.get('bossDefeated')).toBeGreaterThan(0);
});

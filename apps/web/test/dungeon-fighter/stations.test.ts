/** The stations of the practice range. */
import { REQUIREMENTS } from '@questhall/games/dungeon-fighter';
import { expect, test } from 'vitest';
import {
  GESTURES,
  goalsOf,
  LESSONS,
  STATIONS,
  starsOf,
  stationsOf,
} from '../../src/tables/dungeon-fighter/practice/stations.ts';
import type { Kind, Shot, Statistics } from '../../src/tables/dungeon-fighter/practice/statistics.ts';
import { counted, tallyOf } from '../../src/tables/dungeon-fighter/practice/statistics.ts';
import {
  GOOD_POWER,
  reachingPower,
  stanceFor,
  stepped,
} from '../../src/tables/dungeon-fighter/throwing/aim.ts';

const PLAIN: Kind = { board: 'labyrinth', die: 'red', requirements: [], bushes: false };
const shot = (rest: Shot['rest']): Shot => ({ rest, faults: [], icon: false });
const after = (...rests: readonly Shot['rest'][]): ReturnType<typeof tallyOf> =>
  tallyOf(
    rests.reduce<Statistics>((before, rest) => counted(before, PLAIN, shot(rest)), {}),
    PLAIN,
  );

test('each of the nine throws has a station with three drawn steps and a goal of its own', () => {
  expect(STATIONS).toEqual(['plain', ...REQUIREMENTS]);
  for (const station of STATIONS) {
    const { rule, steps } = LESSONS[station];
    expect(rule).toMatch(/\.$/);
    expect(steps).toHaveLength(3);
    for (const [gesture] of steps) expect(GESTURES).toContain(gesture);
    const { hits, damage } = goalsOf({
      board: 'labyrinth',
      die: 'white',
      requirements: station === 'plain' ? [] : [station],
    });
    expect(hits).toBeGreaterThanOrEqual(2);
    expect(hits).toBeLessThanOrEqual(5);
    expect(damage).toBeGreaterThan(hits);
  }
  expect(stationsOf({ requirements: ['gate', 'flick'] })).toEqual(['gate', 'flick']);
  expect(stationsOf({ requirements: [] })).toEqual(['plain']);
});

test('stars: a Hit, then Hits and then damage of five throws in a row', () => {
  const goals = { hits: 3, damage: 20 };
  expect(starsOf(after('outside', 'hole'), goals)).toBe(0);
  expect(starsOf(after('outside', 'section1'), goals)).toBe(1);
  expect(starsOf(after('section1', 'section1', 'section1'), goals)).toBe(2);
  expect(starsOf(after('bullseye', 'bullseye', 'section1'), goals)).toBe(3);
  // They must be five in a row: the first Hit no longer counts.
  const apart = after('bullseye', 'outside', 'outside', 'outside', 'outside', 'bullseye', 'section1');
  expect(apart).toMatchObject({ bestHits: 2, bestDamage: 11, streak: 2, longest: 2 });
  expect(starsOf(apart, goals)).toBe(1);
  // What was reached once stays.
  expect(after('section5', 'section5', 'section5', 'outside')).toMatchObject({
    bestHits: 3,
    streak: 0,
    longest: 3,
  });
});

test('statistics of before rounds were counted can be read', () => {
  const old = { wood: { throws: 4, hits: 2, damage: 9, places: {} } } as unknown as Statistics;
  expect(tallyOf(counted(old, PLAIN, shot('section3')), PLAIN)).toMatchObject({
    throws: 5,
    hits: 3,
    bestHits: 1,
  });
});

test('the power that reaches the middle is hinted at, and more of it from farther away', () => {
  const asked = {
    kind: 'throw',
    serial: 1,
    die: 'red',
    requirements: [],
    board: 'labyrinth',
    bushes: false,
    dice: [],
    templates: [],
  } as const;
  const stance = stanceFor(asked);
  expect(reachingPower(stance, asked)).toBe(GOOD_POWER);
  const far = [1, 2, 3, 4].reduce((now) => stepped(now, 'r', 1), stance);
  expect(reachingPower(far, asked)).toBeGreaterThan(GOOD_POWER);
  const cup = { ...asked, requirements: ['chalice'] } as const;
  expect(reachingPower(stanceFor(cup), cup)).toBe(GOOD_POWER);
});

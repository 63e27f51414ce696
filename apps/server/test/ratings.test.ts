import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEW_SKILL, rated } from '../src/ratings/plackett-luce.ts';
import { NEW_STANDING, shown } from '../src/ratings/standing.ts';
import type { Person } from './rated-world.ts';
import {
  bandsAsCurve,
  bandsAsRows,
  calibration,
  end,
  mean,
  newWorld,
  pairOf,
  play,
  playMany,
  rankCorrelation,
} from './rated-world.ts';

const HALL = readFileSync(new URL('../../../docs/hall.md', import.meta.url), 'utf8');

test('[O5] strengths move as openskill 5.0.1 moves them', () => {
  const [a, b, c, d] = [{ mu: 28, sigma: 5 }, { mu: 23, sigma: 3 }, NEW_SKILL, { mu: 30, sigma: 2 }];
  const near = (found: ReturnType<typeof rated>, wanted: readonly (readonly [number, number])[]) => {
    for (const [at, { mu, sigma }] of found.flat().entries()) {
      expect(mu).toBeCloseTo(wanted[at]?.[0] ?? Number.NaN, 9);
      expect(sigma).toBeCloseTo(wanted[at]?.[1] ?? Number.NaN, 9);
    }
  };
  near(rated([[a], [b]], [2, 1]), [
    [26.05040855370047, 4.873666182394779],
    [23.702199418453343, 2.984843029296923],
  ]);
  near(
    rated(
      [
        [a, b],
        [c, d],
      ],
      [1, 2],
    ),
    [
      [29.222784143760645, 4.9481370620994385],
      [23.440419615233978, 2.989834735113689],
      [21.603981054776394, 7.970215896097683],
      [29.804069299930607, 1.9968013247670533],
    ],
  );
  near(rated([[a], [b], [c]], [1, 2, 2]), [
    [29.18864117832195, 4.961637251552117],
    [22.83195602437206, 2.9918020451271685],
    [22.994571228345563, 7.732699501059463],
  ]);
});

const MATCHES = 2000;
const PEOPLE = 40;

test('[O5] 2,000 matches recover the order of 40 people, and what is expected comes true', async () => {
  const world = newWorld(PEOPLE, 'ratings');
  const played = playMany(world, MATCHES, 60);
  const order = rankCorrelation(
    world.people.map(({ strength }) => strength),
    world.people.map(({ standing }) => standing.mu),
  );
  expect(order).toBeGreaterThan(0.95);
  // Ratings know how far people are apart, and nothing else.
  const shift = mean(world.people.map(({ strength, standing }) => standing.mu - strength));
  const off = world.people.filter(
    ({ strength, standing }) => Math.abs(standing.mu - strength - shift) > 2 * standing.sigma,
  );
  // What is shown as 95 of 100: where 2 of 40 are to be expected, no more than 5.
  expect(off.length).toBeLessThanOrEqual(5);
  // The first matches of newcomers tell little beforehand.
  const bands = calibration(played.slice(MATCHES / 4));
  for (const { expected, won, matches } of bands) {
    const chance = Math.sqrt((expected * (1 - expected)) / matches);
    expect(Math.abs(won - expected)).toBeLessThan(0.03 + 2 * chance);
  }
  expect(HALL.replaceAll(/ +/g, ' ')).toContain(bandsAsRows(bands).join('\n'));
  await expect(bandsAsCurve(bands)).toMatchFileSnapshot('../../../docs/pictures/calibration.svg');
  expect(HALL).toContain(`rank correlation of ${order.toFixed(3)}`);
});

const club = (seed: string) => {
  const world = newWorld(20, seed);
  playMany(world, 600, 30);
  const [boss, other] = pairOf(world);
  return { world, boss, other };
};
const points = ({ standing }: Person): number => shown(standing).rating;
const doubt = ({ standing }: Person): number => shown(standing).deviation;
const stranger = (name: string): Person => ({ name, strength: 0, standing: NEW_STANDING });
const asAnother = (person: Person, name: string): Person => ({ ...person, name });

test.each(['a', 'b', 'c', 'd', 'e'])('[O5] colluding gains nothing: club %s', (seed) => {
  // One accomplice who lets them win 200 times.
  const one = club(seed);
  const before = points(one.boss);
  const accomplice = stranger('accomplice');
  for (let n = 0; n < 200; n++) play(one.world, one.boss, accomplice, true);
  expect(points(one.boss) - before).toBeLessThan(doubt(one.boss) / 4);
  // Somebody known to all, who throws 200 matches.
  const known = club(seed);
  const was = points(known.boss);
  for (let n = 0; n < 200; n++) play(known.world, known.boss, known.other, true);
  expect(points(known.boss) - was).toBeLessThan(doubt(known.boss));
  // A new guest for each of 50 matches.
  const fresh = club(seed);
  const then = points(fresh.boss);
  for (let n = 0; n < 50; n++) play(fresh.world, fresh.boss, stranger(`guest ${n}`), true);
  expect(points(fresh.boss) - then).toBeLessThan(doubt(fresh.boss) / 2);
  // Both take what they have to another guest before each of 50 matches.
  const moving = club(seed);
  const start = points(moving.boss);
  let pair = [moving.boss, stranger('accomplice')] as const;
  for (let n = 0; n < 50; n++) {
    pair = [asAnother(pair[0], `boss ${n}`), asAnother(pair[1], `accomplice ${n}`)];
    play(moving.world, ...pair, true);
  }
  expect(points(pair[0]) - start).toBeLessThan(doubt(pair[0]) / 4);
});

test.each(['a', 'b', 'c'])(
  '[O5] what 200 thrown matches gained is lost among honest people: club %s',
  (seed) => {
    const after = [false, true].map((thrown) => {
      const { world, boss, other } = club(seed);
      for (let n = 0; thrown && n < 200; n++) play(world, boss, other, true);
      playMany(world, 400, 30);
      return points(boss);
    });
    expect(Math.abs((after[1] ?? 0) - (after[0] ?? 0))).toBeLessThan(100);
  },
);

test('[O5] who leaves has lost, whatever comes of it, and nobody wins or loses because of that', () => {
  const now = 1000;
  const meet = (winner: number | null, left: readonly (number | null)[]) => {
    const { world, boss, other } = club('left');
    const [one, two] = [boss.standing.mu, other.standing.mu];
    end(world, boss, other, winner, left);
    return [Math.sign(boss.standing.mu - one), Math.sign(other.standing.mu - two)];
  };
  expect(meet(0, [null, null])).toEqual([1, -1]);
  // A bot has won for who left; who stayed does not lose to a bot, and wins against it only on the board.
  expect(meet(0, [now, null])).toEqual([-1, 0]);
  expect(meet(1, [now, null])).toEqual([-1, 1]);
  // Both have left: the first one has lost, and the last one gains nothing.
  expect(meet(null, [now, now + 1])).toEqual([-1, 0]);
  expect(meet(null, [now + 1, now])).toEqual([0, -1]);
  expect(meet(null, [now, now])).toEqual([0, 0]);
});

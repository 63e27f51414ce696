import type { LawReport } from '@questhall/testkit';
import { checkLaws, inclined } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import { ADVENTURES } from '../src/content/index.ts';
import { dungeonland, rules } from '../src/index.ts';
import type { Options } from '../src/state.ts';
import { blessed } from './blessed.ts';

const options = (input: { readonly [key: string]: unknown }): Options => {
  const configured = rules.configure(input);
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  return configured.options;
};

const SINGLE = ADVENTURES.flatMap(({ id }, i) => [
  options({ players: 1 + (i % 4), adventure: id, heroes: 'random' }),
]);
const CAMPAIGN = [2, 3].map((players) =>
  options({ players, mode: 'campaign', adventure: 'a0', heroes: 'random' }),
);

/** The matches that broke a law can be played again from what is told here. */
const broken = ({ violations }: LawReport) =>
  violations.map(({ law, message, record }) => ({ law, message, record: JSON.stringify(record) }));

/** As a sensible player would, but not always. */
const sensible = inclined(dungeonland);

test('the laws hold in every adventure, for 1 to 4 players', () => {
  const report = checkLaws(rules, {
    games: SINGLE.length,
    seed: 'single',
    options: SINGLE,
    thorough: 0.015,
    referee,
  });
  expect(broken(report)).toEqual([]);
  expect(report.games).toBe(SINGLE.length);
});

test('the laws hold for sensible players, and in a campaign', () => {
  const report = checkLaws(rules, {
    games: 8,
    seed: 'sensible',
    options: [...SINGLE, ...CAMPAIGN],
    thorough: 0.01,
    policy: sensible,
    referee,
  });
  expect(broken(report)).toEqual([]);
});

const LONG = [2, 3, 4].map((party) =>
  options({ players: 2, party: String(party), mode: 'campaign', adventure: 'a1', heroes: 'random' }),
);

/** Items, exploration cards and rows of villains take longer: `questhall fuzz` tallies them all. */
const SOON = [
  ...['hero', 'spell', 'skill', 'power', 'minion', 'villain', 'ally'],
  ...['tile', 'event', 'consumable', 'adventure', 'trader'],
];

test('every hero, spell, skill, power, minion, villain, ally, tile, event, consumable and adventure comes into play', () => {
  const missing = ({ unused }: LawReport) =>
    unused.filter((piece) => SOON.includes(piece.split(':')[0] ?? ''));
  const report = checkLaws(blessed(), {
    games: 24,
    seed: 'blessed',
    options: [...LONG, ...SINGLE],
    thorough: 0,
    policy: sensible,
    each: (so) => missing(so).length === 0,
  });
  expect(broken(report)).toEqual([]);
  expect(missing(report)).toEqual([]);
});

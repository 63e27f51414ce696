import type { Option } from '@questhall/kernel';
import { below } from '@questhall/kernel';
import type { LawReport, Policy } from '@questhall/testkit';
import { anyDeed, checkLaws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { ADVENTURES } from '../src/content/index.ts';
import { rules } from '../src/index.ts';
import type { Options, State } from '../src/state.ts';

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
const sensible: Policy = (s, decision, chance) => {
  if (below(chance, 12) === 0) return anyDeed(s, decision, chance);
  const weights = (rules.inclinations?.(s as State, decision) ?? []).map((weight) =>
    Math.round(weight * weight * 100),
  );
  let left = below(
    chance,
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return decision.options[i] as Option;
  }
  return decision.options[0] as Option;
};

test('the laws hold in every adventure, for 1 to 4 players', () => {
  const report = checkLaws(rules, { games: SINGLE.length, seed: 'single', options: SINGLE, thorough: 0.03 });
  expect(broken(report)).toEqual([]);
  expect(report.games).toBe(SINGLE.length);
});

test('the laws hold for sensible players, and in a campaign', () => {
  const report = checkLaws(rules, {
    games: 14,
    seed: 'sensible',
    options: [...SINGLE, ...CAMPAIGN],
    thorough: 0.02,
    policy: sensible,
  });
  expect(broken(report)).toEqual([]);
});

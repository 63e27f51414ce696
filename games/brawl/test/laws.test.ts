import type { LawReport } from '@questhall/testkit';
import { checkLaws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import type { Options } from '../src/state.ts';
import { DRAFTS } from '../src/state.ts';

const plain = { pool: 12, mirrors: false, duplicates: false, rings: 'teal-orange' } as const;
const TWO: Options[] = DRAFTS.map((draft) => ({ ...plain, players: 2, draft }));
const FOUR: Options[] = DRAFTS.map((draft) => ({ ...plain, players: 4, draft }));

/** The matches that broke a law can be played again from what is told here. */
const broken = ({ violations }: LawReport) =>
  violations.map(({ law, message, record }) => ({ law, message, record: JSON.stringify(record) }));

test('the laws hold for two players, whatever the draft', () => {
  const options = [...TWO, { ...plain, players: 2, draft: 'free' as const, mirrors: true }];
  const report = checkLaws(rules, { games: 8, seed: 'two', options, thorough: 0.03 });
  expect(broken(report)).toEqual([]);
  expect(report.games).toBe(8);
});

test('the laws hold for Super Team Tornado, whatever the draft', () => {
  const options = [...FOUR, { ...plain, players: 4, draft: 'casual' as const, duplicates: true }];
  const report = checkLaws(rules, { games: 8, seed: 'four', options, thorough: 0.03 });
  expect(broken(report)).toEqual([]);
  expect(report.games).toBe(8);
});

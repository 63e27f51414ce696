import type { MatchOptions } from '@questhall/kernel';
import { asGame } from '@questhall/kernel';
import { checkTold, inclined } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

const tables = [{ players: 2 }, { players: 3, mode: 'campaign' }].flatMap((wish): MatchOptions[] => {
  const configured = rules.configure(wish);
  return 'options' in configured ? [configured.options] : [];
});

test('every loss is told in a beat that says because of what', () => {
  const { seen, untold } = checkTold(rules, {
    games: 2,
    seed: 'told',
    options: tables,
    policy: inclined(asGame(rules)),
    limit: 300,
  });
  expect(untold).toEqual([]);
  expect(seen.get('life')).toBeGreaterThan(20);
});

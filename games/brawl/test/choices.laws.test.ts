import { checkChoices } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import type { Options } from '../src/state.ts';

const options = [
  { players: 2, draft: 'casual' },
  { players: 4, draft: 'free' },
].map((input): Options => {
  const configured = rules.configure(input);
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  return configured.options;
});

test('bots choose and advise the same whatever lies where their seat cannot see', () => {
  const report = checkChoices(rules, { seed: 'blind', options, compared: 40, ofOneMatch: 10 });
  expect(report.parted).toEqual([]);
  expect(report.dealtOtherwise).toBeGreaterThan(5);
});

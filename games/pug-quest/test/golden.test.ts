/** A whole match as text. A change of rules shows as a difference of lines; read them before writing it anew (vitest -u). */
import type { Decision, MatchRecord, Option } from '@questhall/kernel';
import { below, openMatch, recordOf, seeded, submit } from '@questhall/kernel';
import { checkGolden, writeGolden } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { pugQuest } from '../src/index.ts';

const FILE = 'golden/evil-lord.txt';

const HELPFUL = [
  'combo',
  'riposte',
  'standardAttack',
  'pickUp',
  'takePrize',
  'buy',
  'payTax',
  'consume',
  'confirm',
  'withdraw',
  'takeDeck',
];

/** Ada leads a Hero, Ben is the Evil Lord; both mostly do what helps them. */
function played(): MatchRecord {
  const configured = pugQuest.configure({ players: 2, mode: 'evil-lord', heroes: 'random' });
  if ('problems' in configured) throw new Error('the options have changed');
  const match = openMatch(pugQuest, {
    options: configured.options,
    seed: 'golden-30',
    seats: ['Ada', 'Ben'],
  });
  const chance = { rng: seeded('golden-30 players') };
  while (!match.state.outcome) {
    const [decision] = match.decisions as readonly [Decision, ...Decision[]];
    const { id, seat, options } = decision;
    const deed = below(chance, 8) > 0 && HELPFUL.find((each) => options.some((option) => option.do === each));
    const ways = options.filter((option) => deed === false || deed === undefined || option.do === deed);
    const option = decision.kind === 'defend' ? options.at(-1) : ways[below(chance, ways.length)];
    submit(match, { seat, decision: id, option: option as Option });
  }
  return recordOf(match);
}

const golden = writeGolden(pugQuest, played());

test('a match against the Evil Lord, from set-up to the end, is played as it was written down', async () => {
  await expect(golden).toMatchFileSnapshot(FILE);
  expect(checkGolden(pugQuest, golden)).toEqual([]);
});

test('a line that tells something else is noticed', () => {
  const line = golden.split('\n').find((each) => each.includes(' suffers ')) ?? '';
  expect(line).not.toBe('');
  expect(checkGolden(pugQuest, golden.replace(line, '    Nothing happens.'))).toHaveLength(1);
});

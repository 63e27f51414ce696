/** A whole match as text. A change of rules shows as a difference of lines; read them before writing it anew (vitest -u). */
import type { Decision, MatchRecord, Option } from '@questhall/kernel';
import { below, openMatch, recordOf, seeded, submit } from '@questhall/kernel';
import { checkGolden, writeGolden } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { brawl } from '../src/index.ts';

const FILE = 'golden/duel.txt';

const EAGER = ['aim', 'aimArea', 'react', 'play', 'use', 'pick', 'move', 'flee', 'place'];

/** Ada against Ben; both mostly do something rather than nothing. */
function played(): MatchRecord {
  const configured = brawl.configure({ players: 2, draft: 'competitive' });
  if ('problems' in configured) throw new Error('the options have changed');
  const match = openMatch(brawl, { options: configured.options, seed: 'golden', seats: ['Ada', 'Ben'] });
  const chance = { rng: seeded('golden players') };
  while (!match.state.outcome) {
    const [decision] = match.decisions as readonly [Decision, ...Decision[]];
    const { id, seat, options } = decision;
    const deed = below(chance, 6) > 0 && EAGER.find((each) => options.some((option) => option.do === each));
    const ways = options.filter((option) => deed === false || deed === undefined || option.do === deed);
    submit(match, { seat, decision: id, option: ways[below(chance, ways.length)] as Option });
  }
  return recordOf(match);
}

const golden = writeGolden(brawl, played());

test('a match from the competitive draft to the last VP is played as it was written down', async () => {
  await expect(golden).toMatchFileSnapshot(FILE);
  expect(checkGolden(brawl, golden)).toEqual([]);
});

test('a line that tells something else is noticed', () => {
  const line = golden.split('\n').find((each) => each.includes(' is out of action')) ?? '';
  expect(line).not.toBe('');
  expect(checkGolden(brawl, golden.replace(line, '    Nothing happens.'))).toHaveLength(1);
});

/** A whole match as text. A change of rules shows as a difference of lines; read them before writing it anew (vitest -u). */
import type { Decision, MatchRecord, Option } from '@questhall/kernel';
import { below, openMatch, recordOf, seeded, submit } from '@questhall/kernel';
import { checkGolden, writeGolden } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { superFantasy } from '../src/index.ts';

const FILE = 'golden/ugly-master.txt';

/** What helps, best first. */
const HELPFUL = [
  'attack',
  'strike',
  'ability',
  'pickChest',
  'bashDoor',
  'move',
  'goTo',
  'moveMonster',
  'summon',
];

/** Ada is the hero, Ben the Ugly Master; both mostly do what helps them. */
function played(): MatchRecord {
  const configured = superFantasy.configure({ players: 2, mode: 'ugly-master', heroes: 'random' });
  if ('problems' in configured) throw new Error('the options have changed');
  const match = openMatch(superFantasy, {
    options: configured.options,
    seed: 'golden-1',
    seats: ['Ada', 'Ben'],
  });
  const chance = { rng: seeded('golden-1 players') };
  while (!match.state.outcome) {
    const [decision] = match.decisions as readonly [Decision, ...Decision[]];
    const { id, seat, options } = decision;
    const deed = below(chance, 6) > 0 && HELPFUL.find((each) => options.some((option) => option.do === each));
    const ways = options.filter((option) => deed === false || deed === undefined || option.do === deed);
    submit(match, { seat, decision: id, option: ways[below(chance, ways.length)] as Option });
  }
  return recordOf(match);
}

const golden = writeGolden(superFantasy, played());

test('a match against the Ugly Master, from set-up to the end, is played as it was written down', async () => {
  await expect(golden).toMatchFileSnapshot(FILE);
  expect(checkGolden(superFantasy, golden)).toEqual([]);
});

test('a line that tells something else is noticed', () => {
  const line = golden.split('\n').find((each) => each.includes(' suffers ')) ?? '';
  expect(line).not.toBe('');
  expect(checkGolden(superFantasy, golden.replace(line, '    Nothing happens.'))).toHaveLength(1);
});

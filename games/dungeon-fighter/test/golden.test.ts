/** A whole match as text. A change of rules shows as a difference of lines; read them before writing it anew (vitest -u). */
import type { Decision, MatchRecord, Option } from '@questhall/kernel';
import { below, openMatch, recordOf, seeded, submit } from '@questhall/kernel';
import { checkGolden, writeGolden } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeonFighter } from '../src/index.ts';

const FILE = 'golden/three-heroes.txt';

const HELPFUL = ['use', 'armor', 'spend', 'buy', 'buyHealing', 'agree', 'done', 'content', 'give', 'take'];

const RECKLESS = ['retrieve', 'backDown', 'drop', 'hand'];

/** Three people with steady hands who mostly do what helps them. */
function played(): MatchRecord {
  const configured = dungeonFighter.configure({
    players: 3,
    heroes: 'random',
    hand: 'steady',
    levelUp: true,
  });
  if ('problems' in configured) throw new Error('the settings have changed');
  const match = openMatch(dungeonFighter, {
    options: configured.options,
    seed: 'golden-103',
    seats: ['Ada', 'Ben', 'Cleo'],
  });
  const chance = { rng: seeded('golden-103 players') };
  while (!match.state.outcome) {
    const [decision] = match.decisions as readonly [Decision, ...Decision[]];
    const { id, seat, options } = decision;
    const deed = below(chance, 8) > 0 && HELPFUL.find((each) => options.some((option) => option.do === each));
    const sound = options.filter((option) => !RECKLESS.includes(option.do));
    const wanted = options.filter((option) => option.do === deed);
    const ways = wanted.length > 0 ? wanted : sound.length > 0 ? sound : options;
    submit(match, { seat, decision: id, option: ways[below(chance, ways.length)] as Option });
  }
  return recordOf(match);
}

const golden = writeGolden(dungeonFighter, played());

test('a match of three Heroes, from set-up to the end, is played as it was written down', async () => {
  await expect(golden).toMatchFileSnapshot(FILE);
  expect(checkGolden(dungeonFighter, golden)).toEqual([]);
});

test('a line that tells something else is noticed', () => {
  const line = golden.split('\n').find((each) => each.includes(' loses ')) ?? '';
  expect(line).not.toBe('');
  expect(checkGolden(dungeonFighter, golden.replace(line, '    Nothing happens.'))).toHaveLength(1);
});

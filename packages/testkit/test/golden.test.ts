import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@questhall/kernel';
import { openMatch, recordOf, replay, submit } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { checkGolden, checkPlay, writeGolden } from '../src/index.ts';
import { toy } from '../src/toy.ts';

const golden = readFileSync(new URL('golden/toy.txt', import.meta.url), 'utf8');

/** A match in which everybody always takes the first option, up to a number of answers. */
function firstOptions(answers: number, names: readonly string[]): MatchRecord {
  const options = { players: 2, health: 3, scouting: true };
  const match = openMatch(toy, { options, seed: 'golden', seats: names });
  while (match.answers.length < answers && !match.state.outcome) {
    const [decision] = match.decisions;
    const option = decision?.options[0];
    if (!decision || !option) throw new Error('nobody is asked');
    submit(match, { seat: decision.seat, decision: decision.id, option });
  }
  return recordOf(match);
}

test('the golden match of Bone Duel plays as it was written down', () => {
  expect(checkGolden(toy, golden)).toEqual([]);
});

test('a match written down reads as the same match', () => {
  const record = firstOptions(1000, ['Ada', 'Ben | the "second"']);
  const text = writeGolden(toy, record);
  expect(checkGolden(toy, text)).toEqual([]);
  expect(text).toMatch(/^over: .*\n {4}.*standing\.\n {2}# [0-9a-f]{32}\n$/m);
  expect(text).toMatch(/^10 \| /m);
  expect(replay(toy, record).state.outcome).not.toBeNull();
});

test('a match that is not over is written down as far as it goes', () => {
  const text = writeGolden(toy, firstOptions(3, ['Ada', 'Ben']));
  expect(text.split('\n').filter((line) => /^\d/.test(line))).toEqual([
    '1 | 0 Ada | bid | bid marrow=0',
    '2 | 1 Ben | bid | bid marrow=0',
    expect.stringMatching(/^3 \| 0 Ada \| act \| attack at\.fighter=1 bone=\w+$/),
  ]);
  expect(checkGolden(toy, text)).toEqual([]);
});

test('other words, other events and another state show as differing lines', () => {
  const event = () => 'Something happened.';
  const [first] = checkGolden({ ...toy, words: { ...toy.words, event } }, golden);
  expect(first).toMatch(/^line 7: was " {4}Round 1 begins\.", is " {4}Something happened\."$/);
  const changed = golden.replace(/# ([0-9a-f]{31})./, '# $1x');
  expect(checkGolden(toy, changed)).toHaveLength(1);
  expect(checkPlay(toy, changed)).toHaveLength(1);
  expect(checkGolden(toy, `${golden}more\n`)).toHaveLength(2);
});

test('what is played is the same in other words, and with more or fewer sentences', () => {
  const event = (): undefined => undefined;
  expect(checkPlay({ ...toy, words: { ...toy.words, event } }, golden)).toEqual([]);
});

test('an answer that is no longer possible is named, with what is possible', () => {
  const changed = golden.replace(/bid marrow=0/, 'bid marrow=4');
  expect(checkGolden(toy, changed)[0]).toMatch(
    /^line \d+: seat \d cannot bid marrow=4; it can: bid marrow=0; bid marrow=1/,
  );
});

test('a text of another game, another version or none at all is not played', () => {
  expect(() => checkGolden({ ...toy, version: 2 }, golden)).toThrow(
    'this is a match of toy, rules version 1, not of toy, rules version 2',
  );
  expect(() => checkGolden({ ...toy, id: 'other' }, golden)).toThrow('not of other');
  expect(() => checkGolden(toy, 'hello')).toThrow('the text has no line "game: …"');
});

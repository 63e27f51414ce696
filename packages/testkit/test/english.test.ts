import { expect, test } from 'vitest';
import { badEnglish } from '../src/laws/english.ts';

test.each([
  ['two stops', 'Choose the heroes you play.. This is not part of it.'],
  ['two stops', 'Elpug plays Heel!.'],
  ['a space before a stop', 'Zoe misses .'],
  ['a word twice', 'Zoe hits the the Captain.'],
  ['one of many', 'Zoe has 1 shields.'],
  ['one of many', 'Take 1 dice'],
  ['many of one', 'Zoe draws 2 card.'],
  ['a before a vowel', 'Zoe takes a Intellect.'],
  ['an before a consonant', 'Zoe draws an card.'],
  ['a name of the code', 'Zoe loses to bossDefeated.'],
])('%s: %s', (what, sentence) => {
  expect(badEnglish(sentence)).toBe(`${what}: ${sentence}`);
});

test.each([
  'Seat 1 plays Puggab.',
  'Candle Imp A activates.',
  'Wait for the others…',
  'Knock Knock. Kill every Big Snout in it.',
  'Player 1 draws Onwards!, Blizzard and an Axe.',
  'Deal 1 damage; 1 less than 2.',
  'McPugson uses a one-handed axe for an hour.',
  '2 card slots are free, 1 die is left, 3 dice are not.',
])('may be said: %s', (sentence) => {
  expect(badEnglish(sentence)).toBeUndefined();
});

/** The texts of all cards, made from their data; read the differences before writing them anew (vitest -u). */
import { expect, test } from 'vitest';
import { content } from '../../src/content-used.ts';
import { challengeBench } from '../../src/creations/challenge.ts';
import { CHALLENGES, rules } from '../../src/index.ts';
import { challengeGoal } from '../../src/words/cards.ts';

test('every piece of the box has a text', async () => {
  const texts = content.map((piece) => `${piece}: ${rules.words.content?.(piece) ?? ''}`);
  for (const text of texts) expect(text).not.toMatch(/undefined|: $|\bNaN\b|\[object/);
  await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot('texts.txt');
});

test('what is not in the box has no text', () => {
  expect(rules.words.content?.('spell:magic-missile')).toBeUndefined();
});

test('the goal of every Challenge is its own, and fits the track', () => {
  const goals = CHALLENGES.map(({ id }) => challengeGoal(id));
  expect(new Set(goals).size).toBe(goals.length);
  for (const goal of goals) expect(goal.length).toBeLessThanOrEqual(40);
});

test('[O1] a Challenge somebody made for one Champion reads as one', () => {
  const read = (test: string) =>
    challengeBench.check({ name: 'Tea Time', difficulty: 'easy', test: { test, count: 1 } });
  expect(read('onTrapHexes')).toMatchObject({
    picture: expect.stringContaining('At least 1 of your Champions stands on trap hexes.'),
  });
  expect(read('inEnemyHalf')).toMatchObject({
    picture: expect.stringContaining('At least 1 of your Champions is in the opponent’s half.'),
  });
});

/** The texts of all cards, made from their data; read the differences before writing them anew (vitest -u). */
import { expect, test } from 'vitest';
import { content } from '../../src/content-used.ts';
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

import { createBot } from '@questhall/bots';
import { brawl } from '@questhall/games/brawl';
import { describe, expect, test } from 'vitest';
import { lesson } from '../../src/tables/brawl/lesson.ts';
import type { Learned } from '../pupil.ts';
import { expectInOrder, firstOf, learn } from '../pupil.ts';

/** What somebody does who does what the coach says, and otherwise what comes first. */
const WISHES: readonly string[] = [
  ...['play', 'aim', 'aimArea', 'use', 'standard', 'move', 'pass', 'done', 'endPhase'],
];

/** Against a bot. */
function learnBrawl(seed: string, level: 'greedy' | 'random'): Learned {
  const rival = createBot(level, { seed });
  return learn({
    game: brawl,
    lesson,
    seed,
    choose: (asked, permitted, state) =>
      asked.seat === 0 ? firstOf(WISHES, permitted) : rival.choose(brawl, state, asked).option,
  });
}

describe('the lesson of Super Fantasy Brawl', () => {
  test('goes through draft, set-up, a card, a Standard Action and the end of a turn, in two rounds', () => {
    const { heard, done, view } = learnBrawl(lesson.seed, 'greedy');
    const taught = ['home', 'draft', 'traps', 'mulligan', 'deploy', 'track', 'play', 'move', 'end', 'score'];
    expect(heard).toEqual(expect.arrayContaining(taught));
    expect(done).toBe(lesson.steps.length);
    expect((view as { round: number }).round).toBeLessThanOrEqual(3);
  });

  test('speaks of a Core that a Reaction cost only to whoever has reacted [L3]', () => {
    expect(learnBrawl(lesson.seed, 'greedy').heard).not.toContain('coreMissing');
  });

  test('takes its steps in the order of the script, and says each aside once', () => {
    expectInOrder(lesson, learnBrawl(lesson.seed, 'greedy').heard);
  });

  test.each(Array.from({ length: 20 }, (_, at) => `other cards ${at}`))(
    'comes to its end whatever the cards bring: %s',
    (seed) => {
      expect(learnBrawl(seed, 'random').done).toBe(lesson.steps.length);
    },
  );
});

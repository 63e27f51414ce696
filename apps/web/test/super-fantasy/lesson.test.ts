import { superFantasy } from '@questhall/games/super-fantasy';
import { describe, expect, test } from 'vitest';
import { lesson } from '../../src/tables/super-fantasy/lesson.ts';
import type { Learned } from '../pupil.ts';
import { expectInOrder, learn } from '../pupil.ts';

/** Follows the coach, and otherwise does what a sensible player is most inclined to. */
const learnSuperFantasy = (seed: string): Learned =>
  learn({
    game: superFantasy,
    lesson,
    seed,
    choose(asked, permitted, state) {
      const weights = superFantasy.inclinations?.(state, asked) ?? [];
      const weight = new Map(asked.options.map((option, at) => [option, weights[at] ?? 0]));
      return permitted.toSorted((a, b) => (weight.get(b) ?? 0) - (weight.get(a) ?? 0))[0];
    },
  });

describe('the lesson of Super Fantasy', () => {
  test('goes through party, dice, a move, an attack, shields and the monsters’ phase, in a few turns', () => {
    const { heard, done, view } = learnSuperFantasy(lesson.seed);
    const taught = ['party', 'dice', 'move', 'zones', 'attack', 'end', 'round', 'doors'];
    expect(heard).toEqual(expect.arrayContaining(taught));
    expect(done).toBe(lesson.steps.length);
    expect((view as { turnMarker: number }).turnMarker).toBeLessThanOrEqual(6);
  });

  test('takes its steps in the order of the script, and says each aside once', () => {
    expectInOrder(lesson, learnSuperFantasy(lesson.seed).heard);
  });

  test.each(Array.from({ length: 6 }, (_, at) => `other dice ${at}`))(
    'comes to its end whatever the dice bring: %s',
    (seed) => {
      expect(learnSuperFantasy(seed).done).toBe(lesson.steps.length);
    },
  );
});

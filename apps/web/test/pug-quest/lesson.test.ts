import type { PugView } from '@questhall/games/pug-quest';
import { pugQuest } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { lesson } from '../../src/tables/pug-quest/lesson.ts';
import { eachTaught } from '../page/lesson-positions.ts';
import type { Learned } from '../pupil.ts';
import { expectInOrder, firstOf, learn } from '../pupil.ts';

/** What somebody would do who does what the coach says, and otherwise strikes when they can. */
const WISHES: readonly string[] = [
  ...['riposte', 'combo', 'standardAttack', 'target', 'pickUp', 'takeXp', 'takeDisplay', 'takeDeck', 'draw'],
  ...['discardCard', 'move', 'pay', 'defend', 'endTurn'],
];

function wish(options: readonly Option[]): Option | undefined {
  const first = firstOf(WISHES, options);
  // Of several defences the largest.
  return first?.do === 'defend' ? options.findLast((option) => option.do === 'defend') : first;
}

const learnPugQuest = (seed: string): Learned =>
  learn({ game: pugQuest, lesson, seed, choose: (_, permitted) => wish(permitted) });

describe('the lesson of Pug Quest', () => {
  test('teaches to draw, to strike, to end a turn and to answer an attack, in a few rounds', () => {
    const { heard, done, view } = learnPugQuest(lesson.seed);
    expect(heard).toEqual(expect.arrayContaining(['hero', 'lane', 'monsters', 'draw', 'end', 'farewell']));
    expect(heard.some((id) => id === 'combo' || id === 'standard')).toBe(true);
    expect(heard.some((id) => id === 'riposte' || id === 'defend')).toBe(true);
    expect(done).toBe(lesson.steps.length);
    const { round, heroes } = view as { round: number; heroes: readonly { readonly fallen: boolean }[] };
    expect(round).toBeLessThanOrEqual(5);
    expect(heroes[0]?.fallen).toBe(false);
  });

  test('lets nobody draw whose hand is full [L3]', () => {
    const full: boolean[] = [];
    eachTaught('pug-quest', ({ step, now }) => {
      const [hero] = (now.view as unknown as PugView).heroes;
      if (step.id === 'draw' && hero !== undefined) full.push(hero.cards >= hero.handLimit);
    });
    expect(full).toEqual([false]);
  });

  test('takes its steps in the order of the script, and says each aside once', () => {
    expectInOrder(lesson, learnPugQuest(lesson.seed).heard);
  });

  test.each(Array.from({ length: 25 }, (_, at) => `other cards ${at}`))(
    'comes to its end whatever the cards bring: %s',
    (seed) => {
      const { done, answers } = learnPugQuest(seed);
      expect(done, `after ${answers} answers`).toBe(lesson.steps.length);
    },
  );
});

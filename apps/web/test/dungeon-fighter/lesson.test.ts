import { dungeonFighter } from '@questhall/games/dungeon-fighter';
import type { Option } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { lesson } from '../../src/tables/dungeon-fighter/lesson.ts';
import type { Learned } from '../pupil.ts';
import { expectInOrder, firstOf, learn, unheard } from '../pupil.ts';

/** What somebody does who does what the coach says, and otherwise throws what there is and buys what there is. */
const WISHES: readonly string[] = [
  ...['retrieve', 'take', 'throw', 'flip', 'use', 'armor', 'spend', 'give', 'buy', 'buyDie'],
  ...['pass', 'done', 'leaveShop'],
];

interface Way {
  readonly toTheEnd?: boolean;
  /** Landings as physics would report them, over and over; otherwise by chance. */
  readonly hand?: readonly string[];
}

function learnFighter(seed: string, { hand, toTheEnd = false }: Way = {}): Learned {
  let thrown = 0;
  const handed = ({ do: deed }: Option) => {
    if (hand === undefined || deed !== 'throw') return undefined;
    const landing = hand[thrown % hand.length] ?? 'outside';
    thrown += 1;
    return { draws: [landing] };
  };
  const choose = (_: unknown, permitted: readonly Option[]) => firstOf(WISHES, permitted);
  return learn({ game: dungeonFighter, lesson, seed, toTheEnd, handed, choose });
}

const BEGINNER = ['section3', 'outside', 'section2 icon', 'section4', 'hole', 'section1'];
const MASTER = ['bullseye', 'section5 icon', 'outside', 'bullseye'];

describe('the lesson of Dungeon Fighter', () => {
  test('every step is taken in the match it is written for, and a first Specific Throw is made', () => {
    const { heard, done, view, answers } = learnFighter(lesson.seed, { hand: BEGINNER });
    expect(heard).toEqual(expect.arrayContaining(lesson.steps.map(({ id }) => id)));
    expect(heard).toEqual(expect.arrayContaining(['hit', 'miss', 'ability']));
    expect(done).toBe(lesson.steps.length);
    expect((view as { round: number }).round).toBe(2);
    expect(answers).toBeLessThan(40);
  });

  test('takes its steps in the order of the script, and says each aside once', () => {
    expectInOrder(lesson, learnFighter(lesson.seed, { hand: BEGINNER, toTheEnd: true }).heard);
  });

  test('goes on to help, in the Shops and against the Boss', () => {
    const { heard, outcome } = learnFighter(lesson.seed, { hand: MASTER, toTheEnd: true });
    expect(heard).toEqual(expect.arrayContaining(['shop', 'finalBoss']));
    expect(outcome).toMatchObject({ how: 'bossDefeated', winners: [0] });
  });

  const HANDS: { readonly [of: string]: readonly string[] } = {
    'a lucky one': ['bullseye icon'],
    'one that never hits much': ['section1'],
    'one that often shows the icon': ['section2 icon', 'section1'],
    'one that misses every other time': ['outside', 'section5'],
  };
  test.each(Object.keys(HANDS))('comes to its end with any hand: %s', (of) => {
    expect(learnFighter(lesson.seed, { hand: HANDS[of] ?? [] }).done).toBe(lesson.steps.length);
  });

  const SEEDS = Array.from({ length: 40 }, (_, at) => `other rooms ${at}`);

  test.each(SEEDS.slice(0, 8))('comes to its end whatever the rooms bring: %s', (seed) => {
    const { done, answers } = learnFighter(seed);
    expect(done, `after ${answers} answers`).toBe(lesson.steps.length);
  });

  test('each step and each aside has its moment in some match', () => {
    const master = () => learnFighter(lesson.seed, { hand: MASTER, toTheEnd: true });
    const others = SEEDS.map((seed) => () => learnFighter(seed, { toTheEnd: true }));
    const beginner = () => learnFighter(lesson.seed, { hand: BEGINNER });
    expect(unheard(lesson, [beginner, master, ...others])).toEqual([]);
  });
});

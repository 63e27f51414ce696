import { dungeonland } from '@questhall/games/dungeonland';
import type { Decision, MachineState, Option } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { lesson } from '../../src/tables/dungeonland/lesson.ts';
import { eachTaught } from '../page/lesson-positions.ts';
import type { Learned } from '../pupil.ts';
import { expectInOrder, firstOf, learn, unheard } from '../pupil.ts';

/** What somebody does who does what the coach says, and otherwise strikes when they can, or lets the others come. */
const WISHES: readonly string[] = ['attack', 'roll', 'keep', 'takeCard', 'recover', 'endActivation'];

/** What a sensible player is most inclined to. */
function inclined(asked: Decision, permitted: readonly Option[], state: MachineState): Option | undefined {
  const weights = dungeonland.inclinations?.(state, asked) ?? [];
  const weight = new Map(asked.options.map((option, at) => [option, weights[at] ?? 0]));
  return permitted.toSorted((a, b) => (weight.get(b) ?? 0) - (weight.get(a) ?? 0))[0];
}

const learnDungeonland = (seed: string, toTheEnd = false): Learned =>
  learn({ game: dungeonland, lesson, seed, toTheEnd, choose: inclined });

describe('the lesson of Dungeonland', () => {
  test('goes from the choice of heroes through a door, a spell and an attack to the first monster that falls', () => {
    const { heard, done, view } = learn({
      game: dungeonland,
      lesson,
      seed: lesson.seed,
      choose: (_, permitted) => firstOf(WISHES, permitted),
    });
    // Whose first blow kills has no fight before it.
    const taught = lesson.steps.map(({ id }) => id).filter((id) => id !== 'fight');
    expect(heard).toEqual(expect.arrayContaining(taught));
    expect(done).toBe(lesson.steps.length);
    expect((view as { round: number }).round).toBe(2);
    expectInOrder(lesson, heard);
  });

  test('goes on to help until the adventure is won, and says each aside once', () => {
    const { heard, outcome } = learnDungeonland(lesson.seed, true);
    expectInOrder(lesson, heard);
    expect(heard).toEqual(expect.arrayContaining(['surge', 'loot']));
    expect(outcome).toMatchObject({ how: 'adventureWon', winners: [0] });
  });

  test('does not stay at the end of an activation when the row is laid out anew [L2]', () => {
    eachTaught('dungeonland', ({ step, now }) => {
      if (now.decision?.kind === 'assignCard') expect(['row', 'rowAgain']).toContain(step.id);
    });
    expect(learnDungeonland(lesson.seed).heard).toContain('rowAgain');
  });

  const SEEDS = Array.from({ length: 60 }, (_, at) => `other dice ${at}`);

  test.each(SEEDS.slice(0, 6))('comes to its end whatever the dice bring: %s', (seed) => {
    const { done, answers } = learnDungeonland(seed);
    expect(done, `after ${answers} answers`).toBe(lesson.steps.length);
  });

  test('each step and each aside has its moment in some match', () => {
    const matches = SEEDS.map((seed) => () => learnDungeonland(seed, true));
    expect(unheard(lesson, matches)).toEqual([]);
  });
});

/** Somebody who does what the coach of a lesson says, and what holds of every lesson. */
import type { Decision, Game, Json, MachineState, Option, Seat } from '@questhall/kernel';
import { openMatch, present, submit } from '@questhall/kernel';
import { expect } from 'vitest';
import type { Coaching } from '../src/play/coaching.ts';
import { BEGINNING, coached, permits, readOn } from '../src/play/coaching.ts';
import type { Lesson, LessonNow } from '../src/play/lessons.ts';

export interface Learned {
  /** The steps and asides that were heard, by their ids. */
  readonly heard: readonly string[];
  /** Steps that are behind the pupil. */
  readonly done: number;
  readonly answers: number;
  readonly view: Json;
}

interface Pupil {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly seed: string;
  /** What is chosen where the coach allows several things; of other seats, too. */
  readonly choose: (asked: Decision, permitted: readonly Option[], state: MachineState) => Option | undefined;
}

const PUPIL: Seat = 0;
const MOST_ANSWERS = 400;

/** Follows the coach through a match, until there is nothing more to say. */
export function learn({ game, lesson, seed, choose }: Pupil): Learned {
  const { settings } = lesson.spec;
  const configured = game.configure({ ...settings?.options, players: settings?.players });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(game, { options: configured.options, seed, seats: [] });
  let coaching: Coaching = BEGINNING;
  const heard: string[] = [];
  const now = (): LessonNow => present(match, PUPIL);
  const hear = (to: Coaching) => {
    if (to.step !== undefined && to.step !== coaching.step) heard.push(to.step.id);
    coaching = to;
  };
  let answers = 0;
  while (answers < MOST_ANSWERS && match.state.outcome === null) {
    hear(coached(lesson, coaching, now()));
    if (coaching.done >= lesson.steps.length) break;
    const { step } = coaching;
    if (step !== undefined && step.until === undefined) {
      hear(readOn(lesson, coaching, now()));
      continue;
    }
    const [asked] = match.decisions;
    if (asked === undefined) throw new Error('nobody is asked');
    const permitted = asked.options.filter((option) => permits(coaching, option, now()));
    const option = choose(asked, permitted, match.state);
    if (option === undefined) throw new Error(`the coach allows nothing in step ${step?.id ?? 'none'}`);
    const result = submit(match, { seat: asked.seat, decision: asked.id, option });
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    answers += 1;
  }
  return { heard, done: coaching.done, answers, view: now().view };
}

/** The first wish that is granted. */
export function firstOf(wishes: readonly string[], options: readonly Option[]): Option | undefined {
  const rank = ({ do: deed }: Option): number => {
    const at = wishes.indexOf(deed);
    return at < 0 ? wishes.length : at;
  };
  return options.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Steps come in the order of the script, and each aside is said once. */
export function expectInOrder({ steps }: Lesson, heard: readonly string[]): void {
  const script = steps.map(({ id }) => id);
  const taken = heard.filter((id, at) => script.includes(id) && heard.indexOf(id) === at);
  expect(taken).toEqual(script.filter((id) => taken.includes(id)));
  const asides = heard.filter((id) => !script.includes(id));
  expect(new Set(asides).size).toBe(asides.length);
}

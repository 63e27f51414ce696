/** Somebody who does what the coach of a lesson says, and what holds of every lesson. */
import type { Decision, Game, Handed, Json, MachineState, Option, Outcome, Seat } from '@questhall/kernel';
import { canonical, openMatch, present, submit } from '@questhall/kernel';
import { expect } from 'vitest';
import type { Coaching } from '../src/play/coaching.ts';
import { BEGINNING, coached, permits, readOn, told } from '../src/play/coaching.ts';
import type { Lesson, LessonNow } from '../src/play/lessons.ts';

export interface Learned {
  /** The steps and asides that were heard, by their ids. */
  readonly heard: readonly string[];
  /** Steps that are behind the pupil. */
  readonly done: number;
  readonly answers: number;
  readonly view: Json;
  /** Null: the match goes on. */
  readonly outcome: Outcome | null;
}

interface Pupil {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly seed: string;
  /** What is chosen where the coach allows several things; of other seats, too. */
  readonly choose: (asked: Decision, permitted: readonly Option[], state: MachineState) => Option | undefined;
  /** What chance brings of this answer; otherwise it is drawn. */
  readonly handed?: (chosen: Option) => Handed | undefined;
  /** Plays on when the steps are behind the pupil, and hears what is left to say. */
  readonly toTheEnd?: boolean;
}

const PUPIL: Seat = 0;
const MOST_ANSWERS = 400;

/** Whether the coach's ring is around this option. */
function pointsAt({ step }: Coaching, option: Option, now: LessonNow): boolean {
  const at = step?.at && told(step.at, now);
  if (at === undefined) return false;
  return at.button === undefined
    ? option.at !== undefined && canonical(option.at) === canonical(at)
    : option.do === at.button;
}

/** Follows the coach through a match, until there is nothing more to say. */
export function learn({ game, lesson, seed, choose, handed, toTheEnd = false }: Pupil): Learned {
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
    const shown = now();
    hear(coached(lesson, coaching, shown));
    if (coaching.done >= lesson.steps.length && !toTheEnd) break;
    const { step } = coaching;
    if (step !== undefined && step.until === undefined) {
      hear(readOn(lesson, coaching, shown));
      continue;
    }
    const [asked] = match.decisions;
    if (asked === undefined) throw new Error('nobody is asked');
    const permitted = asked.options.filter((option) => permits(coaching, option, shown));
    const pointed = permitted.filter((option) => pointsAt(coaching, option, shown));
    const option = choose(asked, pointed.length > 0 ? pointed : permitted, match.state);
    if (option === undefined) throw new Error(`the coach allows nothing in step ${step?.id ?? 'none'}`);
    const result = submit(match, { seat: asked.seat, decision: asked.id, option }, handed?.(option));
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    answers += 1;
  }
  return { heard, done: coaching.done, answers, view: now().view, outcome: match.state.outcome };
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

/** What is not said in any of these matches; no more of them are played than it takes. */
export function unheard(
  { steps, asides = [] }: Lesson,
  matches: readonly (() => Learned)[],
): readonly string[] {
  const left = new Set([...steps, ...asides].map(({ id }) => id));
  for (const match of matches) {
    if (left.size === 0) break;
    for (const id of match().heard) left.delete(id);
  }
  return [...left];
}

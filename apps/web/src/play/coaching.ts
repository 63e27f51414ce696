/** How far a lesson has come. Pure: the coach at the table and the tests go the same way. */
import type { Option } from '@questhall/kernel';
import type { Lesson, LessonNow, LessonStep } from './lessons.ts';

export interface Coaching {
  /** Steps that are behind us. */
  readonly done: number;
  /** Asides that were said. */
  readonly said: readonly string[];
  /** What is being taught now, and how things stood when it began. */
  readonly step: LessonStep | undefined;
  readonly since: LessonNow | undefined;
  /** The step an aside has broken in on: it comes back after it. */
  readonly held: { readonly step: LessonStep; readonly since: LessonNow | undefined } | undefined;
}

export const BEGINNING: Coaching = { done: 0, said: [], step: undefined, since: undefined, held: undefined };

const begun = (coaching: Coaching, step: LessonStep, since: LessonNow): Coaching => ({
  ...coaching,
  step,
  since,
});

/** The step is behind us; of an aside it is remembered that it was said. */
function over({ steps }: Lesson, coaching: Coaching): Coaching {
  const { step, done, said, held } = coaching;
  if (step === undefined) return coaching;
  const ended: Coaching = { ...coaching, step: held?.step, since: held?.since, held: undefined };
  return steps.includes(step) ? { ...ended, done: done + 1 } : { ...ended, said: [...said, step.id] };
}

const isOver = ({ step, since }: Coaching, now: LessonNow): boolean =>
  step?.until !== undefined && since !== undefined && step.until(now, since);

/** An aside whose moment has come. */
const urgent = ({ asides = [] }: Lesson, { said, step }: Coaching, now: LessonNow): LessonStep | undefined =>
  asides.find((aside) => aside !== step && !said.includes(aside.id) && aside.when?.(now) === true);

/** What begins next: an aside, or the next step of the script that has something to teach. */
function next(lesson: Lesson, coaching: Coaching, now: LessonNow): Coaching {
  const aside = urgent(lesson, coaching, now);
  if (aside) return begun(coaching, aside, now);
  const step = lesson.steps[coaching.done];
  if (step === undefined) return coaching;
  if (step.skip?.(now)) return next(lesson, { ...coaching, done: coaching.done + 1 }, now);
  return step.when === undefined || step.when(now) ? begun(coaching, step, now) : coaching;
}

/** Where the lesson stands, now that things stand like this. */
export function coached(lesson: Lesson, coaching: Coaching, now: LessonNow): Coaching {
  const { step, since } = coaching;
  if (step === undefined) {
    const started = next(lesson, coaching, now);
    return started.step === undefined ? started : coached(lesson, started, now);
  }
  if (isOver(coaching, now)) return coached(lesson, over(lesson, coaching), now);
  const aside = lesson.steps.includes(step) ? urgent(lesson, coaching, now) : undefined;
  return aside ? begun({ ...coaching, held: { step, since } }, aside, now) : coaching;
}

/** The reader has read it. */
export const readOn = (lesson: Lesson, coaching: Coaching, now: LessonNow): Coaching =>
  coached(lesson, over(lesson, coaching), now);

/** No more lessons. */
export const dismissed = ({ steps, asides = [] }: Lesson): Coaching => ({
  done: steps.length,
  said: asides.map(({ id }) => id),
  step: undefined,
  since: undefined,
  held: undefined,
});

/** Whether the lesson lets one choose this. A step that would allow nothing at all forbids nothing. */
export function permits({ step }: Coaching, option: Option, now: LessonNow): boolean {
  const allow = step?.allow;
  if (allow === undefined || allow(option, now)) return true;
  return now.decision?.options.some((other) => allow(other, now)) !== true;
}

export const told = <T>(value: T | ((now: LessonNow) => T), now: LessonNow): T =>
  value instanceof Function ? value(now) : value;

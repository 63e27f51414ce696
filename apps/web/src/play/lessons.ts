/**
 * Learning at the table: a match whose course is known beforehand (its seed is fixed and its bots think the same thing
 * every time), and a script that says what to look at and what to do next. Steps look at the position, never at a number
 * of moves: when the rules change, a lesson still finds its way.
 */
import type { Json, Option, Ref } from '@questhall/kernel';
import type { SeenDecision, TableSpec } from '@questhall/protocol';

/** What the coach sees. */
export interface LessonNow<V = Json> {
  readonly view: V;
  readonly decision: SeenDecision | null;
}

type LessonValue<T, V> = T | ((now: LessonNow<V>) => T);

export interface LessonStep<V = Json> {
  readonly id: string;
  /** One or two sentences. */
  readonly say: LessonValue<string, V>;
  /** What the coach points at: a thing on the table, or `{ button: 'endTurn' }`, an option by its name. */
  readonly at?: LessonValue<Ref | undefined, V>;
  /** What it points at once the first is taken in hand: a spell, and then whom it is cast at. */
  readonly next?: LessonValue<Ref | undefined, V>;
  /** The part of the tray a phone opens for it. */
  readonly tab?: string;
  /** It begins as soon as this holds; until then the coach is silent. */
  readonly when?: (now: LessonNow<V>) => boolean;
  /** It has nothing to teach here: the next step takes its place. */
  readonly skip?: (now: LessonNow<V>) => boolean;
  /** The options one may choose while this step is on; the others are answered with the coach's words. */
  readonly allow?: (option: Option, now: LessonNow<V>) => boolean;
  /** When the next step comes: as soon as this holds, or without it when the reader says so. `since`: how it began. */
  readonly until?: (now: LessonNow<V>, since: LessonNow<V>) => boolean;
}

export interface Lesson<V = Json> {
  readonly seed: string;
  readonly spec: TableSpec;
  /** The mode of a match after it; without it, the first of the game. */
  readonly mode?: string;
  readonly steps: readonly LessonStep<V>[];
  /** Said once each, whenever their moment comes, before what is going on. */
  readonly asides?: readonly LessonStep<V>[];
}

/** For what a first lesson cannot hold: offered below it. */
export interface LaterLesson {
  readonly id: string;
  readonly title: string;
  /** What it is about, in a few words. */
  readonly about: string;
  readonly load: () => Promise<{ readonly lesson: Lesson }>;
}

/** Where the one who learns sits. */
export const pupilOf = ({ spec }: Pick<Lesson, 'spec'>): number =>
  Math.max(0, spec.seats?.findIndex(({ holder }) => holder === 'you') ?? 0);

export const kindAsked = <V>({ decision }: LessonNow<V>): string => decision?.kind ?? '';

/** An aside about a kind of question, said when one is asked first. */
export const whenAsked = <V>(of: string, say: LessonStep<V>['say'], tab?: string): LessonStep<V> => ({
  id: of,
  say,
  ...(tab !== undefined && { tab }),
  when: (now) => kindAsked(now) === of,
  until: (now) => now.decision !== null && kindAsked(now) !== of,
});

/** A lesson as the table sees it: its own types stay inside. */
export const asLesson = <V>(lesson: Lesson<V>): Lesson => lesson as unknown as Lesson;

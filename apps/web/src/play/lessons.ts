/**
 * Learning at the table: a match whose course is known beforehand (its seed is fixed and its bots think the same thing
 * every time), and a script that says what to look at and what to do next. To add a game's lesson, add a line.
 */
import type { Json, Option, Ref } from '@questhall/kernel';
import type { SeenDecision, TableSpec } from '@questhall/protocol';
import type { GameId } from '../catalogue/games.ts';

export interface LessonStep {
  readonly id: string;
  readonly say: string;
  /** What the coach points at. */
  readonly at?: Ref;
  /** The options one may choose while this step is on; the others are answered with the coach's words. */
  readonly allow?: (option: Option) => boolean;
  /** When the next step comes: as soon as this holds, or without it when the reader says so. */
  readonly until?: (now: { readonly view: Json; readonly decision: SeenDecision | null }) => boolean;
}

export interface Lesson {
  readonly seed: string;
  readonly spec: TableSpec;
  readonly steps: readonly LessonStep[];
}

const LESSONS: { readonly [game in GameId]?: () => Promise<{ readonly lesson: Lesson }> } = {};

export const loadLesson = async (game: GameId): Promise<Lesson | undefined> =>
  (await LESSONS[game]?.())?.lesson;

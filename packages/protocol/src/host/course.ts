/**
 * The course of a match as its log tells it: answers, and answers taken back. Each entry of the log is one version.
 * Played live or again from the log, it is the same.
 */
import type {
  Decision,
  Game,
  Handed,
  Match,
  MatchSetup,
  Option,
  Reason,
  Recorded,
  Seat,
  Viewer,
} from '@questhall/kernel';
import { advance, eventsFor, openMatch, STATE_FORMAT, submit, takeEvents, undo } from '@questhall/kernel';
import type { LogPage } from '../messages.ts';
import type { LogEntry } from './record.ts';

/** What happened with one version, with who saw it. */
export interface Page {
  readonly version: number;
  readonly recorded: readonly Recorded[];
  readonly undone?: Seat;
}

export interface Course {
  readonly match: Match;
  /** How many entries the log has. */
  version: number;
  /**
   * Added to the numbers of questions. It grows with each undo so that no number is given out twice: an answer to a
   * question that was taken back is late for ever.
   */
  shift: number;
  /** The latest pages of the log, and perhaps some before them. */
  pages: Page[];
}

/** A course as a value: saves playing it again from the beginning. Taken only when nothing can be undone freely. */
export interface Snapshot {
  /** The shape of states it was written with. */
  readonly format: number;
  readonly version: number;
  readonly shift: number;
  readonly pages: readonly Page[];
  readonly match: Pick<Match, 'answers' | 'forced' | 'state'>;
}

const PAGES_KEPT = 60;

export function beginCourse(game: Game, setup: MatchSetup): Course {
  const match = openMatch(game, setup);
  const recorded = takeEvents(match.state);
  return { match, version: 0, shift: 0, pages: [{ version: 0, recorded }] };
}

export const openDecisions = ({ match }: Course): readonly Decision[] => match.decisions;

export const questionNumber = (course: Course, decision: Decision): number => decision.id + course.shift;

/** An answer from outside, with the number its client was shown. */
export function playAnswer(
  course: Course,
  seat: Seat,
  number: number,
  option: Option,
  handed?: Handed,
): { readonly page: Page } | { readonly refused: Reason } {
  const submitted = submit(course.match, { seat, decision: number - course.shift, option }, handed);
  if ('refused' in submitted) return submitted;
  return { page: turnPage(course, submitted.events) };
}

/** Takes back this seat's last choice and all that came after it. */
export function takeBack(course: Course, seat: Seat): Page {
  const before = asked(course);
  undo(course.match, seat);
  course.shift += before - asked(course) + 1;
  return turnPage(course, takeEvents(course.match.state), seat);
}

/** Plays entries of a log that this host wrote earlier. */
export function playLog(course: Course, entries: Iterable<LogEntry>): void {
  for (const entry of entries) playEntry(course, entry);
}

export function playEntry(course: Course, entry: LogEntry): Page {
  if ('undo' in entry) return takeBack(course, entry.seat);
  const open = course.match.decisions.find(({ seat }) => seat === entry.seat);
  const number = open ? questionNumber(course, open) : -1;
  const played = playAnswer(course, entry.seat, number, entry.option, entry.handed);
  if ('page' in played) return played.page;
  throw new Error(`entry ${course.version + 1} of the log does not play: ${JSON.stringify(played.refused)}`);
}

export function pagesFor(course: Course, viewer: Viewer): readonly LogPage[] {
  const pages: LogPage[] = [];
  for (const { version, recorded, undone } of course.pages.slice(-PAGES_KEPT)) {
    const events = eventsFor(viewer, recorded);
    if (undone !== undefined) pages.push({ version, events, undone });
    else if (events.length > 0) pages.push({ version, events });
  }
  return pages;
}

/** Nothing while an undo would be free: what makes it free is not part of the snapshot. */
export function snapshotOf({ match, version, shift, pages }: Course): Snapshot | undefined {
  if (match.trail.length > 0) return undefined;
  const { answers, forced, state } = match;
  const latest = pages.slice(-PAGES_KEPT);
  return { format: STATE_FORMAT, version, shift, pages: latest, match: { answers, forced, state } };
}

/** Nothing if it was written with another shape of states: then the log alone tells. */
export function readSnapshot(text: string): Snapshot | undefined {
  const snapshot = JSON.parse(text) as Snapshot;
  return snapshot.format === STATE_FORMAT ? snapshot : undefined;
}

export function resumeCourse(game: Game, setup: MatchSetup, snapshot: Snapshot): Course {
  const { version, shift, pages } = snapshot;
  const { answers, forced, state } = snapshot.match;
  const decisions = advance(game, state);
  const match: Match = {
    game,
    setup,
    answers: [...answers],
    forced: [...forced],
    state,
    decisions,
    trail: [],
  };
  return { match, version, shift, pages: [...pages] };
}

const asked = ({ match }: Course): number => match.state.asks;

function turnPage(course: Course, recorded: readonly Recorded[], undone?: Seat): Page {
  course.version += 1;
  const { version } = course;
  const page: Page = undone === undefined ? { version, recorded } : { version, recorded, undone };
  course.pages.push(page);
  if (course.pages.length > 2 * PAGES_KEPT) course.pages = course.pages.slice(-PAGES_KEPT);
  return page;
}

/**
 * The course of a match as its log tells it: answers, and answers taken back. Each entry of the log is one version.
 * Played live or again from the log, it is the same.
 */
import type {
  Answer,
  Decision,
  Game,
  Handed,
  MachineState,
  Match,
  MatchSetup,
  Option,
  Reason,
  Recorded,
  Seat,
  Viewer,
} from '@questhall/kernel';
import { eventsFor, matchFrom, openMatch, STATE_FORMAT, submit, takeEvents, undo } from '@questhall/kernel';
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
  /** For each answer of the match that was not taken back: which entry of the log it is, counted from 1. */
  readonly places: number[];
}

/**
 * A course as a value, but for the answers, which are in the log: saves playing it again from the beginning. Taken only
 * when nothing can be undone freely.
 */
export interface Snapshot {
  /** The shape it was written with. */
  readonly format: string;
  readonly version: number;
  readonly shift: number;
  readonly pages: readonly Page[];
  /** The places of the answers, as runs from one to another. */
  readonly runs: readonly Run[];
  /** Of each answer, 1 if there was nothing else to choose, or 0. */
  readonly forced: string;
  readonly state: MachineState;
}

type Run = readonly [first: number, last: number];

/** Of the snapshot, and of the states in it. */
const FORMAT = `2.${STATE_FORMAT}`;

const PAGES_KEPT = 60;

export function beginCourse(game: Game, setup: MatchSetup): Course {
  const match = openMatch(game, setup);
  const recorded = takeEvents(match.state);
  return { match, version: 0, shift: 0, pages: [{ version: 0, recorded }], places: [] };
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
  course.places.push(course.version + 1);
  return { page: turnPage(course, submitted.events) };
}

/** Takes back this seat's last choice and all that came after it. */
export function takeBack(course: Course, seat: Seat): Page {
  const before = asked(course);
  undo(course.match, seat);
  course.places.length = course.match.answers.length;
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
export function snapshotOf({ match, version, shift, pages, places }: Course): Snapshot | undefined {
  if (match.drawless > 0) return undefined;
  return {
    format: FORMAT,
    version,
    shift,
    pages: pages.slice(-PAGES_KEPT),
    runs: runsOf(places),
    forced: match.forced.map(Number).join(''),
    state: match.state,
  };
}

function runsOf(places: readonly number[]): Run[] {
  const runs: [number, number][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run && place === run[1] + 1) run[1] = place;
    else runs.push([place, place]);
  }
  return runs;
}

/** Nothing if it was written with another shape: then the log alone tells. */
export function readSnapshot(text: string): Snapshot | undefined {
  const snapshot = JSON.parse(text) as Snapshot;
  return snapshot.format === FORMAT ? snapshot : undefined;
}

/** With the log from its beginning, at least as far as the snapshot knows it. */
export function resumeCourse(
  game: Game,
  setup: MatchSetup,
  snapshot: Snapshot,
  entries: readonly LogEntry[],
): Course {
  const { version, shift, pages, runs, forced, state } = snapshot;
  const places = runs.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  const answers = places.map((place) => answerIn(entries, place));
  const match = matchFrom(
    game,
    setup,
    state,
    answers,
    Array.from(forced, (flag) => flag === '1'),
  );
  return { match, version, shift, pages: [...pages], places };
}

function answerIn(entries: readonly LogEntry[], place: number): Answer {
  const entry = entries[place - 1];
  if (!entry || 'undo' in entry) throw new Error(`entry ${place} of the log is no answer`);
  const { seat, option, handed } = entry;
  return { seat, option, ...(handed && { handed }) };
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

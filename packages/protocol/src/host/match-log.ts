/**
 * A match as its log tells it: answers, and answers taken back. Each entry of the log is one version.
 * Played once or again from the log, it is the same.
 */
import type {
  Answer,
  Decision,
  Game,
  Handed,
  Kept,
  MachineState,
  Match,
  MatchSetup,
  Option,
  Reason,
  Recorded,
  Seat,
  Viewer,
} from '@questhall/kernel';
import {
  eventsFor,
  matchFrom,
  openMatch,
  STATE_FORMAT,
  submit,
  takeEvents,
  undo,
  undoCost,
} from '@questhall/kernel';
import type { LogPage } from '../messages.ts';
import type { LogEntry } from './record.ts';

/** What happened with one version, with who saw it. */
export interface Page {
  readonly version: number;
  readonly recorded: readonly Recorded[];
  readonly undone?: Seat;
}

export interface MatchLog {
  readonly match: Match;
  /** How many entries the log has. */
  version: number;
  /**
   * Added to the numbers of questions. It grows with each undo so that no number is given out twice: an answer to a
   * question that was taken back is late for ever.
   */
  shift: number;
  /** The latest pages of the log. */
  readonly pages: Page[];
  /** For each answer of the match that was not taken back: which entry of the log it is, counted from 1. */
  readonly places: number[];
}

/** A match log as a value, but for the answers, which are in the log: saves playing it again from the beginning. */
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
  readonly undoable: number;
  /** A state a little before, for who takes back the last choice. */
  readonly kept: Kept<MachineState> | null;
}

type Run = readonly [first: number, last: number];

/** Of the snapshot, and of the states in it. */
const FORMAT = `3.${STATE_FORMAT}`;

const PAGES_KEPT = 60;

/** A number that no question has. */
const NO_QUESTION = -1;

export function beginLog(game: Game, setup: MatchSetup): MatchLog {
  const match = openMatch(game, setup);
  const recorded = takeEvents(match.state);
  return { match, version: 0, shift: 0, pages: [{ version: 0, recorded }], places: [] };
}

export const openDecisions = ({ match }: MatchLog): readonly Decision[] => match.decisions;

export const questionNumber = (log: MatchLog, decision: Decision): number => decision.id + log.shift;

/** An answer from outside, with the number its client was shown. */
export function playAnswer(
  log: MatchLog,
  seat: Seat,
  number: number,
  option: Option,
  handed?: Handed,
): { readonly page: Page } | { readonly refused: Reason } {
  const submitted = submit(log.match, { seat, decision: number - log.shift, option }, handed);
  if ('refused' in submitted) return submitted;
  log.places.push(log.version + 1);
  return { page: turnPage(log, submitted.events) };
}

/** Takes back this seat's last choice and all that came after it. */
export function takeBack(log: MatchLog, seat: Seat): Page {
  const before = asked(log);
  undo(log.match, seat);
  log.places.length = log.match.answers.length;
  log.shift += before - asked(log) + 1;
  return turnPage(log, takeEvents(log.match.state), seat);
}

/** Plays entries of a log that this host wrote earlier. */
export function playLog(log: MatchLog, entries: Iterable<LogEntry>): void {
  for (const entry of entries) playEntry(log, entry);
}

export function playEntry(log: MatchLog, entry: LogEntry): Page {
  if ('undo' in entry) return takeBack(log, entry.seat);
  const open = log.match.decisions.find(({ seat }) => seat === entry.seat);
  const number = open ? questionNumber(log, open) : NO_QUESTION;
  const played = playAnswer(log, entry.seat, number, entry.option, entry.handed);
  if ('page' in played) return played.page;
  throw new Error(`entry ${log.version + 1} of the log does not play: ${JSON.stringify(played.refused)}`);
}

export function pagesFor(log: MatchLog, viewer: Viewer): readonly LogPage[] {
  const pages: LogPage[] = [];
  for (const { version, recorded, undone } of log.pages) {
    const events = eventsFor(viewer, recorded);
    if (undone !== undefined) pages.push({ version, events, undone });
    else if (events.length > 0) pages.push({ version, events });
  }
  return pages;
}

/** Whatever can be undone: a log in which answers and undos take turns has snapshots like any other. */
export function snapshotOf({ match, version, shift, pages, places }: MatchLog): Snapshot {
  const { undoable, answers, kept } = match;
  return {
    format: FORMAT,
    version,
    shift,
    pages: [...pages],
    runs: runsOf(places),
    forced: match.forced.map(Number).join(''),
    state: match.state,
    undoable,
    kept: kept.findLast(({ after }) => after < answers.length) ?? null,
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

/** What is left of a match from earlier: its log from the beginning, and perhaps a snapshot of a part of it. */
export interface StoredLog {
  readonly snapshot?: Snapshot | undefined;
  readonly entries: readonly LogEntry[];
}

/** The match at the end of its log, at once. */
export function loadLog(game: Game, setup: MatchSetup, { snapshot, entries }: StoredLog): MatchLog {
  const log = snapshot ? resumeLog(game, setup, snapshot, entries) : beginLog(game, setup);
  playLog(log, entries.slice(log.version));
  return log;
}

/** So many answers are played again at a time, those included that an undo in the log takes. */
export const SLICE = 50;

/** The same, a slice at a time: whoever shares a thread with it has their turn in between. */
export async function loadLogInSlices(
  game: Game,
  setup: MatchSetup,
  { snapshot, entries }: StoredLog,
  pause: () => Promise<void>,
): Promise<MatchLog> {
  const log = snapshot ? resumeLog(game, setup, snapshot, entries) : beginLog(game, setup);
  let left = SLICE;
  for (const entry of entries.slice(log.version)) {
    if (left <= 0) {
      await pause();
      left = SLICE;
    }
    left -= 'undo' in entry ? 1 + undoCost(log.match, entry.seat).playedAgain : 1;
    playEntry(log, entry);
  }
  return log;
}

/** With the log from its beginning, at least as far as the snapshot knows it. */
function resumeLog(
  game: Game,
  setup: MatchSetup,
  snapshot: Snapshot,
  entries: readonly LogEntry[],
): MatchLog {
  const { version, shift, pages, runs, forced, state, undoable, kept } = snapshot;
  const places = runs.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  const answers = places.map((place) => answerIn(entries, place));
  const match = matchFrom(game, setup, state, {
    answers,
    forced: Array.from(forced, (flag) => flag === '1'),
    undoable,
    kept: kept ? [kept] : [],
  });
  return { match, version, shift, pages: [...pages], places };
}

function answerIn(entries: readonly LogEntry[], place: number): Answer {
  const entry = entries[place - 1];
  if (!entry || 'undo' in entry) throw new Error(`entry ${place} of the log is no answer`);
  const { seat, option, handed } = entry;
  return { seat, option, ...(handed && { handed }) };
}

const asked = ({ match }: MatchLog): number => match.state.asks;

function turnPage(log: MatchLog, recorded: readonly Recorded[], undone?: Seat): Page {
  log.version += 1;
  const { version } = log;
  const page: Page = undone === undefined ? { version, recorded } : { version, recorded, undone };
  log.pages.push(page);
  if (log.pages.length > PAGES_KEPT) log.pages.shift();
  return page;
}

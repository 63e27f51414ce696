/**
 * A table and its host: takes what clients say, keeps the log, and tells every client what it may know. No sockets and no
 * timers: whoever runs it brings time, memory and thinking (see `Ports`).
 */
import type { Game, MatchRecord, Seat } from '@questhall/kernel';
import { recordOf, same } from '@questhall/kernel';
import type { Bye, TableRequest } from '../messages.ts';
import { PROTOCOL } from '../messages.ts';
import type { TableInfo } from '../table.ts';
import { hostReason, reasonText } from '../words.ts';
import type { Away } from './clock.ts';
import { forgive, latestClock, resumeClock } from './clock.ts';
import type { Course, Snapshot } from './course.ts';
import { beginCourse, playLog, questionNumber, resumeCourse, snapshotOf } from './course.ts';
import { follow } from './follow.ts';
import type { Client, Elsewhere, Live, Ports } from './live.ts';
import { announce, infoOf, isUnattended, keep, presentHere, runsHere, tell, youAre } from './live.ts';
import { dropHints, goOn, runClocks } from './play.ts';
import type { LogEntry, TableRecord } from './record.ts';
import { handle } from './requests.ts';
import { isAdmitted, turnAway } from './spectators.ts';
import { attach, detach, publish } from './streams.ts';

export interface TableHost {
  /** Lets a client in, or says why not and hangs up. */
  join(client: Client, known?: { readonly epoch: string; readonly version: number }): boolean;
  part(client: Client): void;
  receive(client: Client, request: TableRequest): void;
  /** The time asked for by `wakeAt` has come. */
  tick(): void;
  info(): TableInfo;
  record(): TableRecord;
  /** The seats that are being waited for. */
  waiting(): readonly Seat[];
  /** The questions they are asked: no two of a match have the same number. */
  questions(): readonly { readonly seat: Seat; readonly question: number }[];
  /** The match on record, once it is over: before that it would give everything away. */
  finished(): MatchRecord | undefined;
  snapshot(): Snapshot | undefined;
  /** Nobody is connected, no bot thinks and no clock runs. */
  idle(): boolean;
  /** How many entries the log has as far as this host knows. */
  version(): number;
  /** Takes up what another host of this table has kept: the record, and the entries after `version`. */
  follow(record: TableRecord, entries: readonly LogEntry[]): void;
  /** Bots and clocks have become this host's to run. */
  carryOn(): void;
  /** Those who are connected through this host. */
  here(): Elsewhere;
  /** Those who are connected through other hosts. */
  others(elsewhere: Elsewhere): void;
  /** Hangs up, with a reason, or without a word. The host is of no use after this. */
  close(rule?: ClosingRule): void;
}

/** Why a host hangs up. Only from quarantine it makes no sense to come back at once. */
export type ClosingRule = 'QH-CLOSING' | 'QH-RELOADED' | 'QH-QUARANTINED';

/** What is left of a table from earlier. */
export interface Past {
  readonly snapshot?: Snapshot | undefined;
  /** The log, from its beginning. */
  readonly entries: readonly LogEntry[];
  /** When last nobody was there to run the clocks. */
  readonly away?: Away;
}

const NEW: Past = { entries: [] };
const NOBODY: Elsewhere = { guests: [], spectators: 0 };

export function createTableHost(game: Game, record: TableRecord, ports: Ports, past: Past = NEW): TableHost {
  const live = wake(game, record, ports, past);
  try {
    goOn(live);
  } catch (error) {
    // A bot that thinks already must not play on at a table nobody has.
    live.closed = true;
    throw error;
  }
  return {
    join: (client, known) => !live.closed && join(live, client, known),
    part: (client) => part(live, client),
    receive(client, request) {
      if (!live.closed) handle(live, client, request);
    },
    tick: () => tick(live),
    info: () => infoOf(live),
    record: () => live.record,
    waiting: () => questions(live).map(({ seat }) => seat),
    questions: () => questions(live),
    finished: () => (live.course?.match.state.outcome ? recordOf(live.course.match) : undefined),
    snapshot: () => (live.course ? snapshotOf(live.course) : undefined),
    idle: () =>
      live.clients.size === 0 &&
      (isUnattended(live) || (live.thinking.size === 0 && !(live.clock && isPlaying(live)))),
    version: () => live.course?.version ?? 0,
    follow: (record, entries) => follow(live, record, entries),
    carryOn: () => goOn(live),
    here: () => presentHere(live),
    others: (elsewhere) => setElsewhere(live, elsewhere),
    close: (rule) => close(live, rule),
  };
}

const questions = (live: Live): readonly { readonly seat: Seat; readonly question: number }[] => {
  const { course } = live;
  if (!course || !isPlaying(live)) return [];
  return course.match.decisions.map((open) => ({ seat: open.seat, question: questionNumber(course, open) }));
};

const isPlaying = ({ record }: Live): boolean => record.status === 'playing';

function wake(game: Game, record: TableRecord, ports: Ports, past: Past): Live {
  const course = courseOf(game, record, past);
  const live: Live = {
    game,
    ports,
    record,
    course,
    clock: null,
    epoch: ports.secret(),
    undoAsker: null,
    elsewhere: NOBODY,
    closed: false,
    clients: new Set(),
    streams: new Map(),
    open: null,
    thinking: new Map(),
    hinting: new Map(),
    askedAt: ports.now(),
  };
  const { clock } = record.settings;
  const kept = latestClock(record, past.entries.at(-1));
  if (clock && course && kept) {
    live.clock = resumeClock(clock, kept);
    if (past.away && forgive(live.clock, past.away) && isPlaying(live)) {
      // Another host must neither charge that time nor forgive it again.
      runClocks(live);
      keep(live, {});
    }
  }
  return live;
}

function courseOf(
  game: Game,
  { match, rulesVersion }: TableRecord,
  { snapshot, entries }: Past,
): Course | null {
  if (!match) return null;
  if (rulesVersion !== game.version)
    throw new Error(`the match was begun with rules version ${rulesVersion}, and this is ${game.version}`);
  const course = snapshot ? resumeCourse(game, match, snapshot, entries) : beginCourse(game, match);
  playLog(course, entries.slice(course.version));
  return course;
}

export function goodbye(rule: ClosingRule): Bye {
  const reason = hostReason(rule);
  return { type: 'bye', reason, text: reasonText(reason) ?? rule, again: rule !== 'QH-QUARANTINED' };
}

function join(live: Live, client: Client, known?: { epoch: string; version: number }): boolean {
  const { record, epoch } = live;
  const you = youAre(live, client);
  if (!isAdmitted(live, client)) {
    turnAway(live, client);
    return false;
  }
  detach(live, client);
  const fresh = !live.clients.has(client);
  live.clients.add(client);
  tell(client, { type: 'welcome', protocol: PROTOCOL, table: infoOf(live), you, chat: record.chat });
  attach(live, client, known?.epoch === epoch ? known.version : undefined);
  if (fresh) announceToOthers(live, client);
  // Bots go on once somebody looks.
  if (fresh) goOn(live);
  return true;
}

/** Somebody came: the others hear it. The one who came was told with the welcome. */
function announceToOthers(live: Live, client: Client): void {
  if (live.clients.size === 1) return;
  const frame = JSON.stringify({ type: 'table', table: infoOf(live) });
  for (const other of live.clients) if (other !== client) other.send(frame);
}

/** Who comes and goes elsewhere is news here, too. */
function setElsewhere(live: Live, elsewhere: Elsewhere): void {
  if (same(elsewhere, live.elsewhere)) return;
  live.elsewhere = elsewhere;
  announce(live);
  goOn(live);
}

function part(live: Live, client: Client): void {
  detach(live, client);
  dropHints(live, (hinting) => hinting.client === client);
  if (live.clients.delete(client)) announce(live);
}

/** Whoever ran out of time is stood in for by a bot. */
function tick(live: Live): void {
  const { clock, course } = live;
  if (!clock || !course || live.closed || !isPlaying(live) || !runsHere(live)) return;
  runClocks(live);
  const open = course.match.decisions.map(({ seat }) => seat);
  const late = open.filter((seat) => clock.left[seat] === 0 && live.record.seats[seat]?.bot === null);
  if (late.length > 0) {
    const seats = live.record.seats.map((seat, at) =>
      late.includes(at) ? { ...seat, bot: 'greedy' as const } : seat,
    );
    keep(live, { seats });
    announce(live);
    publish(live);
  }
  goOn(live);
}

function close(live: Live, rule?: ClosingRule): void {
  live.closed = true;
  dropHints(live, () => true);
  if (rule) for (const client of live.clients) tell(client, goodbye(rule));
  live.clients.clear();
  live.streams.clear();
}

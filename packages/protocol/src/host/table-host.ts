/**
 * A table and its host: takes what clients say, keeps the log, and tells every client what it may know. No sockets and no
 * timers: whoever runs it brings time, memory and thinking (see `Ports`).
 */
import type { Game, Json, MatchRecord, Option, Outcome, Seat } from '@questhall/kernel';
import { recordOf, same, undoCost } from '@questhall/kernel';
import type { Bye, TableRequest, UndoReply, UndoRequest } from '../messages.ts';
import { PROTOCOL } from '../messages.ts';
import type { TableInfo } from '../table.ts';
import { hostReason } from '../words.ts';
import type { Away } from './clock.ts';
import { forgive, latestClock, resumeClock } from './clock.ts';
import { dropSeatAsk } from './consent.ts';
import { follow } from './follow.ts';
import type { MatchLog, Snapshot, StoredLog } from './match-log.ts';
import { loadLog, questionNumber, snapshotOf } from './match-log.ts';
import { dropHints, goOn, planThrow, runClocks } from './play.ts';
import type { RatedResult } from './rated.ts';
import { ratedResult } from './rated.ts';
import type { LogEntry, TableRecord } from './record.ts';
import { spoken } from './record.ts';
import { handle } from './requests.ts';
import { isAdmitted, turnAway } from './spectators.ts';
import { attach, detach, publish } from './streams.ts';
import type { Client, Elsewhere, Ports, TableState } from './table-state.ts';
import { announce, infoOf, isUnattended, keep, presentHere, runsHere, tell, youAre } from './table-state.ts';

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
  /** How it ended. */
  ending(): Ending | undefined;
  /** What it counts for ratings; nothing: it does not, or not yet. */
  rated(): RatedResult | undefined;
  snapshot(): Snapshot | undefined;
  /** The long part of a throw, to be carried out elsewhere before the answer is given. Nothing: there is none. */
  planThrow(seat: Seat, question: number, option: Option, thrown?: Json): Json | undefined;
  /** How many answers this undo would have to play again. */
  undoWork(request: UndoReply | UndoRequest): number;
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

export interface Ending {
  readonly outcome: Outcome;
  /** The same as a sentence. */
  readonly text: string;
  /** How many choices were made, by whomever. */
  readonly answers: number;
}

/** Why a host hangs up. Only from quarantine it makes no sense to come back at once. */
export type ClosingRule = 'QH-CLOSING' | 'QH-RELOADED' | 'QH-QUARANTINED';

/** What is left of a table from earlier. */
export interface Past extends StoredLog {
  /** The match at the end of its log, where somebody has played it already. */
  readonly log?: MatchLog;
  /** When last nobody was there to run the clocks. */
  readonly away?: Away;
}

const NEW: Past = { entries: [] };
const NOBODY: Elsewhere = { guests: [], spectators: 0 };

export function createTableHost(game: Game, record: TableRecord, ports: Ports, past: Past = NEW): TableHost {
  const table = wake(game, record, ports, past);
  try {
    goOn(table);
  } catch (error) {
    // A bot that thinks already must not play on at a table nobody has.
    table.closed = true;
    throw error;
  }
  return {
    join: (client, known) => !table.closed && join(table, client, known),
    part: (client) => part(table, client),
    receive(client, request) {
      if (!table.closed) handle(table, client, request);
    },
    tick: () => tick(table),
    info: () => infoOf(table),
    record: () => table.record,
    waiting: () => questions(table).map(({ seat }) => seat),
    questions: () => questions(table),
    finished: () => finished(table),
    ending: () => ending(table),
    rated: () => ratedResult(table.game, table.record, table.log),
    snapshot: () => (table.log ? snapshotOf(table.log) : undefined),
    planThrow: (seat, number, option, thrown) => planThrow(table, { seat, number, option, thrown }),
    undoWork: (request) => undoWork(table, request),
    idle: () =>
      table.clients.size === 0 &&
      (isUnattended(table) || (table.thinking.size === 0 && !(table.clock && isPlaying(table)))),
    version: () => table.log?.version ?? 0,
    follow: (record, entries) => follow(table, record, entries),
    carryOn: () => goOn(table),
    here: () => presentHere(table),
    others: (elsewhere) => setElsewhere(table, elsewhere),
    close: (rule) => close(table, rule),
  };
}

const questions = (table: TableState): readonly { readonly seat: Seat; readonly question: number }[] => {
  const { log } = table;
  if (!log || !isPlaying(table)) return [];
  return log.match.decisions.map((open) => ({ seat: open.seat, question: questionNumber(log, open) }));
};

function undoWork({ log, record }: TableState, request: UndoReply | UndoRequest): number {
  const seat = request.type === 'undo' ? request.seat : record.undo?.seat;
  return log && seat !== undefined ? undoCost(log.match, seat).playedAgain : 0;
}

const isPlaying = ({ record }: TableState): boolean => record.status === 'playing';

function wake(game: Game, record: TableRecord, ports: Ports, past: Past): TableState {
  const log = logOf(game, record, past);
  const table: TableState = {
    game,
    ports,
    record,
    log,
    clock: null,
    epoch: ports.secret(),
    undoAsker: null,
    seatAsker: null,
    elsewhere: NOBODY,
    closed: false,
    clients: new Set(),
    streams: new Map(),
    open: null,
    thinking: new Map(),
    lateness: { late: 0, inTime: 0 },
    hinting: new Map(),
    askedAt: ports.now(),
  };
  const { clock } = record.settings;
  const kept = latestClock(record, past.entries.at(-1));
  if (clock && log && kept) {
    table.clock = resumeClock(clock, kept);
    if (past.away && forgive(table.clock, past.away) && isPlaying(table)) {
      // Another host must neither charge that time nor forgive it again.
      runClocks(table);
      keep(table, {});
    }
  }
  return table;
}

function logOf(game: Game, { match, rulesVersion }: TableRecord, past: Past): MatchLog | null {
  if (!match) return null;
  if (rulesVersion !== game.version)
    throw new Error(`the match was begun with rules version ${rulesVersion}, and this is ${game.version}`);
  return past.log ?? loadLog(game, match, past);
}

export function goodbye(rule: ClosingRule): Bye {
  const reason = hostReason(rule);
  return { type: 'bye', reason, again: rule !== 'QH-QUARANTINED' };
}

function join(table: TableState, client: Client, known?: { epoch: string; version: number }): boolean {
  const { record, epoch } = table;
  const you = youAre(table, client);
  if (!isAdmitted(table, client)) {
    turnAway(client);
    return false;
  }
  detach(table, client);
  const fresh = !table.clients.has(client);
  table.clients.add(client);
  const chat = record.chat.map((line) => spoken(line, table.ports.personOf));
  tell(client, { type: 'welcome', protocol: PROTOCOL, table: infoOf(table), you, chat });
  attach(table, client, known?.epoch === epoch ? known.version : undefined);
  if (fresh) announceToOthers(table, client);
  // Bots go on once somebody looks.
  if (fresh) goOn(table);
  return true;
}

/** Somebody came: the others hear it. The one who came was told with the welcome. */
function announceToOthers(table: TableState, client: Client): void {
  if (table.clients.size === 1) return;
  const frame = JSON.stringify({ type: 'table', table: infoOf(table) });
  for (const other of table.clients) if (other !== client) other.send(frame);
}

/** Under the names of now: somebody may have been forgotten since it began. */
function finished({ log, record }: TableState): MatchRecord | undefined {
  if (!log?.match.state.outcome) return undefined;
  const played = recordOf(log.match);
  return record.match ? { ...played, seats: record.match.seats } : played;
}

function ending({ game, log }: TableState): Ending | undefined {
  const outcome = log?.match.state.outcome;
  if (!log || !outcome) return undefined;
  const { state, answers } = log.match;
  return { outcome, text: game.words.outcome(outcome, game.view(state, null)), answers: answers.length };
}

/** Who comes and goes elsewhere is news here, too. */
function setElsewhere(table: TableState, elsewhere: Elsewhere): void {
  if (same(elsewhere, table.elsewhere)) return;
  table.elsewhere = elsewhere;
  announce(table);
  goOn(table);
}

function part(table: TableState, client: Client): void {
  detach(table, client);
  dropHints(table, (hinting) => hinting.client === client);
  if (!table.closed && table.seatAsker?.client === client)
    dropSeatAsk(table, hostReason('QH-SEAT-OVERTAKEN'));
  if (table.clients.delete(client)) announce(table);
}

/** Whoever ran out of time is stood in for by a bot. */
function tick(table: TableState): void {
  const { clock, log } = table;
  if (!clock || !log || table.closed || !isPlaying(table) || !runsHere(table)) return;
  runClocks(table);
  const open = log.match.decisions.map(({ seat }) => seat);
  const late = open.filter((seat) => clock.left[seat] === 0 && table.record.seats[seat]?.bot === null);
  if (late.length > 0) {
    const seats = table.record.seats.map((seat, at) =>
      late.includes(at) ? { ...seat, bot: 'greedy' as const } : seat,
    );
    keep(table, { seats });
    announce(table);
    publish(table);
  }
  goOn(table);
}

function close(table: TableState, rule?: ClosingRule): void {
  table.closed = true;
  dropHints(table, () => true);
  if (rule) for (const client of table.clients) tell(client, goodbye(rule));
  table.clients.clear();
  table.streams.clear();
}

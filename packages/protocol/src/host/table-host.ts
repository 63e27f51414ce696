/**
 * A table and its host: takes what clients say, keeps the log, and tells every client what it may know. No sockets and no
 * timers: whoever runs it brings time, memory and thinking (see `Ports`).
 */
import type { Game, MatchRecord } from '@questhall/kernel';
import { recordOf } from '@questhall/kernel';
import type { TableRequest } from '../messages.ts';
import { PROTOCOL } from '../messages.ts';
import type { TableInfo } from '../table.ts';
import { hostReason } from '../words.ts';
import { forgive, resumeClock } from './clock.ts';
import type { Course, Snapshot } from './course.ts';
import { beginCourse, playLog, resumeCourse, snapshotOf } from './course.ts';
import type { Client, Live, Ports } from './live.ts';
import { announce, infoOf, keep, sentence, tell, youAre } from './live.ts';
import { goOn, runClocks } from './play.ts';
import type { ClockRecord, LogEntry, TableRecord } from './record.ts';
import { handle } from './requests.ts';
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
  /** The match on record, once it is over: before that it would give everything away. */
  finished(): MatchRecord | undefined;
  snapshot(): Snapshot | undefined;
  /** Nobody is connected, no bot thinks and no clock runs. */
  idle(): boolean;
  /** Hangs up, with a reason. The host is of no use after this. */
  close(rule: 'QH-CLOSING' | 'QH-RELOADED'): void;
}

/** What is left of a table from earlier. */
export interface Past {
  readonly snapshot?: Snapshot | undefined;
  /** The log after the snapshot, or all of it. */
  readonly entries: readonly LogEntry[];
  /** How long nobody was there to run the clocks. */
  readonly down?: number;
}

const NEW: Past = { entries: [] };

export function createTableHost(game: Game, record: TableRecord, ports: Ports, past: Past = NEW): TableHost {
  const live = wake(game, record, ports, past);
  goOn(live);
  return {
    join: (client, known) => !live.closed && join(live, client, known),
    part: (client) => part(live, client),
    receive(client, request) {
      if (!live.closed) handle(live, client, request);
    },
    tick: () => tick(live),
    info: () => infoOf(live),
    record: () => live.record,
    finished: () => (live.course?.match.state.outcome ? recordOf(live.course.match) : undefined),
    snapshot: () => (live.course ? snapshotOf(live.course) : undefined),
    idle: () => live.clients.size === 0 && live.thinking.size === 0 && !(live.clock && isPlaying(live)),
    close: (rule) => close(live, rule),
  };
}

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
    undoAsked: null,
    closed: false,
    clients: new Set(),
    streams: new Map(),
    thinking: new Map(),
  };
  const { clock } = record.settings;
  const kept = latest(record, past.entries);
  if (clock && course && kept) {
    live.clock = resumeClock(clock, kept);
    forgive(live.clock, past.down ?? 0, ports.now());
  }
  // The match may have ended with the last thing that was kept before the host went away.
  if (isPlaying(live) && course?.match.state.outcome) keep(live, { status: 'finished' });
  return live;
}

function courseOf(game: Game, { match, rulesVersion }: TableRecord, past: Past): Course | null {
  if (!match) return null;
  if (rulesVersion !== game.version)
    throw new Error(`the match was begun with rules version ${rulesVersion}, and this is ${game.version}`);
  const course = past.snapshot ? resumeCourse(game, match, past.snapshot) : beginCourse(game, match);
  playLog(course, past.entries);
  return course;
}

/** Clocks are kept with each entry of the log, and with the record when seats change. */
function latest({ clock }: TableRecord, entries: readonly LogEntry[]): ClockRecord | null {
  const entry = entries.at(-1);
  if (!entry?.clock || (clock && clock.at > entry.at)) return clock;
  return { left: entry.clock, at: entry.at };
}

function join(live: Live, client: Client, known?: { epoch: string; version: number }): boolean {
  const { record, epoch } = live;
  const you = youAre(live, client);
  if (record.status === 'playing' && !record.settings.spectators && you.seats.length === 0 && !you.host) {
    const reason = hostReason('QH-NO-SPECTATORS');
    tell(client, { type: 'bye', reason, text: sentence(live, reason), again: false });
    return false;
  }
  detach(live, client);
  const fresh = !live.clients.has(client);
  live.clients.add(client);
  tell(client, { type: 'welcome', protocol: PROTOCOL, table: infoOf(live), you, chat: record.chat });
  attach(live, client, known?.epoch === epoch ? known.version : undefined);
  if (fresh) announceToOthers(live, client);
  return true;
}

/** Somebody came: the others hear it. The one who came was told with the welcome. */
function announceToOthers(live: Live, client: Client): void {
  if (live.clients.size === 1) return;
  const frame = JSON.stringify({ type: 'table', table: infoOf(live) });
  for (const other of live.clients) if (other !== client) other.send(frame);
}

function part(live: Live, client: Client): void {
  detach(live, client);
  if (live.clients.delete(client)) announce(live);
}

/** Whoever ran out of time is stood in for by a bot. */
function tick(live: Live): void {
  const { clock, course } = live;
  if (!clock || !course || live.closed || !isPlaying(live)) return;
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

function close(live: Live, rule: 'QH-CLOSING' | 'QH-RELOADED'): void {
  live.closed = true;
  const reason = hostReason(rule);
  for (const client of live.clients)
    tell(client, { type: 'bye', reason, text: sentence(live, reason), again: true });
  live.clients.clear();
  live.streams.clear();
}

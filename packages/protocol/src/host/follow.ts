/** What another host of the same table has kept, taken up here: everybody sees it as if it had happened here. */
import { same } from '@questhall/kernel';
import { hostReason } from '../words.ts';
import { latestClock, resumeClock } from './clock.ts';
import { beginCourse, playEntry, playLog } from './course.ts';
import type { Live } from './live.ts';
import { announce, broadcast, refuseUndo, tell, youAre } from './live.ts';
import { goOn } from './play.ts';
import type { LogEntry, TableRecord } from './record.ts';
import { sendSpectatorsAway } from './spectators.ts';
import { attach, detach, publish } from './streams.ts';

export function follow(live: Live, record: TableRecord, entries: readonly LogEntry[]): void {
  const before = live.record;
  live.record = record;
  if (record.round === before.round) playOn(live, entries);
  else beginAnew(live, entries);
  settleUndo(live, entries);
  if (record !== before) {
    tellChat(live, before);
    if (!same(aboutTable(before), aboutTable(record))) reseat(live);
  }
  goOn(live);
}

function playOn(live: Live, entries: readonly LogEntry[]): void {
  for (const entry of entries) {
    if (!live.course) return;
    const page = playEntry(live.course, entry);
    setClock(live, entry);
    publish(live, page);
  }
  if (entries.length > 0 || !live.clock) return;
  setClock(live, undefined);
  publish(live);
}

function beginAnew(live: Live, entries: readonly LogEntry[]): void {
  const { record, game, ports } = live;
  if (record.match && record.rulesVersion !== game.version)
    throw new Error(`the match was begun with rules version ${record.rulesVersion}, not ${game.version}`);
  for (const client of live.clients) detach(live, client);
  live.course = record.match ? beginCourse(game, record.match) : null;
  if (live.course) playLog(live.course, entries);
  live.epoch = ports.secret();
  live.thinking.clear();
  setClock(live, entries.at(-1));
  announce(live);
  sendSpectatorsAway(live);
  for (const client of live.clients) attach(live, client);
}

function setClock(live: Live, entry: LogEntry | undefined): void {
  const { clock: setting } = live.record.settings;
  const known = live.clock && { left: live.clock.left, at: live.clock.at };
  const told = latestClock(live.record, entry);
  const kept = known && (!told || known.at > told.at) ? known : told;
  live.clock = setting && live.course && kept ? resumeClock(setting, kept) : null;
}

function tellChat(live: Live, before: TableRecord): void {
  const known = new Set(before.chat.map((line) => JSON.stringify(line)));
  for (const line of live.record.chat)
    if (!known.has(JSON.stringify(line))) broadcast(live, { type: 'chat', line });
}

/** Somebody here waits for an undo, and elsewhere it was decided. */
function settleUndo(live: Live, entries: readonly LogEntry[]): void {
  const asker = live.undoAsker;
  if (!asker || live.record.undo) return;
  if (!entries.some((entry) => 'undo' in entry)) return refuseUndo(live, hostReason('QH-UNDO-OVERTAKEN'));
  live.undoAsker = null;
  tell(asker.client, { type: 'done', id: asker.id });
}

/** What everybody at the table is told about it. */
const aboutTable = ({ status, round, settings, host, seats, undo = null }: TableRecord) => ({
  status,
  round,
  settings,
  host,
  seats,
  undo,
});

function reseat(live: Live): void {
  announce(live);
  sendSpectatorsAway(live);
  for (const client of live.clients) {
    tell(client, { type: 'you', you: youAre(live, client) });
    attach(live, client);
  }
}

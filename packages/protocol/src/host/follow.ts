/** What another host of the same table has kept, taken up here: everybody sees it as if it had happened here. */
import { same } from '@questhall/kernel';
import { hostReason } from '../words.ts';
import { latestClock, resumeClock } from './clock.ts';
import { settleSeatAsk } from './consent.ts';
import { beginLog, playEntry, playLog } from './match-log.ts';
import { goOn } from './play.ts';
import type { LogEntry, TableRecord } from './record.ts';
import { spoken } from './record.ts';
import { admitAnew, sendSpectatorsAway } from './spectators.ts';
import { attach, detach, publish } from './streams.ts';
import type { TableState } from './table-state.ts';
import { announce, broadcast, refuseUndo, tell, youAre } from './table-state.ts';

export function follow(table: TableState, record: TableRecord, entries: readonly LogEntry[]): void {
  const before = table.record;
  table.record = record;
  if (record.matchNumber === before.matchNumber) playOn(table, entries);
  else beginAnew(table, entries);
  settleUndo(table, entries);
  settleSeatAsk(table);
  if (record !== before) {
    tellChat(table, before);
    if (!same(aboutTable(before), aboutTable(record))) reseat(table);
    admitAnew(table, before);
  }
  goOn(table);
}

function playOn(table: TableState, entries: readonly LogEntry[]): void {
  for (const entry of entries) {
    if (!table.log) return;
    const page = playEntry(table.log, entry);
    setClock(table, entry);
    publish(table, page);
  }
  if (entries.length > 0 || !table.clock) return;
  setClock(table, undefined);
  publish(table);
}

function beginAnew(table: TableState, entries: readonly LogEntry[]): void {
  const { record, game, ports } = table;
  if (record.match && record.rulesVersion !== game.version)
    throw new Error(`the match was begun with rules version ${record.rulesVersion}, not ${game.version}`);
  for (const client of table.clients) detach(table, client);
  table.log = record.match ? beginLog(game, record.match) : null;
  if (table.log) playLog(table.log, entries);
  table.epoch = ports.secret();
  table.thinking.clear();
  setClock(table, entries.at(-1));
  announce(table);
  sendSpectatorsAway(table);
  for (const client of table.clients) attach(table, client);
}

function setClock(table: TableState, entry: LogEntry | undefined): void {
  const { clock: setting } = table.record.settings;
  const known = table.clock && { left: table.clock.left, at: table.clock.at };
  const told = latestClock(table.record, entry);
  const kept = known && (!told || known.at > told.at) ? known : told;
  table.clock = setting && table.log && kept ? resumeClock(setting, kept) : null;
}

function tellChat(table: TableState, before: TableRecord): void {
  const { personOf } = table.ports;
  const known = new Set(before.chat.map((line) => JSON.stringify(spoken(line, personOf))));
  for (const line of table.record.chat.map((line) => spoken(line, personOf)))
    if (!known.has(JSON.stringify(line))) broadcast(table, { type: 'chat', line });
}

/** Somebody here waits for an undo, and elsewhere it was decided. */
function settleUndo(table: TableState, entries: readonly LogEntry[]): void {
  const asker = table.undoAsker;
  if (!asker || table.record.undo) return;
  if (!entries.some((entry) => 'undo' in entry)) return refuseUndo(table, hostReason('QH-UNDO-OVERTAKEN'));
  table.undoAsker = null;
  tell(asker.client, { type: 'done', id: asker.id });
}

/** What everybody at the table is told about it. */
const aboutTable = ({
  status,
  matchNumber,
  settings,
  host,
  seats,
  undo = null,
  seatAsked = null,
}: TableRecord) => ({
  status,
  matchNumber,
  settings,
  host,
  seats,
  undo,
  seatAsked,
});

function reseat(table: TableState): void {
  announce(table);
  for (const client of table.clients) {
    tell(client, { type: 'you', you: youAre(table, client) });
    attach(table, client);
  }
}

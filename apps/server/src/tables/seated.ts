/** One table in memory: its host, tied to storage, clock and bots. */
import { randomBytes } from 'node:crypto';
import type { Game } from '@questhall/kernel';
import type { Client, Guest, Past, Ports, TableHost, TableRecord } from '@questhall/protocol/host';
import { createTableHost, matchKey } from '@questhall/protocol/host';
import type { Storage, TableRow } from '../storage/port.ts';
import type { Gate } from './gate.ts';
import { createGate } from './gate.ts';
import type { Thinker } from './thinker.ts';

export interface TableTools {
  readonly storage: Storage;
  readonly thinker: Thinker;
  readonly watch: TableWatch;
  now(): number;
  /** How long a bot takes at least, so that people can follow. */
  readonly botPause: number;
  /** The table cannot go on in memory: the log says something else, or the disk is gone. */
  lost(table: SeatedTable, error: unknown): void;
}

export interface TableWatch {
  answered(): void;
  fault(error: unknown): void;
}

export interface SeatedTable {
  readonly name: string;
  readonly host: TableHost;
  /** A connection of this guest; what the host says to it waits until it is safe to say. */
  client(guest: Guest, deliver: (frame: string) => void): Client;
  /** Nobody needs it in memory. */
  idle(): boolean;
  /** Keeps a snapshot if one can be had, so that loading it again is quick. */
  snapshot(): void;
  close(rule: 'QH-CLOSING' | 'QH-RELOADED'): void;
}

/** Entries of a log after which a new snapshot is worth its while. */
const SNAPSHOT_EVERY = 200;

/** The longest time a timer of Node takes. */
const LONGEST_TIMER = 2 ** 31 - 1;

export function seatTable(game: Game, record: TableRecord, past: Past, tools: TableTools): SeatedTable {
  const { storage, thinker, watch, now, botPause } = tools;
  const gate: Gate = createGate((error) => tools.lost(table, error));
  let current = record;
  let snapshotAt = past.snapshot?.version ?? 0;
  let alarm: NodeJS.Timeout | undefined;

  const keepReplay = (): void => {
    const replay = host.finished();
    if (replay) gate.hold(storage.saveReplay(matchKey(current), JSON.stringify(replay)));
  };

  const ports: Ports = {
    now,
    append(version, entry) {
      gate.hold(storage.append(matchKey(current), version, JSON.stringify(entry)));
      watch.answered();
      if (version - snapshotAt >= SNAPSHOT_EVERY) queueMicrotask(snapshot);
    },
    save(next) {
      if (next.round !== current.round) snapshotAt = 0;
      const ended = next.status === 'finished' && current.status !== 'finished';
      current = next;
      gate.hold(storage.saveTable(rowOf(next, now())));
      if (ended) queueMicrotask(keepReplay);
    },
    async think(thought, level) {
      const [option] = await Promise.all([thinker.choose(thought, level), pause(botPause)]);
      return option;
    },
    hint: (thought) => thinker.hint(thought),
    secret: () => randomBytes(16).toString('base64url'),
    wakeAt(time) {
      clearTimeout(alarm);
      if (time === undefined) return;
      alarm = setTimeout(() => host.tick(), Math.min(LONGEST_TIMER, Math.max(0, time - now())));
    },
    fault: watch.fault,
  };

  const snapshot = (): void => {
    const taken = host.snapshot();
    if (!taken || taken.version <= snapshotAt) return;
    snapshotAt = taken.version;
    const row = { seq: taken.version, body: JSON.stringify(taken) };
    storage.saveSnapshot(matchKey(current), row).catch(watch.fault);
  };

  const host = createTableHost(game, record, ports, past);
  const table: SeatedTable = {
    name: record.table,
    host,
    client: (guest, deliver) => ({ guest, send: (frame) => gate.pass(deliver, frame) }),
    idle: () => gate.clear() && host.idle(),
    snapshot,
    close(rule) {
      clearTimeout(alarm);
      gate.abandon();
      host.close(rule);
    },
  };
  return table;
}

const pause = (milliseconds: number): Promise<void> =>
  milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A table as storage knows it. */
export const rowOf = (record: TableRecord, now: number): TableRow => ({
  table: record.table,
  game: record.game,
  status: record.status,
  listed: record.settings.listed,
  awake:
    record.status === 'playing' &&
    (record.settings.clock !== null || record.seats.some(({ bot }) => bot !== null)),
  touched: now,
  body: JSON.stringify(record),
});

/**
 * Tables whose rules or bots have thrown. They sleep, with their logs untouched, and do not wake by themselves: neither
 * at a restart nor when somebody comes. They go on when the rules have another version, or when an operator says so.
 */
import type { Game, Json } from '@questhall/kernel';
import type { TableRequest } from '@questhall/protocol';
import { hostReason } from '@questhall/protocol';
import type { LogEntry, Quarantine, TableRecord } from '@questhall/protocol/host';
import { matchKey } from '@questhall/protocol/host';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/port.ts';
import { rowOf } from './row.ts';
import { unplayable } from './unplayable.ts';

/** Between reading a table and writing it another node may write. */
const TRIES = 5;
/** Milliseconds after which what could not be written is tried again. */
const AGAIN = 1000;

const readRecord = async (storage: Storage, table: string): Promise<TableRecord | undefined> => {
  const row = await storage.loadTable(table);
  return row && (JSON.parse(row.body) as TableRecord);
};

/** Writes the mark, or takes it away. False: there is no such table, or nothing to change. */
async function mark(
  storage: Storage,
  table: string,
  quarantine: Quarantine | undefined,
  now: number,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const record = await readRecord(storage, table);
    if (!record || (record.quarantine === undefined) === (quarantine === undefined)) return false;
    const { quarantine: _before, ...well } = record;
    const next = { ...well, revision: (record.revision ?? 0) + 1, ...(quarantine && { quarantine }) };
    if (await storage.saveTable(rowOf(next, now))) return true;
  }
  throw new Error(`table ${table} changes too often to be marked`);
}

export interface Quarantines {
  /** Puts a table aside and says so. Until that is safe on disk, it is remembered here. */
  put(table: string, rules: Game, error: unknown, during?: TableRequest): void;
  /** The record of a table that may be played, without a mark. Throws why it may not. */
  well(record: TableRecord, rules: Game): Promise<TableRecord>;
}

export interface QuarantineTools {
  readonly storage: Storage;
  readonly watch: { quarantined(): void; readonly log: Log; fault(error: unknown): void };
  now(): number;
}

export function createQuarantines({ storage, watch, now }: QuarantineTools): Quarantines {
  const unsaved = new Map<string, Quarantine>();

  /** Until it is safe: an operator is to see it, also where the disk was full just then. */
  const write = (table: string, quarantine: Quarantine): void => {
    mark(storage, table, quarantine, now()).then(
      () => unsaved.delete(table),
      (error: unknown) => {
        watch.fault(error);
        setTimeout(() => write(table, quarantine), AGAIN).unref();
      },
    );
  };

  return {
    put(table, { id, version }, error, during) {
      const why = error instanceof Error ? error.message : String(error);
      const asked = during && (JSON.parse(JSON.stringify(during)) as Json);
      const quarantine = { at: now(), rulesVersion: version, why, ...(asked && { during: asked }) };
      unsaved.set(table, quarantine);
      watch.quarantined();
      watch.log({ event: 'table quarantined', table, game: id, rulesVersion: version, error });
      write(table, quarantine);
    },
    async well(record, { version }) {
      const { table } = record;
      const quarantine = unsaved.get(table) ?? record.quarantine;
      if (!quarantine) return record;
      if (quarantine.rulesVersion === version) throw inQuarantine(table);
      await mark(storage, table, undefined, now());
      return (await readRecord(storage, table)) ?? record;
    },
  };
}

export const inQuarantine = (table: string): Error =>
  unplayable(hostReason('QH-QUARANTINED'), `table ${table} is in quarantine`);

/** The tables in quarantine, each with what it takes to see why. */
export async function quarantinedTables(
  storage: Storage,
): Promise<readonly { readonly table: string; readonly game: string; readonly quarantine: Quarantine }[]> {
  const rows = await storage.quarantinedTables();
  return rows.flatMap(({ table, game, body }) => {
    const { quarantine } = JSON.parse(body) as TableRecord;
    return quarantine ? [{ table, game, quarantine }] : [];
  });
}

/** All it takes to see the fault again: the match from its beginning, and what was being carried out. */
export async function evidenceOf(
  storage: Storage,
  table: string,
): Promise<{ readonly record: TableRecord; readonly log: readonly LogEntry[] } | undefined> {
  const record = await readRecord(storage, table);
  if (!record?.quarantine) return undefined;
  const bodies = await storage.readLog(matchKey(record), 0);
  return { record, log: bodies.map((body) => JSON.parse(body) as LogEntry) };
}

/** An operator has seen to it. False: the table is not in quarantine. */
export const reopenTable = (storage: Storage, table: string, now: number): Promise<boolean> =>
  mark(storage, table, undefined, now);

/** Whether rows make a whole hall. They may come from anywhere, so every row is looked at, and all of them together. */
import type { LogEntry, TableRecord } from '@questhall/protocol/host';
import type { Operation, Value } from './operations.ts';
import { COPYING, tableOfMatch } from './operations.ts';

export interface Wholeness {
  /** Takes the next row; throws where it cannot be one. */
  take(row: unknown): Operation;
  /** That was all; throws where something is missing. */
  end(): Contents;
}

export interface Contents {
  readonly rows: number;
  readonly tables: number;
  readonly guests: number;
}

type Check = (...values: Value[]) => void;

const KEY_NOTE = 'token key';

function demand(condition: boolean, allowed: string): asserts condition {
  if (!condition) throw new Error(`expected ${allowed}`);
}

const isWhole = (value: Value | undefined, least: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function objectIn(body: Value | undefined, of: string): { readonly [key: string]: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(String(body));
  } catch {
    // Told below.
  }
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), `JSON of ${of}`);
  return value as { readonly [key: string]: unknown };
}

export function createWholeness(): Wholeness {
  const guests = new Set<string>();
  const notes = new Map<string, string>();
  const heads = new Map<string, number>();
  const snapshots = new Map<string, number>();
  const replays = new Set<string>();
  const seated = new Set<string>();
  const personals = new Set<string>();
  const tables = new Map<string, number>();
  let rows = 0;

  const once = (known: Set<string>, key: string, what: string): void => {
    demand(!known.has(key), `${what} ${key} only once`);
    known.add(key);
  };
  const matchIn = (value: Value | undefined): string => {
    demand(isText(value) && /^[^.\s]+\.[1-9]\d*$/.test(value), 'a match as a table, a dot and a number');
    return value;
  };

  const checks: { readonly [write: string]: Check } = {
    saveGuest(id, name, seen) {
      demand(isText(id) && isText(name) && isWhole(seen, 0), 'a guest with id, name and time');
      once(guests, id, 'the guest');
    },
    copyEntry(key, seq, body) {
      const match = matchIn(key);
      const next = (heads.get(match) ?? 0) + 1;
      demand(seq === next, `entry ${next} of ${match}`);
      heads.set(match, next);
      const { at, seat, option, undo } = objectIn(body, 'an entry of a log') as Partial<
        LogEntry & { option: unknown; undo: unknown }
      >;
      demand(
        typeof at === 'number' &&
          isWhole(seat, 0) &&
          (undo === true || (typeof option === 'object' && option !== null)),
        'an answer or an undo',
      );
    },
    saveSnapshot(key, seq, body) {
      const match = matchIn(key);
      demand(!snapshots.has(match), `the snapshot of ${match} only once`);
      demand(isWhole(seq, 0) && objectIn(body, 'a snapshot').version === seq, `a snapshot of entry ${seq}`);
      snapshots.set(match, Number(seq));
    },
    saveReplay(key, body) {
      once(replays, matchIn(key), 'the replay of');
      demand(Array.isArray(objectIn(body, 'a replay').answers), 'a replay with answers');
    },
    seatGuest(guest, name) {
      demand(isText(guest) && isText(name), 'a guest and a table');
      once(seated, `${guest} ${name}`, 'the seat');
    },
    putPersonal(guest, kind, key, at, body) {
      demand(
        [guest, kind, key].every(isText) && isWhole(at, 0),
        'something personal with guest, kind, key and time',
      );
      once(personals, `${guest} ${kind} ${key}`, 'what is personal as');
      objectIn(body, 'something personal');
    },
    setNote(key, value) {
      demand(isText(key) && typeof value === 'string', 'a note with key and text');
      demand(!notes.has(key), `the note ${key} only once`);
      notes.set(key, value);
    },
    copyTable(name, game, status, listed, awake, touched, revision, body) {
      demand(isText(name) && /^[^.\s]+$/.test(name) && !tables.has(name), 'a table of a name of its own');
      const flags = [listed, awake].every((flag) => flag === 0 || flag === 1);
      demand(flags && isWhole(touched, 0) && isWhole(revision, 0), 'a table with flags, time and revision');
      const record = objectIn(body, 'a table') as Partial<TableRecord>;
      demand(
        record.table === name &&
          record.game === game &&
          (record.quarantine ? 'quarantined' : record.status) === status &&
          (record.revision ?? 0) === revision,
        `the record of table ${name}`,
      );
      demand(
        isWhole(record.matchNumber, 0) &&
          Array.isArray(record.seats) &&
          typeof record.settings === 'object' &&
          Array.isArray(record.chat),
        `matchNumber, seats, settings and chat of table ${name}`,
      );
      tables.set(name, record.matchNumber as number);
    },
  };

  const demandMatch = (match: string, what: string): void => {
    const matchNumber = tables.get(tableOfMatch(match));
    demand(matchNumber !== undefined, `the table of ${what} ${match}`);
    demand(Number(match.split('.')[1]) <= matchNumber, `no ${what} of a match after the last, ${match}`);
  };

  return {
    take(row) {
      const [name, ...values] = Array.isArray(row) ? (row as unknown[]) : [];
      const kind = COPYING.find(({ write }) => write === name);
      demand(kind !== undefined, `one of ${COPYING.map(({ write }) => write).join(', ')}`);
      const isValue = (each: unknown): boolean => typeof each === 'string' || typeof each === 'number';
      demand(
        values.length === kind.columns.length && values.every(isValue),
        `${kind.write} with ${kind.columns.join(', ')}`,
      );
      checks[kind.write]?.(...(values as Value[]));
      rows += 1;
      return row as Operation;
    },
    end() {
      for (const match of heads.keys()) demandMatch(match, 'log');
      for (const match of replays) demandMatch(match, 'replay');
      for (const [match, seq] of snapshots) {
        demandMatch(match, 'snapshot');
        demand(seq <= (heads.get(match) ?? 0), `a log of ${match} as long as its snapshot`);
      }
      for (const seat of seated)
        demand(tables.has(seat.split(' ')[1] ?? ''), `the table of the seat ${seat}`);
      if (guests.size > 0) demand(isText(notes.get(KEY_NOTE)), 'the key that guests are recognised by');
      return { rows, tables: tables.size, guests: guests.size };
    },
  };
}

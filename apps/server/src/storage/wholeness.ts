/** Whether rows make a whole hall. They may come from anywhere, so every row is looked at, and all of them together. */
import { read } from '@questhall/schema';
import type { Operation } from './operations.ts';
import { COPYING, tableOfMatch } from './operations.ts';
import type { Rows } from './rows.ts';
import { ROWS } from './rows.ts';

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

type Checks = { readonly [write in keyof Rows]: (row: Rows[write]) => void };

const KEY_NOTE = 'token key';

function demand(condition: boolean, allowed: string): asserts condition {
  if (!condition) throw new Error(`expected ${allowed}`);
}

export function createWholeness(): Wholeness {
  const seen = new Set<string>();
  const heads = new Map<string, number>();
  const snapshots = new Map<string, number>();
  const replays: string[] = [];
  const seats: string[] = [];
  const tables = new Map<string, number>();
  let guests = 0;
  let hasKey = false;
  let rows = 0;

  const once = (what: string): void => {
    demand(!seen.has(what), `${what} only once`);
    seen.add(what);
  };

  const checks: Checks = {
    saveGuest({ id }) {
      once(`the guest ${id}`);
      guests += 1;
    },
    copyEntry({ match, seq }) {
      const next = (heads.get(match) ?? 0) + 1;
      demand(seq === next, `entry ${next} of ${match}`);
      heads.set(match, next);
    },
    saveSnapshot({ match, seq, body }) {
      once(`the snapshot of ${match}`);
      demand(body.version === seq, `a snapshot of entry ${seq}`);
      snapshots.set(match, seq);
    },
    saveReplay({ match }) {
      once(`the replay of ${match}`);
      replays.push(match);
    },
    seatGuest({ guest, name }) {
      once(`the seat of ${guest} at ${name}`);
      seats.push(name);
    },
    putPersonal({ guest, kind, name }) {
      once(`what is personal as ${guest} ${kind} ${name}`);
    },
    setNote({ name, value }) {
      once(`the note ${name}`);
      hasKey ||= name === KEY_NOTE && value !== '';
    },
    copyTable({ name, body }) {
      once(`the table ${name}`);
      tables.set(name, body.matchNumber);
    },
  };

  function check<W extends keyof Rows>(write: W, fields: { readonly [column: string]: unknown }): void {
    const found = read(ROWS[write], fields, write);
    if ('problems' in found)
      throw new Error(found.problems.map((each) => `expected ${each.field}: ${each.allowed}`).join('; '));
    checks[write](found.ok as Rows[W]);
  }

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
      const { write, columns } = kind;
      demand(values.length === columns.length, `${write} with ${columns.join(', ')}`);
      check(write, Object.fromEntries(columns.map((column, at) => [column, values[at]])));
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
      for (const name of seats) demand(tables.has(name), `the table of a seat at ${name}`);
      if (guests > 0) demand(hasKey, 'the key that guests are recognised by');
      return { rows, tables: tables.size, guests };
    },
  };
}

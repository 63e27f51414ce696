/** What the storage's thread can do, as plain data: a batch of these is one transaction. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * The log is written in the order of time, whatever the match, so that the entries of many tables share a page; measured,
 * that takes half the time of a table ordered by match.
 */
const SCHEMA = `
create table if not exists log(id integer primary key, match text not null, seq integer not null, body text not null);
create unique index if not exists log_place on log(match, seq);
create table if not exists snapshot(match text primary key, seq integer not null, body text not null) without rowid;
create table if not exists tables(name text primary key, game text not null, status text not null, listed integer not null,
  awake integer not null, touched integer not null, body text not null);
create index if not exists tables_listed on tables(listed, status, touched);
create index if not exists tables_awake on tables(awake, touched);
create table if not exists replay(match text primary key, body text not null);
create table if not exists guest(id text primary key, name text not null, seen integer not null) without rowid;
create table if not exists note(key text primary key, value text not null) without rowid;
`;

const TABLE = 'name, game, status, listed, awake, touched, body';

const STATEMENTS = {
  append: 'insert into log(match, seq, body) values(?, ?, ?) on conflict do nothing',
  readLog: 'select body from log where match = ? and seq > ? order by seq',
  saveSnapshot:
    'insert into snapshot values(?, ?, ?) on conflict(match) do update set seq = excluded.seq, body = excluded.body where excluded.seq > seq',
  loadSnapshot: 'select seq, body from snapshot where match = ?',
  addTable: `insert into tables(${TABLE}) values(?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  saveTable: `insert into tables(${TABLE}) values(?, ?, ?, ?, ?, ?, ?) on conflict(name) do update set
    status = excluded.status, listed = excluded.listed, awake = excluded.awake, touched = excluded.touched, body = excluded.body`,
  loadTable: `select ${TABLE} from tables where name = ?`,
  listTables: `select ${TABLE} from tables where listed = 1 and status <> 'finished' order by touched desc limit ?`,
  awakeTables: 'select name from tables where awake = 1 and touched >= ? order by touched desc',
  saveReplay: 'insert into replay values(?, ?) on conflict do nothing',
  loadReplay: 'select body from replay where match = ?',
  saveGuest:
    'insert into guest values(?, ?, ?) on conflict(id) do update set name = excluded.name, seen = excluded.seen',
  loadGuest: 'select id, name, seen from guest where id = ?',
  setNote: 'insert into note values(?, ?) on conflict(key) do update set value = excluded.value',
  getNote: 'select value from note where key = ?',
} as const;

export type OperationName = keyof typeof STATEMENTS;

/** Those that only look. */
const READS: ReadonlySet<OperationName> = new Set([
  'readLog',
  'loadSnapshot',
  'loadTable',
  'listTables',
  'awakeTables',
  'loadReplay',
  'loadGuest',
  'getNote',
]);

export type Value = string | number;
export type Operation = readonly [name: OperationName, ...values: Value[]];

const NAMES = Object.keys(STATEMENTS) as OperationName[];
const CODES = new Map(NAMES.map((name, code) => [name, code]));
const ARITIES = NAMES.map((name) => STATEMENTS[name].split('?').length - 1);

/** A batch as one flat list, which threads hand over much quicker than a list of lists. */
export function packed(batch: readonly Operation[]): Value[] {
  const flat: Value[] = [];
  for (const [name, ...values] of batch) flat.push(CODES.get(name) as number, ...values);
  return flat;
}

export function unpacked(flat: readonly Value[]): Operation[] {
  const batch: Operation[] = [];
  for (let at = 0; at < flat.length; ) {
    const code = flat[at] as number;
    const end = at + 1 + (ARITIES[code] as number);
    batch.push([NAMES[code] as OperationName, ...flat.slice(at + 1, end)]);
    at = end;
  }
  return batch;
}

/**
 * The table a write is about. Who lost a place in the log of a match at a table knows something wrong about it, and must
 * write nothing more about it. (A match is called after its table, a dot and a number.)
 */
export function tableOf([name, key]: Operation): string | undefined {
  switch (name) {
    case 'append':
    case 'saveSnapshot':
    case 'saveReplay':
    case 'saveTable':
      return String(key).split('.', 1)[0];
    default:
      return undefined;
  }
}

/** Rows for those that look, the number of rows written for the others. */
export type Result = number | readonly { readonly [column: string]: Value }[];

export interface Engine {
  /** All or nothing, and safe on disk when it returns. */
  run(batch: readonly Operation[]): Result[];
}

export function createEngine(database: DatabaseSync): Engine {
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec(SCHEMA);
  const prepared = {} as { [name in OperationName]: StatementSync };
  for (const name of NAMES) prepared[name] = database.prepare(STATEMENTS[name]);
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');

  const carryOut = (batch: readonly Operation[]): Result[] => {
    const lost = new Set<string>();
    return batch.map((operation) => {
      const [name, ...values] = operation;
      if (READS.has(name)) return prepared[name].all(...values) as { [column: string]: Value }[];
      const table = tableOf(operation);
      if (table !== undefined && lost.has(table)) return 0;
      const changes = Number(prepared[name].run(...values).changes);
      if (name === 'append' && changes === 0 && table !== undefined) lost.add(table);
      return changes;
    });
  };

  return {
    run(batch) {
      if (batch.every(([name]) => READS.has(name))) return carryOut(batch);
      begin.run();
      try {
        const results = carryOut(batch);
        commit.run();
        return results;
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        throw error;
      }
    },
  };
}

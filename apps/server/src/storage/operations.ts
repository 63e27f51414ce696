/** What a database can do for us, as plain data: a batch of these is one transaction. One SQL serves all databases. */

import { BETWEEN_TWO, CREATION, OF_CREATIONS } from '../people/kinds.ts';

const PERSONAL = 'guest, kind, key, at, body';
/** See people/kinds.ts. */
const BETWEEN = BETWEEN_TWO.map((kind) => `'${kind}'`).join(', ');
const WITH_CREATION = OF_CREATIONS.map((kind) => `'${kind}'`).join(', ');
const TABLE = 'name, game, status, listed, awake, touched, revision, body';

/** Of matches from here to there, the table is no more. */
const IS_GONE = 'not exists (select 1 from tables where name = ?)';

export const STATEMENTS = {
  /** Only behind an entry that is there. SQLite does it in its own way: see sqlite-log.ts. */
  append: `insert into log(match, seq, body) select ?, cast(? as integer), ? where cast(?2 as integer) = 1
    or exists (select 1 from log where match = ?1 and seq = cast(?2 as integer) - 1) on conflict do nothing`,
  readLog: 'select body from log where match = ? and seq > ? order by seq',
  saveSnapshot:
    'insert into snapshot values(?, ?, ?) on conflict(match) do update set seq = excluded.seq, body = excluded.body where excluded.seq > snapshot.seq',
  loadSnapshot: 'select seq, body from snapshot where match = ?',
  addTable: `insert into tables(${TABLE}) values(?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  /** Only behind the revision before it. */
  saveTable: `update tables set name = ?, game = ?, status = ?, listed = ?, awake = ?, touched = ?, revision = ?, body = ?
    where name = ?1 and revision = ?7 - 1`,
  loadTable: `select ${TABLE} from tables where name = ?`,
  listTables: `select ${TABLE} from tables where listed = 1 and status <> 'finished' order by touched desc limit ?`,
  openTables: `select ${TABLE} from tables where listed = 1 and status = ? and game = ? order by touched desc limit ?`,
  /** Nothing happens here until somebody comes; unless somebody has moved meanwhile. SQLite has nobody else: see there. */
  restTable: `update tables set awake = 0, touched = ? where name = ? and revision = ?
    and not exists (select 1 from log where match = ? and seq = ?)`,
  wakeTable: 'update tables set awake = 1 where name = ?',
  touchTable: 'update tables set touched = ? where name = ?',
  /** Each status with its own time. */
  oldTables: `select name from tables where (status = 'gathering' and touched < ?) or (status = 'finished' and touched < ?)
    or (status not in ('gathering', 'finished') and touched < ?) order by touched limit 50`,
  // A table first, and what belongs to it only where it is gone.
  removeTable: 'delete from tables where name = ? and touched < ?',
  removeLogs: `delete from log where match >= ? and match < ? and ${IS_GONE}`,
  removeSnapshots: `delete from snapshot where match >= ? and match < ? and ${IS_GONE}`,
  removeReplays: `delete from replay where match >= ? and match < ? and ${IS_GONE}`,
  removeSeats: 'delete from seated where name = ? and not exists (select 1 from tables where name = ?1)',
  oldChats: `select ${TABLE} from tables where touched < ? and body not like '%"chat":[]%' order by touched limit 50`,
  removeGuests: 'delete from guest where seen < ? and id not in (select guest from seated)',
  /** Of those who are gone; who has sat down and never said a name is known by the seat. */
  removePersonals: `delete from personal where guest not in (select id from guest)
    and guest not in (select guest from seated)`,
  /** What belongs to two goes with either. */
  removeBetween: `delete from personal where kind in (${BETWEEN}) and key not in (select id from guest)
    and key not in (select guest from seated)`,
  forgetBetween: `delete from personal where kind in (${BETWEEN}) and key = ?`,
  putPersonal: `insert into personal(${PERSONAL}) values(?, ?, ?, ?, ?)
    on conflict(guest, kind, key) do update set at = excluded.at, body = excluded.body`,
  addPersonal: `insert into personal(${PERSONAL}) values(?, ?, ?, ?, ?) on conflict do nothing`,
  /** A match in somebody's past; it stands or falls with what is written about its table. */
  addPast: `insert into personal(key, guest, kind, at, body) values(?, ?, 'match', ?, ?) on conflict do nothing`,
  personalOf: `select ${PERSONAL} from personal where guest = ? order by kind, at, key`,
  personalOfKind: `select ${PERSONAL} from personal where guest = ? and kind = ? and at < ? order by at desc, key limit ?`,
  personalAt: `select ${PERSONAL} from personal where guest = ? and kind = ? and key = ?`,
  personalByKey: `select ${PERSONAL} from personal where kind = ? and key = ? order by at desc, guest limit ?`,
  /** Keys are ids of ours: nothing in them means anything to `like`. */
  personalUnder: `select ${PERSONAL} from personal where kind = ? and key like ? || '%' order by at desc, key limit ?`,
  countUnder: `select key, count(*) as found from personal where kind = ? and key like ? || '%' group by key`,
  removeCreation: `delete from personal where kind in ('${CREATION}', ${WITH_CREATION}) and key = ?`,
  /** Whoever made it is gone, and with them what others said about it. */
  removeOfCreations: `delete from personal where kind in (${WITH_CREATION})
    and key not in (select key from personal where kind = '${CREATION}')`,
  removeRecords: "delete from personal where kind = 'quest-record' and at < ?",
  removePersonal: 'delete from personal where guest = ? and kind = ? and key = ?',
  // A person who wants to be forgotten. Ids are too long to be found anywhere by chance.
  forgetGuest: 'delete from guest where id = ?',
  forgetPersonal: 'delete from personal where guest = ?',
  forgetSeats: 'delete from seated where guest = ?',
  forgetNotes: `delete from note where key in ('webhook ' || ?, 'push ' || ?1, 'tokens of ' || ?1 || ' from', 'muted ' || ?1)
    or (key like 'device %' and value like '% ' || ?1)`,
  tablesNaming: `select ${TABLE} from tables where body like '%"' || ? || '"%'`,
  rewriteReplay: 'update replay set body = ? where match = ?',
  removeGuestNotes: `delete from note where (key like 'webhook %' and substr(key, 9) not in (select id from guest))
    or (key like 'muted %' and substr(key, 7) not in (select id from guest))
    or (key like 'push %' and key <> 'push keys' and substr(key, 6) not in (select id from guest))`,
  seatGuest: 'insert into seated(guest, name) values(?, ?) on conflict do nothing',
  tablesOf: `select ${TABLE} from tables where name in (select name from seated where guest = ?) and status <> 'finished'
    order by touched desc limit ?`,
  awakeTables: 'select name from tables where awake = 1 and touched >= ? order by touched desc',
  quarantinedTables: `select ${TABLE} from tables where status = 'quarantined' order by touched desc`,
  saveReplay: 'insert into replay values(?, ?) on conflict do nothing',
  loadReplay: 'select body from replay where match = ?',
  saveGuest:
    'insert into guest values(?, ?, ?) on conflict(id) do update set name = excluded.name, seen = excluded.seen',
  loadGuest: 'select id, name, seen from guest where id = ?',
  setNote: 'insert into note values(?, ?) on conflict(key) do update set value = excluded.value',
  addNote: 'insert into note values(?, ?) on conflict do nothing',
  getNote: 'select value from note where key = ?',
  /** Whoever removes it has it: one, however many try. */
  takeNote: 'delete from note where key = ? and value = ?',
  removeCodes:
    "delete from note where (key like 'device %' or key like 'challenge %' or key like 'gone %') and value < ?",
  /** A table of another storage. */
  copyTable: `insert into tables(${TABLE}) values(?, ?, ?, ?, ?, ?, ?, ?) on conflict(name) do update set
    status = excluded.status, listed = excluded.listed, awake = excluded.awake, touched = excluded.touched,
    revision = excluded.revision, body = excluded.body where tables.revision < excluded.revision`,
  /** An entry of another storage's log: nobody contends for its place. */
  copyEntry: 'insert into log(match, seq, body) values(?, ?, ?) on conflict do nothing',
  // Page by page, each from behind the last key.
  allLog: `select match as key, match, seq, body from log
    where match in (select match from log where match > ? group by match order by match limit 50) order by match, seq`,
  allSnapshots:
    'select match as key, match, seq, body from snapshot where match > ? order by match limit 500',
  allTables: `select name as key, ${TABLE} from tables where name > ? order by name limit 500`,
  allReplays: 'select match as key, match, body from replay where match > ? order by match limit 500',
  allGuests: 'select id as key, id, name, seen from guest where id > ? order by id limit 500',
  allSeated: `select guest || ' ' || name as key, guest, name from seated where guest || ' ' || name > ?
    order by guest || ' ' || name limit 500`,
  allPersonals: `select guest || ' ' || kind || ' ' || key as key, guest, kind, key as name, at, body from personal
    where guest || ' ' || kind || ' ' || key > ? order by guest || ' ' || kind || ' ' || key limit 500`,
  allNotes: 'select key, key as name, value from note where key > ? order by key limit 500',
} as const;

/** How each page of everything is written somewhere else: by which operation, and with which columns. */
export const COPYING = [
  { page: 'allGuests', from: '', write: 'saveGuest', columns: ['id', 'name', 'seen'] },
  { page: 'allLog', from: '', write: 'copyEntry', columns: ['match', 'seq', 'body'] },
  { page: 'allSnapshots', from: '', write: 'saveSnapshot', columns: ['match', 'seq', 'body'] },
  { page: 'allReplays', from: '', write: 'saveReplay', columns: ['match', 'body'] },
  { page: 'allSeated', from: '', write: 'seatGuest', columns: ['guest', 'name'] },
  { page: 'allPersonals', from: '', write: 'putPersonal', columns: ['guest', 'kind', 'name', 'at', 'body'] },
  { page: 'allNotes', from: '', write: 'setNote', columns: ['name', 'value'] },
  // Tables last: what a table refers to is there before it.
  { page: 'allTables', from: '', write: 'copyTable', columns: TABLE.split(', ') },
] as const;

export type OperationName = keyof typeof STATEMENTS;

/** Those that only look. */
export const READS: ReadonlySet<OperationName> = new Set([
  'readLog',
  'loadSnapshot',
  'loadTable',
  'listTables',
  'openTables',
  'tablesOf',
  'awakeTables',
  'oldTables',
  'oldChats',
  'quarantinedTables',
  'loadReplay',
  'loadGuest',
  'getNote',
  'allLog',
  'allSnapshots',
  'allTables',
  'allReplays',
  'allGuests',
  'allNotes',
  'allSeated',
  'allPersonals',
  'personalOf',
  'personalOfKind',
  'personalAt',
  'personalByKey',
  'personalUnder',
  'countUnder',
  'tablesNaming',
]);

export type Value = string | number;
export type Operation = readonly [name: OperationName, ...values: Value[]];

export const NAMES = Object.keys(STATEMENTS) as OperationName[];
const CODES = new Map(NAMES.map((name, code) => [name, code]));
/** `?2` is the second value once more. */
const ARITIES = NAMES.map((name) => STATEMENTS[name].match(/\?(?!\d)/g)?.length ?? 0);

/** A batch as one flat list, which threads hand over much quicker than a list of lists. */
export function packed(batch: readonly Operation[]): Value[] {
  const flat: Value[] = [];
  for (const operation of batch) {
    flat.push(CODES.get(operation[0]) as number);
    for (let at = 1; at < operation.length; at++) flat.push(operation[at] as Value);
  }
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

/** An operation cannot be carried out, whatever the state of the database: it says something no database can hold. */
export class OperationError extends Error {}

/** Those that fail when somebody else wrote first. */
export const CONTENDED: ReadonlySet<OperationName> = new Set(['append', 'saveTable']);

/**
 * The table a write is about. Who lost a place in the log of a match at a table, or changed a record that is not the
 * latest, knows something wrong about that table, and must write nothing more about it.
 */
export function tableOf([name, key]: Operation): string | undefined {
  switch (name) {
    case 'append':
    case 'saveSnapshot':
    case 'saveReplay':
    case 'addPast':
    case 'saveTable':
      return tableOfMatch(String(key));
    default:
      return undefined;
  }
}

/** A match is called after its table, a dot and a number. A table's own name is as good. */
export const tableOfMatch = (name: string): string => name.split('.', 1)[0] ?? '';

/** Rows for those that look, the number of rows written for the others. */
export type Result = number | readonly { readonly [column: string]: Value }[];

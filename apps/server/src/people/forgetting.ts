/**
 * Takes a person out of everything, or hands everything of theirs to another. Only storage is written to: whoever has one of
 * the tables in memory hears of it, or loses its next write and reads again.
 */
import { createHash } from 'node:crypto';
import type { MatchRecord } from '@questhall/kernel';
import type { Guest, TableRecord } from '@questhall/protocol/host';
import { forgotten, handedOver, NOBODY_NAME } from '@questhall/protocol/host';
import type { PersonalRow, Storage, TableRow } from '../storage/port.ts';
import { rowOf } from '../tables/row.ts';
import { BETWEEN_TWO } from './kinds.ts';
import { MATCH, pastMatchIn, withoutNames } from './past.ts';

/** Somebody else may write about a table at the same time, and again. */
const TRIES = 20;

type Change = (record: TableRecord) => TableRecord | undefined;

const DAY = 24 * 3600 * 1000;
/** Longer than any token is good for. */
const TOKENS_LAST = 400 * DAY;

/** That nobody is this guest any more, whoever has a token. Only who has one can tell who that was. */
export const goneNote = (guest: string): string =>
  `gone ${createHash('sha256').update(`gone ${guest}`).digest('base64url').slice(0, 16)}`;

/** Nothing of this person is left, and devices of theirs that hear of it later bring nothing back. Says which tables have changed. */
export async function forget(storage: Storage, guest: string, now: number): Promise<readonly string[]> {
  // Until then it is kept.
  await storage.setNote(goneNote(guest), String(Math.ceil(now) + TOKENS_LAST));
  const rows = await storage.personalOf(guest);
  for (const row of rows) if (row.kind === MATCH) await forgetInMatch(storage, row);
  const tables = await changeTables(storage, guest, (record) => forgotten(record, guest));
  await storage.forgetGuest(guest);
  return tables;
}

/** The replay and the past of those who played along call them by no name. */
async function forgetInMatch(storage: Storage, row: PersonalRow): Promise<void> {
  const { match, yours, players } = pastMatchIn(row);
  for (const other of await storage.personalByKey(MATCH, match, players.length + 1))
    if (other.guest !== row.guest) await storage.putPersonal(withoutNames(other, yours, NOBODY_NAME));
  const replay = await storage.loadReplay(match);
  if (replay === undefined) return;
  const record = JSON.parse(replay) as MatchRecord;
  const seats = record.seats.map((name, seat) => (yours.includes(seat) ? NOBODY_NAME : name));
  await storage.rewriteReplay(match, JSON.stringify({ ...record, seats } satisfies MatchRecord));
}

/** So many others may have something to do with one person. */
const MOST_OTHERS = 10_000;

/** What they hold as themselves and cannot be anybody else's. */
const OWN_KINDS: ReadonlySet<string> = new Set(['passkey', 'profile', 'friend-link', 'here']);

/** All that one person has becomes another's, and the one is no more. Says which tables have changed. */
export async function handOver(storage: Storage, from: string, to: Guest): Promise<readonly string[]> {
  // Of what both have, the other keeps their own.
  for (const row of await storage.personalOf(from))
    if (!OWN_KINDS.has(row.kind) && row.key !== to.id) await storage.addPersonal({ ...row, guest: to.id });
  for (const kind of BETWEEN_TWO)
    for (const row of await storage.personalByKey(kind, from, MOST_OTHERS))
      if (row.guest !== to.id) await storage.addPersonal({ ...row, key: to.id });
  const tables = await changeTables(storage, from, (record) => handedOver(record, from, to));
  for (const table of tables) await storage.seatGuest(to.id, table);
  await storage.forgetGuest(from);
  return tables;
}

async function changeTables(storage: Storage, guest: string, change: Change): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const { table } of await storage.tablesNaming(guest))
    if (await changeTable(storage, table, change)) changed.push(table);
  return changed;
}

async function changeTable(storage: Storage, table: string, change: Change): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await storage.loadTable(table);
    const record = row && change(JSON.parse(row.body) as TableRecord);
    if (!record) return false;
    if (await storage.saveTable(changedRow(row, record))) return true;
  }
  throw new Error(`table ${table} is written too often to be changed`);
}

/** It is no younger than it was: nobody has come. */
const changedRow = ({ touched, revision }: TableRow, record: TableRecord): TableRow =>
  rowOf({ ...record, revision: revision + 1 }, touched);

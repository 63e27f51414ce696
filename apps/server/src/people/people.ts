/** What a hall knows of a person: to be shown, handed out whole, and removed whole. */
import { createHash } from 'node:crypto';
import type { PastMatch } from '@questhall/protocol';
import type { Guest, TableRecord } from '@questhall/protocol/host';
import type { PersonalRow, Storage } from '../storage/port.ts';
import { forget, handOver } from './forgetting.ts';
import type { Passkeys } from './passkeys.ts';
import { ALONE, MATCH, pastMatchIn, rowOfPast } from './past.ts';

export interface Profile {
  /** What they are called by in addresses; it says nothing to who does not have it already. */
  readonly person: string;
  /** Whether others may see it. */
  readonly open: boolean;
}

/** What others may see. */
export interface PublicProfile {
  readonly name: string;
  readonly matches: readonly PastMatch[];
}

export interface People {
  profile(guest: string): Promise<Profile>;
  open(guest: string, open: boolean): Promise<Profile>;
  /** Nothing: nobody of that name wants to be seen. */
  shown(person: string): Promise<PublicProfile | undefined>;
  /** Matches that ended before that time, the latest first. */
  past(guest: string, before: number): Promise<readonly PastMatch[]>;
  /** Matches they played on a device of theirs: each is kept once. */
  addAlone(guest: string, matches: readonly PastMatch[]): Promise<void>;
  /** Everything about them there is. */
  everything(guest: Guest): Promise<object>;
  forget(guest: string): Promise<void>;
  /** All that one has is the other's from now on. False: the one has a passkey, and is somebody who comes back. */
  handOver(from: string, to: Guest): Promise<boolean>;
}

const PROFILE = 'profile';
const PAGE = 100;
/** So many matches from devices are kept of one person. */
const MOST_ALONE = 2000;
const LATEST = Number.MAX_SAFE_INTEGER;

const personOf = (guest: string): string =>
  createHash('sha256').update(`person ${guest}`).digest('base64url').slice(0, 12);

export function createPeople(
  storage: Storage,
  passkeys: Passkeys,
  now: () => number,
  /** These tables have been written to by somebody who does not have them in memory. */
  changed: (tables: readonly string[]) => void,
): People {
  const profile = async (guest: string): Promise<Profile> => {
    const [row] = await storage.personalOfKind(guest, PROFILE, LATEST, 1);
    return { person: personOf(guest), open: row !== undefined && isOpen(row) };
  };

  const ofKind = async (kind: string, guest: string, before: number): Promise<readonly PastMatch[]> =>
    (await storage.personalOfKind(guest, kind, before, PAGE)).map(pastMatchIn);

  const past = async (guest: string, before: number): Promise<readonly PastMatch[]> =>
    (await Promise.all([ofKind(MATCH, guest, before), ofKind(ALONE, guest, before)]))
      .flat()
      .toSorted((one, other) => other.at - one.at)
      .slice(0, PAGE);

  return {
    profile,
    past,
    async open(guest, open) {
      const key = personOf(guest);
      await storage.putPersonal({
        guest,
        kind: PROFILE,
        key,
        at: Math.ceil(now()),
        body: JSON.stringify({ open }),
      });
      return { person: key, open };
    },
    async addAlone(guest, matches) {
      const known = await storage.personalOfKind(guest, ALONE, LATEST, MOST_ALONE);
      for (const match of matches.slice(0, MOST_ALONE - known.length))
        await storage.addPersonal(rowOfPast(guest, ALONE, { ...match, alone: true }));
    },
    async shown(person) {
      const [row] = await storage.personalByKey(PROFILE, person, 1);
      const known = row && isOpen(row) ? await storage.loadGuest(row.guest) : undefined;
      return known && { name: known.name, matches: await ofKind(MATCH, known.id, LATEST) };
    },
    async everything({ id, name }) {
      const [row, personal, tables, webhook, push] = await Promise.all([
        storage.loadGuest(id),
        storage.personalOf(id),
        storage.tablesNaming(id),
        storage.getNote(`webhook ${id}`),
        storage.getNote(`push ${id}`),
      ]);
      return {
        guest: { id, name, seen: row?.seen ?? null },
        kept: personal.map(({ kind, key, at, body }) => ({ kind, key, at, ...(JSON.parse(body) as object) })),
        tables: tables.map(({ body }) => partIn(JSON.parse(body) as TableRecord, id)),
        notices: { webhook: webhook ?? null, push: push ?? null },
      };
    },
    async forget(guest) {
      changed(await forget(storage, guest));
    },
    async handOver(from, to) {
      if (from === to.id || (await passkeys.list(from)).length > 0) return false;
      changed(await handOver(storage, from, to));
      return true;
    },
  };
}

const isOpen = ({ body }: PersonalRow): boolean => (JSON.parse(body) as { readonly open: boolean }).open;

/** A table as far as it is about this guest: what others said there is theirs. */
const partIn = ({ table, game, status, host, seats, chat }: TableRecord, guest: string) => ({
  table,
  game,
  status,
  host: host === guest,
  seats: seats.flatMap((seat, at) => (seat.guest === guest ? [{ seat: at, name: seat.name }] : [])),
  chat: chat.flatMap(({ guest: by, at, text }) => (by === guest ? [{ at, text }] : [])),
});

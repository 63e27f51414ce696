/** What a hall knows of a person: to be shown, handed out whole, and removed whole. */
import type { Feat, PastMatch } from '@questhall/protocol';
import type { Guest, TableRecord } from '@questhall/protocol/host';
import type { Rating, Ratings } from '../ratings/ratings.ts';
import type { PersonalRow, Storage } from '../storage/port.ts';
import { forget, handOver } from './forgetting.ts';
import { isBetweenTwo } from './kinds.ts';
import type { Passkeys } from './passkeys.ts';
import { ALONE, MATCH, pastMatchIn, rowOfPast } from './past.ts';
import type { ProfileBody } from './profile.ts';
import { PROFILE, personOf, profileIn, withWish } from './profile.ts';

export interface Profile {
  /** What they are called by in addresses; it says nothing to who does not have it already. */
  readonly person: string;
  /** Whether others may see it. */
  readonly open: boolean;
  /** Whether matches count for ratings. */
  readonly rated: boolean;
}

/** What is not mentioned stays as it is. */
export type ProfileWish = Partial<Pick<Profile, 'open' | 'rated'>>;

/** What others may see. */
export interface PublicProfile {
  readonly name: string;
  readonly matches: readonly PastMatch[];
  readonly ratings: readonly Rating[];
  readonly feats: readonly Feat[];
}

export interface People {
  profile(guest: string): Promise<Profile>;
  /** Nothing: they have changed it too often. */
  change(guest: string, wished: ProfileWish): Promise<Profile | undefined>;
  /** Nothing: nobody of that name wants to be seen. */
  shown(person: string): Promise<PublicProfile | undefined>;
  /** Matches that ended before that time, the latest first. */
  past(guest: string, before: number): Promise<readonly PastMatch[]>;
  /** Matches they played on a device of theirs: each is kept once. */
  addAlone(guest: string, matches: readonly PastMatch[]): Promise<void>;
  /** What they did in their matches, the latest first. */
  feats(guest: string): Promise<readonly Feat[]>;
  /** Each match is told of once. */
  addFeats(guest: string, feats: readonly Feat[]): Promise<void>;
  /** Everything about them there is. */
  everything(guest: Guest): Promise<object>;
  forget(guest: string): Promise<void>;
  /** All that one has is the other's from now on. False: the one has a passkey, and is somebody who comes back. */
  handOver(from: string, to: Guest): Promise<boolean>;
}

const PAGE = 100;
/** So many matches from devices are kept of one person. */
const MOST_ALONE = 2000;
/** What somebody did in a match; told by their page, as what was played alone. */
const FEAT = 'feat';
const MOST_FEATS = 2000;
/** And so many characters of either: all of it is read at once, also by who only looks at a profile. */
const MOST_TOLD = 1_000_000;
const LATEST = Number.MAX_SAFE_INTEGER;

export function createPeople(
  storage: Storage,
  passkeys: Passkeys,
  ratings: Pick<Ratings, 'of'>,
  now: () => number,
  /** These tables have been written to by somebody who does not have them in memory. */
  changed: (tables: readonly string[]) => void,
): People {
  const bodyOf = async (guest: string): Promise<ProfileBody> =>
    profileIn((await storage.personalOfKind(guest, PROFILE, LATEST, 1))[0]);

  const asShown = (guest: string, { open, rated }: ProfileBody): Profile => ({
    person: personOf(guest),
    open,
    rated,
  });

  const ofKind = async (kind: string, guest: string, before: number): Promise<readonly PastMatch[]> =>
    (await storage.personalOfKind(guest, kind, before, PAGE)).map(pastMatchIn);

  const past = async (guest: string, before: number): Promise<readonly PastMatch[]> =>
    (await Promise.all([ofKind(MATCH, guest, before), ofKind(ALONE, guest, before)]))
      .flat()
      .toSorted((one, other) => other.at - one.at)
      .slice(0, PAGE);

  const feats = async (guest: string): Promise<readonly Feat[]> =>
    (await storage.personalOfKind(guest, FEAT, LATEST, MOST_FEATS)).map(featIn);

  return {
    feats,
    async addFeats(guest, told) {
      const known = await storage.personalOfKind(guest, FEAT, LATEST, MOST_FEATS);
      const rows = told.map(({ match, at, ...body }) => ({ match, at, body: JSON.stringify(body) }));
      for (const { match, at, body } of withRoom(rows, known, MOST_FEATS))
        await storage.addPersonal({ guest, kind: FEAT, key: match, at, body });
    },
    profile: async (guest) => asShown(guest, await bodyOf(guest)),
    past,
    async change(guest, wished) {
      const at = Math.ceil(now());
      const body = withWish(await bodyOf(guest), wished, at);
      if (!body) return undefined;
      const key = personOf(guest);
      await storage.putPersonal({ guest, kind: PROFILE, key, at, body: JSON.stringify(body) });
      return asShown(guest, body);
    },
    async addAlone(guest, matches) {
      const known = await storage.personalOfKind(guest, ALONE, LATEST, MOST_ALONE);
      const rows = matches.map((match) => rowOfPast(guest, ALONE, { ...match, alone: true }));
      for (const row of withRoom(rows, known, MOST_ALONE)) await storage.addPersonal(row);
    },
    async shown(person) {
      const [row] = await storage.personalByKey(PROFILE, person, 1);
      const known = row && profileIn(row).open ? await storage.loadGuest(row.guest) : undefined;
      if (!known) return undefined;
      const { id, name } = known;
      const told = [ofKind(MATCH, id, LATEST), ratings.of(id), feats(id)] as const;
      const [matches, rated, done] = await Promise.all(told);
      return { name, matches, ratings: rated, feats: done };
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
        kept: personal.map(handedOut),
        tables: tables.map(({ body }) => partIn(JSON.parse(body) as TableRecord, id)),
        notices: { webhook: webhook ?? null, push: push ?? null },
      };
    },
    async forget(guest) {
      changed(await forget(storage, guest, now()));
    },
    async handOver(from, to) {
      if (from === to.id || (await passkeys.list(from)).length > 0) return false;
      changed(await handOver(storage, from, to));
      return true;
    },
  };
}

type Bodied = Pick<PersonalRow, 'body'>;
const lengthOf = (rows: readonly Bodied[]): number => rows.reduce((sum, { body }) => sum + body.length, 0);

/** As many of these as there is room for beside what is kept already. */
function withRoom<T extends Bodied>(rows: readonly T[], kept: readonly Bodied[], most: number): readonly T[] {
  let room = MOST_TOLD - lengthOf(kept);
  const fits = ({ body }: Bodied): boolean => {
    room -= body.length;
    return room >= 0;
  };
  return rows.slice(0, Math.max(0, most - kept.length)).filter(fits);
}

/** Whom it is about besides is named as in addresses. */
const handedOut = ({ kind, key, at, body }: PersonalRow) => ({
  kind,
  key: isBetweenTwo(kind) ? personOf(key) : key,
  at,
  ...(JSON.parse(body) as object),
});

const featIn = ({ key, at, body }: PersonalRow): Feat => ({
  ...(JSON.parse(body) as Omit<Feat, 'at' | 'match'>),
  match: key,
  at,
});

/** A table as far as it is about this guest: what others said there is theirs. */
const partIn = ({ table, game, status, host, seats, chat }: TableRecord, guest: string) => ({
  table,
  game,
  status,
  host: host === guest,
  seats: seats.flatMap((seat, at) => (seat.guest === guest ? [{ seat: at, name: seat.name }] : [])),
  chat: chat.flatMap(({ guest: by, at, text }) => (by === guest ? [{ at, text }] : [])),
});

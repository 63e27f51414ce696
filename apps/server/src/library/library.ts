/** The library of a hall: what people made in the workshop and let others have. */
import type { Json, Problem } from '@questhall/kernel';
import type { LibraryEntry } from '@questhall/protocol';
import { LIMITS } from '@questhall/protocol';
import type { Guest } from '@questhall/protocol/host';
import type { Log } from '../log.ts';
import { CREATION, CREATION_DRAFT, CREATION_LIKED, CREATION_REPORTED } from '../people/kinds.ts';
import type { PersonalRow, Storage } from '../storage/port.ts';
import type { Listed, Shelf } from './shelves.ts';
import { idIn, listedIn, newKey } from './shelves.ts';

interface Wished {
  readonly draft: Json;
  /** What it was made from, by id. */
  readonly from?: string | undefined;
}

/** Whole creations that somebody may put in, likes they may give, and reports they may write. */
const MOST_OWN = 30;
const MOST_LIKED = 1000;
const MOST_REPORTED = 100;
/** So many are listed, the most liked of the latest. */
const MOST_LISTED = 200;
const MOST_LOOKED_AT = 1000;
const LATEST = Number.MAX_SAFE_INTEGER;

export interface Library {
  list(shelf: Shelf, guest: string): Promise<readonly LibraryEntry[]>;
  open(
    shelf: Shelf,
    id: string,
    guest: string,
  ): Promise<(LibraryEntry & { readonly draft: Json }) | undefined>;
  /** What cannot be played is not taken. */
  publish(
    shelf: Shelf,
    by: Guest,
    wished: Wished,
  ): Promise<LibraryEntry | { readonly problems: readonly Problem[] } | 'too long' | 'full'>;
  /** False: there is no such one of theirs. */
  takeOut(shelf: Shelf, id: string, guest: string): Promise<boolean>;
  like(shelf: Shelf, id: string, guest: string, liked: boolean): Promise<LibraryEntry | undefined>;
  /** False: it is not there. */
  report(shelf: Shelf, id: string, guest: string, why: string): Promise<boolean>;
}

export function createLibrary(storage: Storage, log: Log, now: () => number): Library {
  const rowOf = async (key: string): Promise<PersonalRow | undefined> =>
    (await storage.personalByKey(CREATION, key, 1))[0];

  const isFull = async (guest: string, kind: string, most: number): Promise<boolean> =>
    (await storage.personalOfKind(guest, kind, LATEST, most)).length === most;

  /** What it was made from is called by what it is called now, and by nothing when it is gone. */
  const entryOf = async (
    row: PersonalRow,
    guest: string,
    thumbs: number,
    known: ReadonlyMap<string, PersonalRow> = new Map(),
  ): Promise<LibraryEntry> => {
    const { title, by, from } = listedIn(row);
    const [liked, ancestor] = await Promise.all([
      storage.personalAt(guest, CREATION_LIKED, row.key),
      from === null ? undefined : (known.get(from) ?? rowOf(from)),
    ]);
    const made = ancestor && listedIn(ancestor);
    return {
      ...{ id: idIn(row.key), title, by, at: row.at, thumbs },
      ...{ liked: liked !== undefined, yours: row.guest === guest },
      from: ancestor && made ? { id: idIn(ancestor.key), title: made.title, by: made.by } : null,
    };
  };

  const thumbsOf = async (key: string): Promise<number> =>
    (await storage.countUnder(CREATION_LIKED, key)).get(key) ?? 0;

  return {
    async list({ start }, guest) {
      const [rows, thumbs] = await Promise.all([
        storage.personalUnder(CREATION, start, MOST_LOOKED_AT),
        storage.countUnder(CREATION_LIKED, start),
      ]);
      const known = new Map(rows.map((row) => [row.key, row]));
      const likes = ({ key }: PersonalRow): number => thumbs.get(key) ?? 0;
      const best = rows.toSorted((one, other) => likes(other) - likes(one)).slice(0, MOST_LISTED);
      return Promise.all(best.map((row) => entryOf(row, guest, likes(row), known)));
    },
    async open({ start }, id, guest) {
      const key = `${start}${id}`;
      const [row, whole] = await Promise.all([rowOf(key), storage.personalByKey(CREATION_DRAFT, key, 1)]);
      if (!row || !whole[0]) return undefined;
      const { draft } = JSON.parse(whole[0].body) as { readonly draft: Json };
      return { ...(await entryOf(row, guest, await thumbsOf(key))), draft };
    },
    async publish(shelf, { id: guest, name }, { draft, from }) {
      const { creation, start } = shelf;
      // The settings of a table are one message.
      if (JSON.stringify({ [creation.setting]: [draft] }).length > LIMITS.message) return 'too long';
      const checked = (await creation.bench()).check(draft);
      if ('problems' in checked) return checked;
      if (await isFull(guest, CREATION, MOST_OWN)) return 'full';
      const ancestor = from === undefined ? undefined : await rowOf(`${start}${from}`);
      const body: Listed = { title: checked.title, by: name, from: ancestor?.key ?? null };
      const row = { guest, key: newKey(shelf), at: Math.ceil(now()) };
      const listed: PersonalRow = { ...row, kind: CREATION, body: JSON.stringify(body) };
      // A draft of something that is not listed would be swept away.
      await storage.addPersonal(listed);
      await storage.addPersonal({ ...row, kind: CREATION_DRAFT, body: JSON.stringify({ draft }) });
      return entryOf(listed, guest, 0);
    },
    async takeOut({ start }, id, guest) {
      const key = `${start}${id}`;
      if (!(await storage.personalAt(guest, CREATION, key))) return false;
      await storage.removeCreation(key);
      return true;
    },
    async like({ start }, id, guest, liked) {
      const row = await rowOf(`${start}${id}`);
      if (!row) return undefined;
      const { key } = row;
      if (!liked) await storage.removePersonal(guest, CREATION_LIKED, key);
      else if (!(await isFull(guest, CREATION_LIKED, MOST_LIKED)))
        await storage.addPersonal({ guest, kind: CREATION_LIKED, key, at: Math.ceil(now()), body: '{}' });
      return entryOf(row, guest, await thumbsOf(key));
    },
    async report({ start }, id, guest, why) {
      const row = await rowOf(`${start}${id}`);
      if (!row) return false;
      const { key } = row;
      if (await isFull(guest, CREATION_REPORTED, MOST_REPORTED)) return true;
      const body = JSON.stringify({ why });
      const report = { guest, kind: CREATION_REPORTED, key, at: Math.ceil(now()), body } as const;
      // Who says it again says nothing new.
      if (await storage.addPersonal(report))
        log({ event: 'creation reported', creation: key, title: listedIn(row).title, why });
      return true;
    },
  };
}

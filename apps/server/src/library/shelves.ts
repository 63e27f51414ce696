/** What lies in the library of a hall as rows, and what whoever runs the hall may do about it. */
import { randomBytes } from 'node:crypto';
import type { Creation, GameId } from '@questhall/games';
import { GAMES, isGameId } from '@questhall/games';
import { CREATION, CREATION_LIKED, CREATION_REPORTED } from '../people/kinds.ts';
import type { PersonalRow, Storage } from '../storage/port.ts';

/** What is listed of a creation; the whole of it lies beside. */
export interface Listed {
  readonly title: string;
  readonly by: string;
  /** The key of what it was made from. */
  readonly from: string | null;
}

/** Where those of one kind stand. */
export interface Shelf {
  readonly game: GameId;
  readonly creation: Creation;
  /** What all keys of theirs begin with. */
  readonly start: string;
}

export function shelfOf(game: string, kind: string): Shelf | undefined {
  const creation = isGameId(game) ? GAMES[game].creations.find(({ id }) => id === kind) : undefined;
  return creation && isGameId(game) ? { game, creation, start: `${game}/${kind}/` } : undefined;
}

export const newKey = ({ start }: Shelf): string => `${start}${randomBytes(9).toString('base64url')}`;
export const idIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
export const listedIn = ({ body }: PersonalRow): Listed => JSON.parse(body) as Listed;
const whyIn = ({ body }: PersonalRow): string => (JSON.parse(body) as { readonly why: string }).why;

/** One of them, as the host of the hall sees it. */
interface Held {
  /** By this it is taken out. */
  readonly key: string;
  readonly title: string;
  readonly by: string;
  readonly thumbs: number;
  /** What those said who reported it. */
  readonly reports: readonly string[];
}

/** More are not listed, the latest first. */
const MOST = 10_000;

/** All there is, what was reported first. */
export async function listLibrary(storage: Storage): Promise<readonly Held[]> {
  const [rows, reported, thumbs] = await Promise.all([
    storage.personalUnder(CREATION, '', MOST),
    storage.personalUnder(CREATION_REPORTED, '', MOST),
    storage.countUnder(CREATION_LIKED, ''),
  ]);
  const reports = Map.groupBy(reported, ({ key }) => key);
  return rows
    .map((row) => ({
      key: row.key,
      title: listedIn(row).title,
      by: listedIn(row).by,
      thumbs: thumbs.get(row.key) ?? 0,
      reports: (reports.get(row.key) ?? []).map(whyIn),
    }))
    .toSorted((one, other) => other.reports.length - one.reports.length);
}

/** Takes one out of the library, and says what it was called; nothing: there is none of that key. */
export async function withdraw(storage: Storage, key: string): Promise<string | undefined> {
  const [row] = await storage.personalByKey(CREATION, key, 1);
  if (!row) return undefined;
  await storage.removeCreation(key);
  return listedIn(row).title;
}

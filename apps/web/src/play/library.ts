/** The library of a hall: what its people made and let others have. */
import type { Json } from '@questhall/kernel';
import type { LibraryEntry } from '@questhall/protocol';
import type { Answered } from './api.ts';
import { ask, introduce, sending } from './api.ts';

/** Where those of one kind stand: a game and a kind. */
export type Shelf = readonly [game: string, kind: string];

export interface LibraryPiece extends LibraryEntry {
  readonly draft: Json;
}

const addressOf = (shelf: Shelf, ...rest: readonly string[]): string =>
  ['api/library', ...[...shelf, ...rest].map(encodeURIComponent)].join('/');

/** Whoever says something is known to the hall first. */
async function as<T>(name: string, say: () => Promise<Answered<T>>): Promise<Answered<T>> {
  const known = await introduce(name);
  return 'ok' in known ? say() : known;
}

export const libraryOf = (shelf: Shelf): Promise<Answered<{ readonly creations: readonly LibraryEntry[] }>> =>
  ask(addressOf(shelf));

export const pieceIn = (shelf: Shelf, id: string): Promise<Answered<LibraryPiece>> =>
  ask(addressOf(shelf, id));

/** `from`: what it was made from, by its id there. */
export const putIn = (
  shelf: Shelf,
  name: string,
  draft: Json,
  from?: string,
): Promise<Answered<LibraryEntry>> =>
  as(name, () => ask(addressOf(shelf), sending('POST', { draft, ...(from !== undefined && { from }) })));

export const takeOut = (shelf: Shelf, id: string): Promise<Answered<unknown>> =>
  ask(addressOf(shelf, id), { method: 'DELETE' });

export const likeIn = (
  shelf: Shelf,
  name: string,
  id: string,
  liked: boolean,
): Promise<Answered<LibraryEntry>> =>
  as(name, () => ask(addressOf(shelf, id, 'liked'), sending('PUT', { liked })));

export const reportIn = (shelf: Shelf, name: string, id: string, why: string): Promise<Answered<unknown>> =>
  as(name, () => ask(addressOf(shelf, id, 'reported'), sending('PUT', { why })));

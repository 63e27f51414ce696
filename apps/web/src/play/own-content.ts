/** What was made in a workshop, kept in this browser. What the shelf needs of it is kept beside the thing itself. */
import type { Creation } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';

export interface OwnPiece {
  /** Where it is kept: stays the same when the piece changes. */
  readonly slot: string;
  /** As the rules call it; nothing: it cannot be played as it is. */
  readonly id?: string;
  readonly name: string;
  readonly role: string;
  /** Within what the printed ones are worth. */
  readonly fair: boolean;
  /** As the rules read it. */
  readonly draft: Json;
  /** What it was made from, by name; and by its id, where that is in the library of the hall. */
  readonly from?: string;
  readonly ancestor?: string;
}

const keyOf = ({ id }: Creation): string => `questhall.${id}`;

const isPiece = (value: unknown): value is OwnPiece =>
  typeof value === 'object' && value !== null && 'slot' in value && 'draft' in value;

export function ownPieces(made: Creation): readonly OwnPiece[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(made)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPiece) : [];
  } catch {
    return [];
  }
}

/** False: the browser keeps nothing. */
function keepAll(made: Creation, pieces: readonly OwnPiece[]): boolean {
  try {
    localStorage.setItem(keyOf(made), JSON.stringify(pieces));
    return true;
  } catch {
    return false;
  }
}

export function keepPiece(made: Creation, piece: OwnPiece): boolean {
  const kept = ownPieces(made);
  const known = kept.some(({ slot }) => slot === piece.slot);
  return keepAll(
    made,
    known ? kept.map((other) => (other.slot === piece.slot ? piece : other)) : [...kept, piece],
  );
}

export const removePiece = (made: Creation, slot: string): boolean =>
  keepAll(
    made,
    ownPieces(made).filter((piece) => piece.slot !== slot),
  );

/** Options of a table with these pieces. One that is too strong has to be allowed, and everybody sees that it is. */
export const optionsWith = (
  { setting, unbalanced }: Creation,
  drafts: readonly Json[],
  fair: boolean,
): { readonly [setting: string]: Json } => ({
  [setting]: drafts,
  ...(unbalanced !== undefined && { [unbalanced]: !fair }),
});

const idOf = (value: Json): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly id?: Json }).id
    : undefined;

/** Is this entry of a table's options that piece? Tables give an id to what has none; two Missions may have the same. */
export const isEntryOf = (entry: Json, { id, draft }: OwnPiece): boolean =>
  idOf(entry) !== undefined && idOf(draft) === undefined
    ? idOf(entry) === id
    : canonical(entry) === canonical(draft);

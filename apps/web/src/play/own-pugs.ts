/** Heroes made in the workshop, kept in this browser. What the shelf needs of them is kept beside the hero itself. */
import type { Json } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { PugLooks } from '../art/pug-quest/dressed.ts';

export interface OwnPug {
  /** Where it is kept: stays the same when the hero changes. */
  readonly slot: string;
  /** As the rules call it; nothing: it cannot be played as it is. */
  readonly id?: string;
  readonly name: string;
  readonly role: string;
  readonly looks: PugLooks;
  /** Within what the printed heroes are worth. */
  readonly fair: boolean;
  /** The hero as the rules read it. */
  readonly draft: Json;
}

const KEY = 'questhall.pugs';

const isPug = (value: unknown): value is OwnPug =>
  typeof value === 'object' && value !== null && 'slot' in value && 'draft' in value && 'looks' in value;

export function ownPugs(): readonly OwnPug[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPug) : [];
  } catch {
    return [];
  }
}

/** False: the browser keeps nothing. */
function keepAll(pugs: readonly OwnPug[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(pugs));
    return true;
  } catch {
    return false;
  }
}

export function keepPug(pug: OwnPug): boolean {
  const kept = ownPugs();
  const known = kept.some(({ slot }) => slot === pug.slot);
  return keepAll(known ? kept.map((other) => (other.slot === pug.slot ? pug : other)) : [...kept, pug]);
}

export const removePug = (slot: string): boolean => keepAll(ownPugs().filter((pug) => pug.slot !== slot));

/** The two blank sets of the box. */
export const MOST_OWN_PUGS = 2;

/** Options of a table with these heroes. One that is too strong has to be allowed, and everybody sees that it is. */
export const optionsWith = (
  drafts: readonly Json[],
  fair: boolean,
): { readonly [setting: string]: Json } => ({
  customHeroes: drafts,
  allowUnbalanced: !fair,
});

/** Is this entry of a table's options that pug? Tables give heroes their ids. */
export function isEntryOf(entry: Json, pug: OwnPug): boolean {
  if (typeof entry === 'object' && entry !== null && !Array.isArray(entry) && 'id' in entry)
    return (entry as { readonly id: Json }).id === pug.id;
  return canonical(entry) === canonical(pug.draft);
}

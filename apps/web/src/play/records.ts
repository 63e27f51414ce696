/** The best that somebody has done on this device, game by game: what a match beats is told at its end. */
import type { Store } from '../app/device-store.ts';

export interface Kept {
  readonly best: number;
  /** The match it was done in, and what had to be beaten; nothing: it was the first of its kind. */
  readonly match: string;
  readonly before?: number;
}

export type Records = { readonly [deed: string]: Kept };

/** With what was done in this match. Who looks at it twice has not done it twice. */
export function withMatch(records: Records, match: string, deeds: ReadonlyMap<string, number>): Records {
  const next: { [deed: string]: Kept } = { ...records };
  for (const [deed, best] of deeds) {
    const known = records[deed];
    if (best <= 0 || (known !== undefined && (known.match === match || known.best >= best))) continue;
    next[deed] = { best, match, ...(known && { before: known.best }) };
  }
  return next;
}

/** What this match has beaten: not what nobody had done before, or the first match would be nothing but records. */
export const brokenIn = (records: Records, match: string): readonly [deed: string, kept: Kept][] =>
  Object.entries(records).filter(([, kept]) => kept.match === match && kept.before !== undefined);

const keyOf = (game: string): string => `questhall.records.${game}`;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'best' in value && typeof value.best === 'number';

export function readRecords(store: Store, game: string): Records {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(game)) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, Kept] => isKept(entry[1])),
    );
  } catch {
    return {};
  }
}

export function writeRecords(store: Store, game: string, records: Records): void {
  try {
    store.setItem(keyOf(game), JSON.stringify(records));
  } catch {}
}

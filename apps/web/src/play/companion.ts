/** A companion for the first matches: which thing of the page of rules is new to somebody now, and what was explained before. */
import type { PrimerFact } from '@questhall/games';
import type { GameEvent } from '@questhall/kernel';
import type { Store } from '../app/device-store.ts';

/** The same in every language. */
export const factKey = ({ rules }: PrimerFact): string => rules[0] ?? '';

/** What has come up with this question, or since the last one, and was not explained yet. */
export function nextFact(
  facts: readonly PrimerFact[],
  known: readonly string[],
  kind: string,
  past: readonly GameEvent[],
): PrimerFact | undefined {
  return facts
    .filter((fact) => !known.includes(factKey(fact)))
    .find(({ when }) =>
      'asked' in when ? when.asked.includes(kind) : past.some(({ type }) => when.seen.includes(type)),
    );
}

const keyOf = (game: string): string => `questhall.companion.${game}`;

export function readKnown(store: Store, game: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Where nothing can be kept, it is said once more next time. */
export function writeKnown(store: Store, game: string, known: readonly string[]): void {
  try {
    store.setItem(keyOf(game), JSON.stringify(known));
  } catch {}
}

import type { MatchRecord } from '@questhall/kernel';

/** A match on record, by its looks; whether it plays is found out by playing it. */
export function isRecord(value: unknown): value is MatchRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { game, rulesVersion, options, seed, seats, answers } = value as { [field: string]: unknown };
  return (
    typeof game === 'string' &&
    typeof rulesVersion === 'number' &&
    typeof options === 'object' &&
    options !== null &&
    typeof seed === 'string' &&
    Array.isArray(seats) &&
    Array.isArray(answers)
  );
}

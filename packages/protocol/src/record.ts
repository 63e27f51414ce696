/** A match on record as it comes from a file or a link: anybody may have edited it. Whether it plays is found out by playing it. */
import type { MatchOptions, MatchRecord, Option } from '@questhall/kernel';
import type { Read } from '@questhall/schema';
import { anyText, json, listOf, object, plainText, read, wholeNumber } from '@questhall/schema';
import { LIMITS } from './limits.ts';

const LONGEST_TEXT = 200;
const MOST_ANSWERS = 1_000_000;

const options = json<MatchOptions>(LIMITS.depth, (value) =>
  'players' in value && Number.isInteger(value.players)
    ? undefined
    : 'an object with players, a whole number',
);

const option = json<Option>(LIMITS.depth, (value) =>
  'do' in value && typeof value.do === 'string' ? undefined : 'an object with do, a text',
);

const matchRecord = object({
  game: plainText(LONGEST_TEXT),
  rulesVersion: wholeNumber(),
  options,
  seed: anyText(LONGEST_TEXT),
  seats: listOf(anyText(LONGEST_TEXT), 1, LIMITS.seats),
  answers: listOf(object({ seat: wholeNumber(), option }), 0, MOST_ANSWERS),
});

/** What a record says beside that stays with it: dice that were thrown, say. */
export function readRecord(value: unknown): Read<MatchRecord> {
  const found = read(matchRecord, value, 'the record');
  return 'ok' in found ? { ok: value as MatchRecord } : found;
}

/** The matches in a person's past, as rows. */

import type { Game } from '@questhall/kernel';
import type { PastMatch } from '@questhall/protocol';
import type { Ending, TableRecord } from '@questhall/protocol/host';
import { pastMatchOf } from '@questhall/protocol/host';
import type { PersonalRow } from '../storage/port.ts';
import type { Kind } from './kinds.ts';

/** Played here. */
export const MATCH = 'match';
/** Played on a device of theirs, and told by it. */
export const ALONE = 'alone';

/** What is kept of a match; its code and its time are those of the row. */
type PastBody = Omit<PastMatch, 'at' | 'match'>;

export const rowOfPast = (guest: string, kind: Kind, { match, at, ...body }: PastMatch): PersonalRow => ({
  guest,
  kind,
  key: match,
  at: Math.round(at),
  body: JSON.stringify(body satisfies PastBody),
});

/** A row for each person at the table, also for who left it to a bot. */
export function pastOf(record: TableRecord, game: Game, ending: Ending, at: number): readonly PersonalRow[] {
  const people = [...new Set(record.seats.flatMap(({ guest }) => guest ?? []))];
  return people.map((guest) =>
    rowOfPast(
      guest,
      MATCH,
      pastMatchOf(record, game, ending, at, (seat) => seat.guest === guest),
    ),
  );
}

export const pastMatchIn = ({ key, at, body }: PersonalRow): PastMatch => ({
  match: key,
  at,
  ...(JSON.parse(body) as PastBody),
});

/** The same without the name of somebody who is forgotten. */
export function withoutNames(row: PersonalRow, seats: readonly number[], name: string): PersonalRow {
  const past = pastMatchIn(row);
  const players = past.players.map((player, seat) => (seats.includes(seat) ? { ...player, name } : player));
  return rowOfPast(row.guest, row.kind, { ...past, players });
}

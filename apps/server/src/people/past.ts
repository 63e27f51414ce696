/** What a match leaves behind for each person who played it. */
import type { Game } from '@questhall/kernel';
import type { PastMatch } from '@questhall/protocol';
import type { Ending, TableRecord } from '@questhall/protocol/host';
import { matchKey } from '@questhall/protocol/host';
import type { PersonalRow } from '../storage/port.ts';

export const MATCH = 'match';

/** What is kept of a match; its code and its time are those of the row. */
type PastBody = Omit<PastMatch, 'at' | 'match'>;

/** A row for each person at the table, also for who left it to a bot. */
export function pastOf(record: TableRecord, game: Game, ending: Ending, at: number): readonly PersonalRow[] {
  const people = [...new Set(record.seats.flatMap(({ guest }) => guest ?? []))];
  return people.map((guest) => {
    const yours = record.seats.flatMap((seat, index) => (seat.guest === guest ? [index] : []));
    const body: PastBody = {
      game: record.game,
      yours,
      players: record.seats.map(({ name, bot }) => ({ name, bot })),
      options: chosenIn(record, game),
      winners: [...ending.outcome.winners],
      ending: ending.text,
      answers: ending.answers,
      left: yours.every((seat) => record.seats[seat]?.bot !== null),
    };
    return { guest, kind: MATCH, key: matchKey(record), at, body: JSON.stringify(body) };
  });
}

/** Not the content that people made: it is in the record, and may be long. */
const chosenIn = ({ settings }: TableRecord, game: Game): PastMatch['options'] =>
  Object.fromEntries(
    game.settings.flatMap(({ key, kind }) => {
      const value = settings.options[key];
      return kind === 'content' || value === undefined ? [] : [[key, value]];
    }),
  );

export const pastMatchIn = ({ key, at, body }: PersonalRow): PastMatch => ({
  match: key,
  at,
  ...(JSON.parse(body) as PastBody),
});

/** The same without the name of somebody who is forgotten. */
export function withoutNames(
  { body, ...row }: PersonalRow,
  seats: readonly number[],
  name: string,
): PersonalRow {
  const past = JSON.parse(body) as PastBody;
  const players = past.players.map((player, seat) => (seats.includes(seat) ? { ...player, name } : player));
  return { ...row, body: JSON.stringify({ ...past, players } satisfies PastBody) };
}

/** What a match that is over leaves behind for whoever played it. */
import type { Game } from '@questhall/kernel';
import type { PastMatch } from '../table.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import { matchKey } from './record.ts';
import type { Ending } from './table-host.ts';

export function pastMatchOf(
  record: TableRecord,
  game: Game,
  ending: Ending,
  at: number,
  isTheirs: (seat: SeatRecord) => boolean,
): PastMatch {
  const yours = record.seats.flatMap((seat, index) => (isTheirs(seat) ? [index] : []));
  return {
    match: matchKey(record),
    game: record.game,
    at,
    yours,
    players: record.seats.map(({ name, bot }) => ({ name, bot })),
    options: chosenIn(record, game),
    winners: [...ending.outcome.winners],
    ending: ending.text,
    answers: ending.answers,
    left: yours.every((seat) => record.seats[seat]?.bot !== null),
  };
}

/** Not the content that people made: it is in the record, and may be long. */
const chosenIn = ({ settings }: TableRecord, game: Game): PastMatch['options'] =>
  Object.fromEntries(
    game.settings.flatMap(({ key, kind }) => {
      const value = settings.options[key];
      return kind === 'content' || value === undefined ? [] : [[key, value]];
    }),
  );

/** What a match that is over leaves behind for whoever played it. */
import type { Game, Outcome } from '@questhall/kernel';
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
  const margin = marginOf(ending.outcome, record.seats.length);
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
    ...(margin !== undefined && { margin }),
    left: yours.every((seat) => record.seats[seat]?.bot !== null),
  };
}

/** Nothing: nobody has won against anybody, or not by points. */
function marginOf({ winners, score = [] }: Outcome, players: number): number | undefined {
  const [most = 0, second] = score.toSorted((one, other) => other - one);
  return second === undefined || winners.length === 0 || winners.length === players
    ? undefined
    : most - second;
}

/** Not the content that people made: it is in the record, and may be long. */
const chosenIn = ({ settings }: TableRecord, game: Game): PastMatch['options'] =>
  Object.fromEntries(
    game.settings.flatMap(({ key, kind }) => {
      const value = settings.options[key];
      return kind === 'content' || value === undefined ? [] : [[key, value]];
    }),
  );

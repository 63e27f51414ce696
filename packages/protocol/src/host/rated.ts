/** Matches that count for ratings: who began them, who left them, and what has come of them. */
import type { Game, Seat } from '@questhall/kernel';
import type { MatchLog } from './match-log.ts';
import type { RatedRecord, SeatRecord, TableRecord } from './record.ts';

/** What a rated match has come to. Who has left has lost it, whatever a bot made of it. */
export interface RatedResult {
  /** When it began. */
  readonly at: number;
  /** By seat: who began it, and on which side. */
  readonly guests: readonly string[];
  readonly sides: readonly number[];
  /** By seat: since when a bot, or somebody else, plays on. */
  readonly left: readonly (number | null)[];
  /** Nothing: everybody has left it. */
  readonly winners: readonly Seat[] | null;
}

const sidesOf = (game: Game, { match: { state } }: MatchLog, seats: readonly unknown[]): readonly number[] =>
  seats.map((_, seat) => game.side(state, seat));

/**
 * What is to be kept of a match that begins now. Nothing: it does not count, because nobody wants it to, because somebody could
 * wait without end or ask a bot, or because not everybody is a person of their own with somebody against them.
 */
export function beginRated(
  game: Game,
  { settings, seats }: TableRecord,
  log: MatchLog,
  now: number,
): RatedRecord | undefined {
  const { rated, clock, hints, undo } = settings;
  if (!rated || clock === null || hints || undo === 'free') return undefined;
  const guests = seats.flatMap(({ guest, bot }) => (guest !== null && bot === null ? [guest] : []));
  if (new Set(guests).size < seats.length || new Set(sidesOf(game, log, seats)).size < 2) return undefined;
  return { at: now, guests, left: guests.map(() => null) };
}

/** The same after somebody has left, or come back. */
export function withLeavers(rated: RatedRecord, seats: readonly SeatRecord[], now: number): RatedRecord {
  const isGone = (seat: Seat): boolean =>
    seats[seat]?.bot !== null || seats[seat]?.guest !== rated.guests[seat];
  return { ...rated, left: rated.left.map((since, seat) => (isGone(seat) ? (since ?? now) : null)) };
}

/** Nobody who began it plays any more. */
export const isAbandoned = ({ rated, status }: TableRecord): boolean =>
  status === 'playing' && rated?.left.every((since) => since !== null) === true;

/** Nothing: it does not count, or goes on. */
export function ratedResult(game: Game, record: TableRecord, log: MatchLog | null): RatedResult | undefined {
  const { rated } = record;
  const outcome = log?.match.state.outcome;
  if (!log || !rated || (!outcome && !isAbandoned(record))) return undefined;
  return { ...rated, sides: sidesOf(game, log, record.seats), winners: outcome?.winners ?? null };
}

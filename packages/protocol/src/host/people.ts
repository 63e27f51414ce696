/** A person becomes another, or nobody: who signs in takes their seats along, who is forgotten leaves nothing behind. */
import { nameAmong } from './names.ts';
import type { Guest, RatedRecord, SeatRecord, TableRecord } from './record.ts';
import { OPEN_SEAT } from './settings.ts';

/** What a table calls somebody who was removed from it. */
export const NOBODY_NAME = 'Former player';

/** The record with everything of one guest in the hands of another. Nothing: the guest does not stand in it. */
export function handedOver(record: TableRecord, from: string, to: Guest): TableRecord | undefined {
  if (!stands(record, from)) return undefined;
  const others = record.seats.filter(({ guest }) => guest !== from && guest !== to.id);
  const seats = record.seats.map((seat) =>
    seat.guest === from ? { ...seat, guest: to.id, name: nameAmong(to.name, others) } : seat,
  );
  return {
    ...record,
    seats,
    host: record.host === from ? to.id : record.host,
    chat: record.chat.map((line) => (line.guest === from ? { ...line, guest: to.id } : line)),
    ...(record.sentAway && { sentAway: record.sentAway.map((id) => (id === from ? to.id : id)) }),
    ...(record.rated && { rated: renamed(record.rated, from, to.id) }),
    seatAsked: record.seatAsked?.guest === from ? null : (record.seatAsked ?? null),
  };
}

/** The record with neither id, name nor words of this guest. Nothing: there is none of them in it. */
export function forgotten(record: TableRecord, guest: string): TableRecord | undefined {
  if (!stands(record, guest)) return undefined;
  const { match } = record;
  const own = record.seats.flatMap((seat, at) => (seat.guest === guest ? [at] : []));
  const names = new Set(own.flatMap((at) => [record.seats[at]?.name, match?.seats[at]]));
  const seats = record.seats.map((seat): SeatRecord => {
    if (seat.guest !== guest) return seat;
    if (record.status === 'gathering') return OPEN_SEAT;
    const bot = record.status === 'playing' ? (seat.bot ?? 'greedy') : seat.bot;
    return { ...seat, holder: 'bot', guest: null, name: NOBODY_NAME, bot };
  });
  const stays = seats.find((seat) => seat.holder === 'person' && seat.guest !== null);
  return {
    ...record,
    seats,
    host: record.host === guest ? (stays?.guest ?? '') : record.host,
    // Lines of the first versions do not say whose they are.
    chat: record.chat.filter(
      (line) => line.guest !== guest && !(line.guest === undefined && names.has(line.name)),
    ),
    match: match && {
      ...match,
      seats: match.seats.map((name, at) => (own.includes(at) ? NOBODY_NAME : name)),
    },
    ...(record.sentAway && { sentAway: record.sentAway.filter((id) => id !== guest) }),
    ...(record.rated && { rated: renamed(goneFrom(record.rated, guest), guest, '') }),
    seatAsked: record.seatAsked?.guest === guest ? null : (record.seatAsked ?? null),
  };
}

const renamed = (rated: RatedRecord, from: string, to: string): RatedRecord => ({
  ...rated,
  guests: rated.guests.map((id) => (id === from ? to : id)),
});

/** Whoever is forgotten plays no more. */
const goneFrom = (rated: RatedRecord, guest: string): RatedRecord => ({
  ...rated,
  left: rated.left.map((since, seat) => (rated.guests[seat] === guest ? (since ?? rated.at) : since)),
});

const stands = ({ seats, host, chat, sentAway = [], seatAsked, rated }: TableRecord, id: string): boolean =>
  host === id ||
  seats.some(({ guest }) => guest === id) ||
  chat.some(({ guest }) => guest === id) ||
  sentAway.includes(id) ||
  rated?.guests.includes(id) === true ||
  seatAsked?.guest === id;

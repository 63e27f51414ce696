/**
 * Somebody who looks on asks for the seat of a bot in mid-match: one that was a bot's from the start, or one that its player has
 * left. Whoever sits there sees its hand, so everybody who holds a seat must agree, also who is away just now. A player who only
 * dropped has left nothing: nobody can ask for that seat.
 */
import type { Reason } from '@questhall/kernel';
import type { SeatAsk, SeatReply } from '../messages.ts';
import { hostReason } from '../words.ts';
import { nameAmong } from './names.ts';
import type { SeatAskedRecord } from './record.ts';
import type { Client, TableState } from './table-state.ts';
import { announce, holds, keep, seatsOf, tell } from './table-state.ts';

/** After so many answers a match is no longer one that somebody new would like to join, nor one that bots keep warm. */
export const YOUNG = 60;

/** Milliseconds after a no in which nobody asks: strangers could keep players from playing. */
const AGAIN_AFTER = 60_000;

/** What came of a request: `noted` where the others are asked, and whoever asks hears later what they say. */
export type Replied = { readonly refused: Reason } | 'granted' | 'noted';

export function askForSeat(table: TableState, client: Client, { id, seat }: SeatAsk): Replied {
  const { record } = table;
  const held = record.seats[seat];
  if (!held) return no('QH-NO-SEAT', { seat, seats: record.seats.length });
  if (record.status !== 'playing') return no('QH-GATHERING');
  if (held.holder !== 'bot') return no('QH-SEAT-KEPT');
  if (record.sentAway?.includes(client.guest.id)) return no('QH-SENT-AWAY');
  if (seatsOf(table, client.guest).length > 0) return no('QH-ONE-SEAT');
  if (record.seatAsked) return no('QH-SEAT-ASKED');
  const others = record.seats.filter((other) => other !== held);
  const asked = { guest: client.guest.id, name: nameAmong(client.guest.name, others), seat };
  table.seatAsker = { client, id };
  // Who comes back to the seat they left asks nobody; nor does whoever takes a bot's place where bots keep seats warm.
  const isYoung = (table.log?.version ?? 0) <= YOUNG;
  const isWarm = isYoung && record.settings.quick === true && held.guest === null;
  if (isWarm || held.guest === client.guest.id) return give(table, asked);
  const waiting = record.seats.flatMap(({ holder }, at) => (holder === 'person' ? [at] : []));
  // Where nobody is left who could agree, the seat is kept for who left it.
  if (waiting.length === 0) return no('QH-SEAT-KEPT');
  if (table.ports.now() - (record.seatDeclined ?? Number.NEGATIVE_INFINITY) < AGAIN_AFTER)
    return no('QH-SEAT-WAIT');
  keep(table, { seatAsked: { ...asked, waiting } });
  announce(table);
  return 'noted';
}

const no = (...reason: Parameters<typeof hostReason>): Replied => ({ refused: hostReason(...reason) });

export function replyAboutSeat(table: TableState, client: Client, { seat, agree }: SeatReply): Replied {
  const asked = table.record.seatAsked;
  if (!holds(table, client, seat)) return no('QH-NOT-YOUR-SEAT');
  if (!asked?.waiting.includes(seat)) return no('QH-SEAT-NOT-ASKED');
  if (!agree) {
    keep(table, { seatDeclined: table.ports.now() });
    dropSeatAsk(table, hostReason('QH-SEAT-DECLINED', { name: table.record.seats[seat]?.name ?? '' }));
    return 'noted';
  }
  // At one screen one person speaks for several seats.
  const own = seatsOf(table, client.guest);
  const waiting = asked.waiting.filter((other) => !own.includes(other));
  if (waiting.length === 0) return give(table, asked);
  keep(table, { seatAsked: { ...asked, waiting } });
  announce(table);
  return 'noted';
}

function give(table: TableState, { guest, name, seat }: Omit<SeatAskedRecord, 'waiting'>): Replied {
  const given = { holder: 'person', guest, name, bot: null, autoForced: false } as const;
  table.thinking.delete(seat);
  keep(table, { seats: table.record.seats.with(seat, given), seatAsked: null });
  settleSeatAsk(table);
  return 'granted';
}

/** What was asked for comes to nothing. */
export function dropSeatAsk(table: TableState, reason: Reason): void {
  if (!table.record.seatAsked) return;
  keep(table, { seatAsked: null });
  settleSeatAsk(table, reason);
  announce(table);
}

/** Whoever asks here hears what was decided, here or elsewhere. */
export function settleSeatAsk(table: TableState, reason: Reason = hostReason('QH-SEAT-OVERTAKEN')): void {
  const asker = table.seatAsker;
  if (!asker || table.record.seatAsked) return;
  table.seatAsker = null;
  const { client, id } = asker;
  if (seatsOf(table, client.guest).length > 0) tell(client, { type: 'done', id });
  else tell(client, { type: 'refused', id, reason });
}

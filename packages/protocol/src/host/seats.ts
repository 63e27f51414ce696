/** Who sits where: taking and leaving seats, and bots that stand in. */
import type { Reason, Seat } from '@questhall/kernel';
import type { SeatAction, SeatRequest } from '../messages.ts';
import { hostReason } from '../words.ts';
import { grantGrace } from './clock.ts';
import { nameAmong } from './names.ts';
import { runClocks } from './play.ts';
import type { SeatRecord } from './record.ts';
import { botSeat, OPEN_SEAT } from './settings.ts';
import type { Client, TableState } from './table-state.ts';
import { holds, isHost, isOnline, keep, seatsOf } from './table-state.ts';

type Changed = { readonly seat: SeatRecord } | { readonly refused: Reason };

/** Carries out the action, or says why not and changes nothing. */
export function changeSeat(
  table: TableState,
  client: Client,
  { seat, action }: SeatRequest,
): Reason | undefined {
  const held = table.record.seats[seat];
  if (!held) return hostReason('QH-NO-SEAT', { seat, seats: table.record.seats.length });
  const changed = seatAfter(table, client, seat, held, action);
  if ('refused' in changed) return changed.refused;
  runClocks(table);
  if (table.clock && action.do === 'takeBack') grantGrace(table.clock, seat);
  const seats = table.record.seats.with(seat, changed.seat);
  table.thinking.delete(seat);
  keep(table, {
    seats,
    host: hostAfter(table, seats, client, action),
    ...(isSentAway(table, client, held, action) && {
      sentAway: [...(table.record.sentAway ?? []), held.guest].slice(-SENT_AWAY_KEPT),
    }),
  });
  return undefined;
}

function seatAfter(
  table: TableState,
  client: Client,
  seat: Seat,
  held: SeatRecord,
  action: SeatAction,
): Changed {
  const own = holds(table, client, seat);
  switch (action.do) {
    case 'take':
      return taken(table, client, held);
    case 'leave':
      if (!own) return no('QH-NOT-YOUR-SEAT');
      return { seat: table.record.status === 'playing' ? leftToBot(held) : OPEN_SEAT };
    case 'handToBot':
      if (held.holder !== 'person' || !(own || isHost(table, client))) return no('QH-NOT-YOUR-SEAT');
      if (!own && isOnline(table, held.guest)) return no('QH-NOT-OFFLINE');
      return { seat: { ...held, bot: action.bot } };
    case 'takeBack':
      return own ? { seat: { ...held, bot: null } } : no('QH-NOT-YOUR-SEAT');
    case 'autoForced':
      return own ? { seat: { ...held, autoForced: action.on } } : no('QH-NOT-YOUR-SEAT');
    case 'setBot': {
      const objection = whyNotFreed(table, client, held);
      return objection ?? { seat: botSeat(action.bot, table.record.seats.toSpliced(seat, 1)) };
    }
    case 'setOpen':
      return whyNotFreed(table, client, held) ?? { seat: OPEN_SEAT };
  }
}

/**
 * Before the match the host decides who sits where. In mid-match every seat has a hand, and whoever opens it shows it to
 * somebody: so no seat changes hands as long as there is another player who has not agreed.
 */
function whyNotFreed(table: TableState, client: Client, held: SeatRecord): Changed | undefined {
  if (!isHost(table, client)) return no('QH-NOT-HOST');
  if (table.record.status !== 'playing') return undefined;
  const own = held.guest === client.guest.id;
  const others = table.record.seats.some(({ guest }) => guest !== null && guest !== client.guest.id);
  return own || !others ? undefined : no('QH-SEAT-KEPT');
}

/** Of so many who were sent away a table knows that they may not sit down again. */
const SENT_AWAY_KEPT = 50;

/** The host has freed a seat that somebody else sat at. */
const isSentAway = (
  { record }: TableState,
  { guest }: Client,
  held: SeatRecord,
  action: SeatAction,
): held is SeatRecord & { readonly guest: string } =>
  (action.do === 'setBot' || action.do === 'setOpen') &&
  record.status !== 'playing' &&
  held.guest !== null &&
  held.guest !== guest.id;

const no = (rule: Parameters<typeof hostReason>[0]): Changed => ({ refused: hostReason(rule) });

/** The bot keeps the place of the one who left, who may come back. */
const leftToBot = (held: SeatRecord): SeatRecord => ({
  ...held,
  holder: 'bot',
  bot: held.bot ?? 'greedy',
});

function taken(table: TableState, { guest }: Client, held: SeatRecord): Changed {
  const { record } = table;
  const back = held.holder === 'bot' && held.guest === guest.id;
  if (held.holder !== 'open' && !back)
    return no(held.holder === 'bot' && held.guest !== null ? 'QH-SEAT-KEPT' : 'QH-SEAT-TAKEN');
  if (record.sentAway?.includes(guest.id)) return no('QH-SENT-AWAY');
  // In mid-match a second seat would show its hand; before it, only the host may speak for several at one screen.
  const several = record.status !== 'playing' && record.host === guest.id;
  if (!back && !several && seatsOf(table, guest).length > 0) return no('QH-ONE-SEAT');
  const others = record.seats.filter((seat) => seat.guest !== guest.id);
  const name = nameAmong(guest.name, others);
  return { seat: { ...held, holder: 'person', guest: guest.id, name, bot: null } };
}

/** A host who leaves hands the table on to somebody who stays. */
function hostAfter(
  { record }: TableState,
  seats: readonly SeatRecord[],
  { guest }: Client,
  action: SeatAction,
): string {
  const stays = seats.some((seat) => seat.holder === 'person' && seat.guest === guest.id);
  if (action.do !== 'leave' || record.host !== guest.id || stays) return record.host;
  return seats.find((seat) => seat.holder === 'person')?.guest ?? record.host;
}

/** Who sits where: taking and leaving seats, and bots that stand in. */
import type { Reason, Seat } from '@questhall/kernel';
import type { SeatAction, SeatRequest } from '../messages.ts';
import { hostReason } from '../words.ts';
import { grantGrace } from './clock.ts';
import type { Client, Live } from './live.ts';
import { holds, isHost, isOnline, keep, seatsOf } from './live.ts';
import { runClocks } from './play.ts';
import type { SeatRecord } from './record.ts';
import { botSeat, OPEN_SEAT } from './settings.ts';

type Changed = { readonly seat: SeatRecord } | { readonly refused: Reason };

/** Carries out the action, or says why not and changes nothing. */
export function changeSeat(live: Live, client: Client, { seat, action }: SeatRequest): Reason | undefined {
  const held = live.record.seats[seat];
  if (!held) return hostReason('QH-NO-SEAT', { seat, seats: live.record.seats.length });
  const changed = seatAfter(live, client, seat, held, action);
  if ('refused' in changed) return changed.refused;
  runClocks(live);
  if (live.clock && action.do === 'takeBack') grantGrace(live.clock, seat);
  const seats = live.record.seats.with(seat, changed.seat);
  live.thinking.delete(seat);
  keep(live, { seats, host: hostAfter(live, seats, client, action) });
  return undefined;
}

function seatAfter(live: Live, client: Client, seat: Seat, held: SeatRecord, action: SeatAction): Changed {
  const own = holds(live, client, seat);
  switch (action.do) {
    case 'take':
      return taken(live, client, held);
    case 'leave':
      if (!own) return no('QH-NOT-YOUR-SEAT');
      return { seat: live.record.status === 'playing' ? leftToBot(held) : OPEN_SEAT };
    case 'handToBot':
      if (held.holder !== 'person' || !(own || isHost(live, client))) return no('QH-NOT-YOUR-SEAT');
      if (!own && isOnline(live, held.guest)) return no('QH-NOT-OFFLINE');
      return { seat: { ...held, bot: action.bot } };
    case 'takeBack':
      return own ? { seat: { ...held, bot: null } } : no('QH-NOT-YOUR-SEAT');
    case 'autoForced':
      return own ? { seat: { ...held, autoForced: action.on } } : no('QH-NOT-YOUR-SEAT');
    case 'setBot':
      if (!isHost(live, client)) return no('QH-NOT-HOST');
      if (held.holder === 'person' && !own && isOnline(live, held.guest)) return no('QH-NOT-OFFLINE');
      return { seat: botSeat(action.bot, live.record.seats.toSpliced(seat, 1)) };
    case 'setOpen':
      if (!isHost(live, client)) return no('QH-NOT-HOST');
      if (held.holder === 'person' && !own && isOnline(live, held.guest)) return no('QH-NOT-OFFLINE');
      return { seat: OPEN_SEAT };
  }
}

const no = (rule: Parameters<typeof hostReason>[0]): Changed => ({ refused: hostReason(rule) });

/** The bot keeps the place of the one who left, who may come back. */
const leftToBot = (held: SeatRecord): SeatRecord => ({
  ...held,
  holder: 'bot',
  bot: held.bot ?? 'greedy',
});

function taken(live: Live, { guest }: Client, held: SeatRecord): Changed {
  const back = held.holder === 'bot' && held.guest === guest.id;
  const left = held.holder === 'bot' && held.guest !== null;
  const playing = live.record.status === 'playing';
  if (held.holder !== 'open' && !back && !(left && playing)) return no('QH-SEAT-TAKEN');
  // In mid-match a second seat would show its hand.
  if (playing && !back && seatsOf(live, guest).length > 0) return no('QH-ONE-SEAT');
  const autoForced = back ? held.autoForced : false;
  return { seat: { holder: 'person', guest: guest.id, name: guest.name, bot: null, autoForced } };
}

/** A host who leaves hands the table on to somebody who stays. */
function hostAfter(
  { record }: Live,
  seats: readonly SeatRecord[],
  { guest }: Client,
  action: SeatAction,
): string {
  const stays = seats.some((seat) => seat.holder === 'person' && seat.guest === guest.id);
  if (action.do !== 'leave' || record.host !== guest.id || stays) return record.host;
  return seats.find((seat) => seat.holder === 'person')?.guest ?? record.host;
}

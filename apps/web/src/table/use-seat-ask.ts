import type { Seat } from '@questhall/kernel';
import type { TableInfo } from '@questhall/protocol';
import type { TableConnection } from '../play/connection.ts';
import { hostReasonText } from '../play/reasons.ts';
import { useToast } from '../ui/Toast.tsx';

export interface SeatAsk {
  /** Who asks, and whose place they want. */
  readonly name: string;
  readonly place: string;
  readonly reply: (agree: boolean) => void;
}

/** Somebody who looks on asks for a bot's seat, and one of ours is asked about it. */
export function useSeatAsk(
  { client }: TableConnection,
  { seatAsked, seats }: TableInfo,
  own: readonly Seat[],
): SeatAsk | undefined {
  const toast = useToast();
  const seat = own.find((each) => seatAsked?.waiting.includes(each));
  if (!seatAsked || seat === undefined) return undefined;
  return {
    name: seatAsked.name,
    place: seats[seatAsked.seat]?.name ?? '',
    reply(agree) {
      client.ask({ type: 'seatReply', seat, agree }).then(
        (replied) => {
          if ('refused' in replied) toast({ text: hostReasonText(replied.refused) });
        },
        () => {},
      );
    },
  };
}

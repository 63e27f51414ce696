/** Who acts for whom at a table, and whose share of what is scarce is used for it. */
import type { Seat } from '@questhall/kernel';
import type { Client, TableRecord } from '@questhall/protocol/host';
import { guestsOf } from './row.ts';

type Seats = Pick<TableRecord, 'host' | 'seats'>;

/** Only who sits there may use up what is meant for a seat. */
export const sitsAt = ({ seats }: Seats, { guest }: Client, seat: Seat): boolean =>
  seats[seat]?.holder === 'person' && seats[seat].guest === guest.id;

/**
 * Whose share is used: of who sits at this seat, or of anybody who plays here. Who only looks on pays where nobody else is there:
 * otherwise a stranger who has used up a share of their own could come and make everybody's bots wait behind it.
 */
export function payerOf(
  record: Seats,
  clients: Iterable<Client>,
  shareOf: (client: Client) => string | undefined,
  seat?: Seat,
): string {
  const here = [...clients];
  const playing = new Set(guestsOf(record));
  const client =
    here.find((each) => seat !== undefined && sitsAt(record, each, seat)) ??
    here.find(({ guest }) => playing.has(guest.id)) ??
    here[0];
  return (client && shareOf(client)) ?? record.host;
}

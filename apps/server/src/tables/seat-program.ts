/** A seat for a program: the table's host lets it sit down, and it comes in with the token of that seat. */
import type { Reason, Seat } from '@questhall/kernel';
import type { HostMessage } from '@questhall/protocol';
import type { Guest } from '@questhall/protocol/host';
import type { LoadedTable } from './table-tools.ts';

const REQUEST = 1;

/** Seats this guest as if it had come and sat down by itself. Nothing: it sits there, and that is safe on disk. */
export function seatProgram(table: LoadedTable, guest: Guest, seat: Seat): Promise<Reason | undefined> {
  return new Promise((resolve) => {
    const client = table.client(guest, (frame) => {
      const message = JSON.parse(frame) as HostMessage;
      // The table may be gone before it has answered.
      if (message.type === 'bye') resolve(message.reason);
      if (!('id' in message) || message.id !== REQUEST) return;
      resolve(message.type === 'refused' ? message.reason : undefined);
    });
    table.receive(client, { type: 'seat', id: REQUEST, seat, action: { do: 'take' } });
  });
}

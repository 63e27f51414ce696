/** What the server does at a table for somebody, as if they had come and asked for it themselves. */
import type { Reason } from '@questhall/kernel';
import type { HostMessage, TableRequest, Wish } from '@questhall/protocol';
import { hostReason } from '@questhall/protocol';
import type { Guest } from '@questhall/protocol/host';
import type { LoadedTable } from './table-tools.ts';

const REQUEST = 1;
/** Milliseconds after which a table has failed under the request, and nobody will answer it. */
const PATIENCE = 10_000;

/** Nothing: it is done, and that is safe on disk. */
export function askTable(table: LoadedTable, guest: Guest, wish: Wish): Promise<Reason | undefined> {
  return new Promise((resolve) => {
    const given = setTimeout(() => resolve(hostReason('QH-NOT-SAVED')), PATIENCE);
    const client = table.client(guest, (frame) => {
      const message = JSON.parse(frame) as HostMessage;
      const isGone = message.type === 'bye';
      if (!isGone && (!('id' in message) || message.id !== REQUEST)) return;
      clearTimeout(given);
      resolve(isGone || message.type === 'refused' ? message.reason : undefined);
    });
    table.receive(client, { ...wish, id: REQUEST } as TableRequest);
  });
}

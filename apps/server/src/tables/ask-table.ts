/** What the server does at a table for somebody, as if they had come and asked for it themselves. */
import type { Reason } from '@questhall/kernel';
import type { HostMessage, TableRequest, Wish } from '@questhall/protocol';
import { hostReason } from '@questhall/protocol';
import type { Guest } from '@questhall/protocol/host';
import type { Hall } from './hall.ts';

const REQUEST = 1;
/** Milliseconds after which a table has failed under the request, and nobody will answer it. */
const PATIENCE = 10_000;

/** Nothing: it is done, and that is safe on disk. The table is found now: nobody sat there perhaps, and it was let go of. */
export async function askTable(
  hall: Pick<Hall, 'find'>,
  name: string,
  guest: Guest,
  wish: Wish,
): Promise<Reason | undefined> {
  const table = await hall.find(name);
  if (!table) return hostReason('QH-NO-TABLE', { table: name });
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

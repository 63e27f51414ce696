/** Who may look on: at every moment as the table is set, not only when somebody comes. */
import { hostReason } from '../words.ts';
import { detach } from './streams.ts';
import type { Client, TableState } from './table-state.ts';
import { announce, isHost, tell } from './table-state.ts';

export const isAdmitted = (table: TableState, client: Client): boolean =>
  table.record.status !== 'playing' ||
  table.record.settings.spectators ||
  isHost(table, client) ||
  // Also who has left a seat to a bot, and may want it back.
  table.record.seats.some(({ guest }) => guest === client.guest.id);

/** Says why, and hangs up. */
export function turnAway(client: Client): void {
  const reason = hostReason('QH-NO-SPECTATORS');
  tell(client, { type: 'bye', reason, again: false });
}

export function sendSpectatorsAway(table: TableState): void {
  const leaving = [...table.clients].filter((client) => !isAdmitted(table, client));
  for (const client of leaving) {
    detach(table, client);
    table.clients.delete(client);
    turnAway(client);
  }
  if (leaving.length > 0) announce(table);
}

/** Who may look on: at every moment as the table is set, not only when somebody comes. */
import { hostReason } from '../words.ts';
import type { TableRecord } from './record.ts';
import { detach } from './streams.ts';
import type { Client, TableState } from './table-state.ts';
import { announce, isHost, tell } from './table-state.ts';

export const isAdmitted = (table: TableState, client: Client): boolean =>
  table.record.status !== 'playing' ||
  table.record.settings.spectators ||
  isHost(table, client) ||
  sits(table, client);

/** Also who has left a seat to a bot, and may want it back. */
const sits = ({ record }: TableState, client: Client): boolean =>
  record.seats.some(({ guest }) => guest === client.guest.id);

/** Says why, and hangs up. */
export function turnAway(client: Client): void {
  const reason = hostReason('QH-NO-SPECTATORS');
  tell(client, { type: 'bye', reason, again: false });
}

/**
 * Who may come has changed: whoever came before and holds no seat comes again, and is looked at as if they had never been here.
 */
export function admitAnew(table: TableState, before: TableRecord): void {
  const { settings, password } = table.record;
  const { access = 'anyone' } = settings;
  const isSame = access === (before.settings.access ?? 'anyone') && password === before.password;
  if (access === 'anyone' || isSame) return;
  send(table, (client) => !isHost(table, client) && !sits(table, client), comeAgain);
}

export function sendSpectatorsAway(table: TableState): void {
  send(table, (client) => !isAdmitted(table, client), turnAway);
}

const comeAgain = (client: Client): void =>
  tell(client, { type: 'bye', reason: hostReason('QH-RELOADED'), again: true });

function send(table: TableState, whom: (client: Client) => boolean, goodbye: (client: Client) => void): void {
  const leaving = [...table.clients].filter(whom);
  for (const client of leaving) {
    detach(table, client);
    table.clients.delete(client);
    goodbye(client);
  }
  if (leaving.length > 0) announce(table);
}

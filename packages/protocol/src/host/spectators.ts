/** Who may look on: at every moment as the table is set, not only when somebody comes. */
import { hostReason } from '../words.ts';
import type { Client, Live } from './live.ts';
import { announce, isHost, sentence, tell } from './live.ts';
import { detach } from './streams.ts';

export const isAdmitted = (live: Live, client: Client): boolean =>
  live.record.status !== 'playing' ||
  live.record.settings.spectators ||
  isHost(live, client) ||
  // Also who has left a seat to a bot, and may want it back.
  live.record.seats.some(({ guest }) => guest === client.guest.id);

/** Says why, and hangs up. */
export function turnAway(live: Live, client: Client): void {
  const reason = hostReason('QH-NO-SPECTATORS');
  tell(client, { type: 'bye', reason, text: sentence(live, reason), again: false });
}

export function sendSpectatorsAway(live: Live): void {
  const leaving = [...live.clients].filter((client) => !isAdmitted(live, client));
  for (const client of leaving) {
    detach(live, client);
    live.clients.delete(client);
    turnAway(live, client);
  }
  if (leaving.length > 0) announce(live);
}

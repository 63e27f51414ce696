/** Friends, invitations, and people one does not want to hear. */
import { deviceStore } from '../app/device-store.ts';
import type { Circle, FriendService } from '../app/services.ts';
import type { Answered } from './api.ts';
import { ask, sending } from './api.ts';
import { visitedTables } from './visited.ts';

const KEPT = 'questhall.friends';

/** Nobody is made known to the server by looking at the shelf: whoever has had neither friends nor a table has none to ask for. */
const mayHave = (): boolean => visitedTables().length > 0 || deviceStore.getItem(KEPT) !== null;

async function kept(asked: Promise<Answered<Circle>>): Promise<Answered<Circle>> {
  const answer = await asked;
  if ('ok' in answer) deviceStore.setItem(KEPT, 'yes');
  return answer;
}

export const FRIENDS: FriendService = {
  mayHave,
  circle: () => ask('api/me/friends'),
  change: (wished) => kept(ask('api/me/friends', sending('PUT', wished))),
  async nameAt(link) {
    const answer = await ask<{ readonly name: string }>(`api/friends/${encodeURIComponent(link)}`);
    return 'ok' in answer ? { ok: answer.ok.name } : answer;
  },
  befriend: (link) => kept(ask('api/me/friends', sending('POST', { link }))),
  part: (person) => ask('api/me/friends', sending('DELETE', { person })),
  invite: (person, table) => ask('api/me/invitations', sending('POST', { person, table })),
  dismiss: (person) => ask('api/me/invitations', sending('DELETE', { person })),
  shun: (person, as, table) =>
    kept(ask('api/me/people', sending('PUT', { person, as, ...(table !== undefined && { table }) }))),
};

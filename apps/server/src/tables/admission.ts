/** Who may come to a table, which is found out when they open it: whoever sits there already always may. */
import type { Reason } from '@questhall/kernel';
import { hostReason } from '@questhall/protocol';
import type { TableRecord } from '@questhall/protocol/host';
import { passwordText } from '@questhall/protocol/host';
import type { Friends } from '../people/friends.ts';
import { hashOf } from './seed.ts';

/** Nothing: they may. */
export async function whyNotAdmitted(
  friends: Pick<Friends, 'areFriends' | 'avoid' | 'isInvited'>,
  { table, host, seats, settings, password: lock }: TableRecord,
  guest: string,
  password: string | undefined,
): Promise<Reason | undefined> {
  if (host === guest || seats.some((seat) => seat.guest === guest)) return undefined;
  const { access = 'anyone' } = settings;
  const [avoided, befriended, invited] = await Promise.all([
    friends.avoid(host, guest),
    access === 'friends' && friends.areFriends(host, guest),
    access !== 'anyone' &&
      friends.isInvited(guest, table, [host, ...seats.flatMap((seat) => seat.guest ?? [])]),
  ]);
  if (avoided) return hostReason('QH-NOT-ADMITTED');
  if (access === 'anyone' || befriended || invited) return undefined;
  if (access === 'friends') return hostReason('QH-FRIENDS-ONLY');
  if (password === undefined) return hostReason('QH-PASSWORD');
  return hashOf(passwordText(table, password)) === lock ? undefined : hostReason('QH-WRONG-PASSWORD');
}

/** People without passwords: a guest is whoever holds a token this server has signed. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Guest } from '@questhall/protocol/host';
import type { Storage } from './storage/port.ts';

export interface Guests {
  /** A new guest. */
  welcome(name: string): Promise<{ readonly guest: Guest; readonly token: string }>;
  /** The guest who holds this token. Nothing: it is not one of ours. */
  recognise(token: string | undefined): Promise<Guest | undefined>;
  rename(guest: Guest, name: string): Promise<Guest>;
}

const KEY_NOTE = 'token key';
const NAMES_REMEMBERED = 10_000;
/** Milliseconds. */
const REMEMBERED = 10_000;
/** How exactly is known when a guest was there last. */
const DAY = 24 * 3600 * 1000;

export async function createGuests(storage: Storage, now: () => number): Promise<Guests> {
  const key = await signingKey(storage);
  /** Those seen lately, so that not every request asks the storage; but not for long, as another node may rename them. */
  const lately = new Map<string, { readonly guest: Guest; readonly until: number }>();

  const sign = (id: string): string => createHmac('sha256', key).update(id).digest('base64url');

  const remember = (guest: Guest): Guest => {
    lately.delete(guest.id);
    lately.set(guest.id, { guest, until: now() + REMEMBERED });
    if (lately.size > NAMES_REMEMBERED) lately.delete(lately.keys().next().value ?? '');
    return guest;
  };

  return {
    async welcome(name) {
      const guest = { id: randomBytes(12).toString('base64url'), name };
      await storage.saveGuest({ ...guest, seen: now() });
      return { guest: remember(guest), token: `${guest.id}.${sign(guest.id)}` };
    },
    async recognise(token) {
      const [id = '', signature = ''] = token?.split('.') ?? [];
      if (id === '' || !equal(signature, sign(id))) return undefined;
      const known = lately.get(id);
      if (known && known.until > now()) return known.guest;
      const kept = await storage.loadGuest(id);
      if (kept && now() - kept.seen > DAY) await storage.saveGuest({ ...kept, seen: now() });
      return kept && remember({ id: kept.id, name: kept.name });
    },
    async rename({ id }, name) {
      await storage.saveGuest({ id, name, seen: now() });
      return remember({ id, name });
    },
  };
}

async function signingKey(storage: Storage): Promise<string> {
  // Of nodes that start together, all take the key of the first.
  await storage.addNote(KEY_NOTE, randomBytes(32).toString('base64url'));
  return (await storage.getNote(KEY_NOTE)) as string;
}

/** Takes the same time wherever the first difference is. */
function equal(left: string, right: string): boolean {
  const l = Buffer.from(left);
  const r = Buffer.from(right);
  return l.length === r.length && timingSafeEqual(l, r);
}

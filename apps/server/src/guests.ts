/**
 * People without passwords: a guest is whoever holds a token this server has signed. A token says whose it is and since when;
 * it expires, is renewed in time, and can be revoked.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Guest } from '@questhall/protocol/host';
import { mutedNote } from './people/admin.ts';
import { goneNote } from './people/forgetting.ts';
import type { Storage } from './storage/port.ts';
import { deviceCodeIn, newDeviceCode } from './tables/code.ts';

export interface Recognised {
  readonly guest: Guest;
  /** Nobody has written down anything about this guest. */
  readonly isNew: boolean;
  /** The token gets old: there should be a new one. */
  readonly isOld: boolean;
}

export interface Guests {
  /** A token for somebody who is not known yet. Nothing is written down: that is done when they have a name or a seat. */
  invite(): { readonly guest: Guest; readonly token: string };
  /** A new guest of this name. */
  welcome(name: string): Promise<{ readonly guest: Guest; readonly token: string }>;
  /** Who holds this token. Nothing: it is not one of ours, or not any more. */
  recognise(token: string | undefined): Promise<Recognised | undefined>;
  rename(guest: Guest, name: string): Promise<Guest>;
  /** Whoever runs the hall has muted them: known within ten seconds. */
  isMuted(id: string): Promise<boolean>;
  /** A new token for the same guest. */
  renew(guest: Guest): string;
  /** All tokens of this guest are void from now on; the one that comes back is not. */
  revoke(guest: Guest): Promise<string>;
  /** Somebody who has shown otherwise who they are. */
  welcomeBack(id: string): Promise<{ readonly guest: Guest; readonly token: string }>;
  /** What was remembered of this guest, or of anybody, is not so any more: others may have changed it, or revoked tokens. */
  forget(id?: string): void;
  /** Wherever this guest is connected, on whichever node, it is looked at again whether they may be there. */
  lookAgain(id: string): void;
  /** Calls back when tokens of this guest, or of anybody, may have become void. */
  listen(hear: (id?: string) => void): void;
  /** A code by which another device is this guest, too. */
  lend(guest: Guest): Promise<string>;
  /** The guest of that code, with a token. Nothing: there is none, or it is used or old, or tokens were revoked since. */
  redeem(code: string): Promise<{ readonly guest: Guest; readonly token: string } | undefined>;
}

const USUAL_NAME = 'Guest';
const KEY_NOTE = 'token key';
const NAMES_REMEMBERED = 10_000;
/** Milliseconds. */
const REMEMBERED = 10_000;
const DAY = 24 * 3600 * 1000;
const EXPIRES_AFTER = 365 * DAY;
const RENEWED_AFTER = 30 * DAY;
/** How long a code for another device lasts. */
export const CODE_LASTS = 10 * 60 * 1000;

/** What is known of a guest. */
interface Known {
  readonly guest: Guest;
  readonly isNew: boolean;
  /** Tokens from before this are void. */
  readonly validFrom: number;
  readonly muted: boolean;
  readonly until: number;
}

interface Token {
  readonly id: string;
  /** Missing in tokens of the first versions, which are renewed at once. */
  readonly issued: number;
}

const codeNote = (code: string): string => `device ${code}`;
const revokedNote = (id: string): string => `tokens of ${id} from`;

/** `tellOthers` hears of each guest whose tokens were revoked here, as soon as that is safe. */
export async function createGuests(
  storage: Storage,
  now: () => number,
  tellOthers: (guest: string) => void = () => {},
): Promise<Guests> {
  const key = await signingKey(storage);
  /** Those seen lately, so that not every request asks the storage; but not for long, as another node may change them. */
  const lately = new Map<string, Known>();
  const listeners: ((guest?: string) => void)[] = [];
  let revocations = 0;

  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');

  const tokenFor = (id: string): string => {
    const text = `${id}.${Math.ceil(now()).toString(36)}`;
    return `${text}.${sign(text)}`;
  };

  const read = (token: string): Token | undefined => {
    const at = token.lastIndexOf('.');
    const text = token.slice(0, Math.max(0, at));
    if (text === '' || !equal(token.slice(at + 1), sign(text))) return undefined;
    const [id = '', issued] = text.split('.');
    return { id, issued: issued === undefined ? 0 : Number.parseInt(issued, 36) };
  };

  const remember = (known: Omit<Known, 'until'>): Known => {
    const { id } = known.guest;
    const remembered = { ...known, until: now() + REMEMBERED };
    lately.delete(id);
    lately.set(id, remembered);
    if (lately.size > NAMES_REMEMBERED) lately.delete(lately.keys().next().value ?? '');
    return remembered;
  };

  const known = async (id: string): Promise<Known> => {
    const found = lately.get(id);
    if (found && found.until > now()) return found;
    const before = revocations;
    const [row, from, muted, gone] = await Promise.all([
      storage.loadGuest(id),
      storage.getNote(revokedNote(id)),
      storage.getNote(mutedNote(id)),
      storage.getNote(goneNote(id)),
    ]);
    // When a guest was there last is known to a day.
    if (row && now() - row.seen > DAY) await storage.saveGuest({ ...row, seen: now() });
    // What was read before tokens were revoked, and arrives only now, makes none of them good again.
    if (before !== revocations) return known(id);
    const guest = { id, name: row?.name ?? USUAL_NAME };
    const isNew = row === undefined;
    const validFrom = gone === undefined ? Number(from ?? 0) : Number.POSITIVE_INFINITY;
    return remember({ guest, isNew, validFrom, muted: muted !== undefined });
  };

  const forget = (id?: string): void => {
    revocations += 1;
    if (id === undefined) lately.clear();
    else lately.delete(id);
    for (const hear of listeners) hear(id);
  };

  const lookAgain = (id: string): void => {
    forget(id);
    tellOthers(id);
  };

  const newGuest = (name: string): Guest => ({ id: randomBytes(12).toString('base64url'), name });

  return {
    invite() {
      const guest = newGuest(USUAL_NAME);
      return { guest, token: tokenFor(guest.id) };
    },
    async welcome(name) {
      const guest = newGuest(name);
      await storage.saveGuest({ ...guest, seen: now() });
      remember({ guest, isNew: false, validFrom: 0, muted: false });
      return { guest, token: tokenFor(guest.id) };
    },
    async recognise(token) {
      const held = token === undefined ? undefined : read(token);
      if (!held) return undefined;
      const { guest, isNew, validFrom } = await known(held.id);
      const age = now() - held.issued;
      const isOfOldKind = held.issued === 0;
      if (held.issued < validFrom || (age > EXPIRES_AFTER && !isOfOldKind)) return undefined;
      return { guest, isNew, isOld: age > RENEWED_AFTER };
    },
    async rename({ id }, name) {
      const { validFrom, muted } = await known(id);
      await storage.saveGuest({ id, name, seen: now() });
      return remember({ guest: { id, name }, isNew: false, validFrom, muted }).guest;
    },
    isMuted: async (id) => (await known(id)).muted,
    renew: ({ id }) => tokenFor(id),
    async revoke({ id }) {
      const validFrom = Math.ceil(now()) + 1;
      await storage.setNote(revokedNote(id), String(validFrom));
      lookAgain(id);
      const text = `${id}.${validFrom.toString(36)}`;
      return `${text}.${sign(text)}`;
    },
    async welcomeBack(id) {
      const { guest } = await known(id);
      return { guest, token: tokenFor(id) };
    },
    forget,
    lookAgain,
    listen: (hear) => void listeners.push(hear),
    async lend({ id }) {
      const code = newDeviceCode();
      await storage.setNote(codeNote(code), `${Math.ceil(now())} ${id}`);
      return code;
    },
    async redeem(typed) {
      const code = deviceCodeIn(typed);
      const note = code && (await storage.getNote(codeNote(code)));
      // Whoever takes it first has it.
      if (!code || !note || !(await storage.takeNote(codeNote(code), note))) return undefined;
      const [given = '', id = ''] = note.split(' ');
      const { guest, validFrom } = await known(id);
      const isLate = Number(given) < Math.max(validFrom, now() - CODE_LASTS);
      return isLate ? undefined : { guest, token: tokenFor(id) };
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

/**
 * Friends, whom one invites, and whom one does not want to hear or meet. Friendship is made by a link that one gives away; nobody
 * finds anybody here otherwise.
 */
import { randomBytes } from 'node:crypto';
import type { Reason } from '@questhall/kernel';
import { hostReason } from '@questhall/protocol';
import type { Guest, TableRecord } from '@questhall/protocol/host';
import type { PersonalRow, Storage } from '../storage/port.ts';
import { BETWEEN_TWO, FRIEND, INVITATION, SHUNNED } from './kinds.ts';
import { PROFILE, personOf } from './profile.ts';

export interface FriendInfo {
  readonly person: string;
  readonly name: string;
  /** Null: they do not tell. */
  readonly online: boolean | null;
}

export interface InvitationInfo {
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly game: string;
  readonly at: number;
}

export const SHUN = ['muted', 'blocked'] as const;
/** muted: what they say is not shown to one. blocked: moreover they come to no table of one's own, and invite one to none. */
export type Shun = (typeof SHUN)[number];

export interface ShunnedInfo {
  readonly person: string;
  readonly name: string;
  readonly as: Shun;
}

export interface Circle {
  /** What a friend link ends with; nothing: there is none yet. */
  readonly link: string | null;
  /** Whether friends see that one is here. */
  readonly seen: boolean;
  readonly friends: readonly FriendInfo[];
  readonly invitations: readonly InvitationInfo[];
  readonly shunned: readonly ShunnedInfo[];
}

export interface Friends {
  /** All of it; whoever asks is here. */
  circle(guest: string): Promise<Circle>;
  change(
    guest: string,
    wished: { readonly seen?: boolean | undefined; readonly newLink?: boolean | undefined },
  ): Promise<Circle>;
  /** Whose friend link it is; nothing: nobody's. */
  nameAt(link: string): Promise<string | undefined>;
  /** Follows somebody's friend link. */
  befriend(guest: string, link: string): Promise<Reason | undefined>;
  part(guest: string, person: string): Promise<boolean>;
  /** To a table where one sits oneself. Says who is to be told; nothing: nobody. */
  invite(
    guest: Guest,
    person: string,
    record: TableRecord,
  ): Promise<{ readonly refused: Reason } | { readonly told?: string }>;
  dismiss(guest: string, person: string): Promise<boolean>;
  /** `record`: where that person was met. False: nobody knows whom that means. */
  shun(guest: string, person: string, as: Shun | null, record?: TableRecord): Promise<boolean>;
  areFriends(one: string, other: string): Promise<boolean>;
  isInvited(guest: string, table: string, by: readonly string[]): Promise<boolean>;
  /** One of them has blocked the other. */
  avoid(one: string, other: string): Promise<boolean>;
}

const LINK = 'friend-link';
const HERE = 'here';
const MOST_FRIENDS = 100;
const MOST_SHUNNED = 100;
const MOST_INVITATIONS = 20;
const LATEST = Number.MAX_SAFE_INTEGER;
/** Milliseconds after which somebody is here no longer whose page has not asked again. */
const HERE_LASTS = 2 * 60 * 1000;
const INVITATION_LASTS = 24 * 3600 * 1000;
const NAMELESS = 'Guest';

interface LinkBody {
  readonly seen: boolean;
}

interface InvitationBody {
  readonly table: string;
  readonly game: string;
}

const bodyIn = <T>({ body }: PersonalRow): T => JSON.parse(body) as T;

/** `parted`: somebody is another's friend no more, or not wanted by them. */
export function createFriends(
  storage: Storage,
  now: () => number,
  parted: (guest: string) => void = () => {},
): Friends {
  const at = (): number => Math.ceil(now());
  const rowsOf = (guest: string, kind: string, most: number): Promise<readonly PersonalRow[]> =>
    storage.personalOfKind(guest, kind, LATEST, most);
  const linkOf = async (guest: string): Promise<PersonalRow | undefined> => (await rowsOf(guest, LINK, 1))[0];
  const sees = (row: PersonalRow | undefined): boolean => !row || bodyIn<LinkBody>(row).seen;
  const nameOf = async (guest: string): Promise<string> => (await storage.loadGuest(guest))?.name ?? NAMELESS;

  const putLink = (guest: string, seen: boolean, key = randomBytes(9).toString('base64url')): Promise<void> =>
    storage.putPersonal({
      guest,
      kind: LINK,
      key,
      at: at(),
      body: JSON.stringify({ seen } satisfies LinkBody),
    });

  const isHere = async (guest: string): Promise<boolean | null> => {
    if (!sees(await linkOf(guest))) return null;
    const here = await storage.personalAt(guest, HERE, HERE);
    return here !== undefined && now() - here.at < HERE_LASTS;
  };

  const friendInfo = async ({ key }: PersonalRow): Promise<FriendInfo> => {
    const [name, online] = await Promise.all([nameOf(key), isHere(key)]);
    return { person: personOf(key), name, online };
  };

  const invitationInfo = async (row: PersonalRow): Promise<InvitationInfo> => ({
    person: personOf(row.key),
    name: await nameOf(row.key),
    at: row.at,
    ...bodyIn<InvitationBody>(row),
  });

  const shunnedInfo = async (row: PersonalRow): Promise<ShunnedInfo> => ({
    person: personOf(row.key),
    name: await nameOf(row.key),
    as: bodyIn<{ as: Shun }>(row).as,
  });

  const circle = async (guest: string): Promise<Circle> => {
    const [link, friends, invitations, shunned] = await Promise.all([
      linkOf(guest),
      rowsOf(guest, FRIEND, MOST_FRIENDS),
      rowsOf(guest, INVITATION, MOST_INVITATIONS),
      rowsOf(guest, SHUNNED, MOST_SHUNNED),
    ]);
    const seen = sees(link);
    // Who has no friends is seen by nobody: nothing is written down.
    if (seen && friends.length > 0)
      await storage.putPersonal({ guest, kind: HERE, key: HERE, at: at(), body: '{}' });
    const fresh = invitations.filter((row) => now() - row.at < INVITATION_LASTS);
    return {
      link: link?.key ?? null,
      seen,
      friends: await Promise.all(friends.map(friendInfo)),
      invitations: await Promise.all(fresh.map(invitationInfo)),
      shunned: await Promise.all(shunned.map(shunnedInfo)),
    };
  };

  /** Whom one's own rows mean by this. */
  const known = async (guest: string, person: string): Promise<string | undefined> => {
    const rows = await Promise.all(BETWEEN_TWO.map((kind) => rowsOf(guest, kind, MOST_FRIENDS)));
    return rows.flat().find(({ key }) => personOf(key) === person)?.key;
  };

  const met = ({ seats, chat, host }: TableRecord, person: string): string | undefined =>
    [host, ...seats.map(({ guest }) => guest), ...chat.map(({ guest }) => guest)].find(
      (guest): guest is string => typeof guest === 'string' && guest !== '' && personOf(guest) === person,
    );

  const shunnedBy = async (guest: string, other: string): Promise<Shun | undefined> => {
    const row = await storage.personalAt(guest, SHUNNED, other);
    return row && bodyIn<{ as: Shun }>(row).as;
  };

  const avoid = async (one: string, other: string): Promise<boolean> =>
    (await Promise.all([shunnedBy(one, other), shunnedBy(other, one)])).includes('blocked');

  const areFriends = async (one: string, other: string): Promise<boolean> =>
    (await storage.personalAt(one, FRIEND, other)) !== undefined;

  const remove = async (guest: string, other: string): Promise<boolean> => {
    const removed = await Promise.all([
      storage.removePersonal(guest, FRIEND, other),
      storage.removePersonal(other, FRIEND, guest),
    ]);
    parted(other);
    return removed.includes(true);
  };

  return {
    circle,
    avoid,
    areFriends,
    async change(guest, { seen, newLink }) {
      const link = await linkOf(guest);
      const shown = seen ?? sees(link);
      // All there are: of several asked for at once none may outlive the next.
      if (newLink)
        for (const { key } of await rowsOf(guest, LINK, MOST_FRIENDS))
          await storage.removePersonal(guest, LINK, key);
      await putLink(guest, shown, newLink ? undefined : link?.key);
      if (!shown) await storage.removePersonal(guest, HERE, HERE);
      return circle(guest);
    },
    async nameAt(link) {
      const [row] = await storage.personalByKey(LINK, link, 1);
      return row && ((await storage.loadGuest(row.guest))?.name ?? NAMELESS);
    },
    async befriend(guest, link) {
      const [row] = await storage.personalByKey(LINK, link, 1);
      if (!row || (await avoid(guest, row.guest))) return hostReason('QH-NO-FRIEND');
      if (row.guest === guest) return hostReason('QH-OWN-LINK');
      const both = [guest, row.guest] as const;
      const counts = await Promise.all(
        both.map(async (each) => (await rowsOf(each, FRIEND, MOST_FRIENDS)).length),
      );
      if (!(await areFriends(guest, row.guest)) && Math.max(...counts) >= MOST_FRIENDS)
        return hostReason('QH-FRIENDS-FULL');
      await Promise.all(
        both.map((each, index) =>
          storage.addPersonal({
            guest: each,
            kind: FRIEND,
            key: both[1 - index] ?? '',
            at: at(),
            body: '{}',
          }),
        ),
      );
      return undefined;
    },
    async part(guest, person) {
      const other = await known(guest, person);
      return other !== undefined && remove(guest, other);
    },
    async invite({ id }, person, { table, game, seats }) {
      if (!seats.some(({ guest }) => guest === id)) return { refused: hostReason('QH-NOT-AT-TABLE') };
      const other = await known(id, person);
      // Only friends are invited; who has blocked one is none, and nobody is told that.
      if (other === undefined || !(await areFriends(id, other)))
        return { refused: hostReason('QH-NO-PERSON') };
      const before = await storage.personalAt(other, INVITATION, id);
      const isNews =
        !before || bodyIn<InvitationBody>(before).table !== table || now() - before.at >= INVITATION_LASTS;
      const body = JSON.stringify({ table, game } satisfies InvitationBody);
      await storage.putPersonal({ guest: other, kind: INVITATION, key: id, at: at(), body });
      return isNews ? { told: other } : {};
    },
    async dismiss(guest, person) {
      const rows = await rowsOf(guest, INVITATION, MOST_FRIENDS);
      const row = rows.find(({ key }) => personOf(key) === person);
      return row !== undefined && storage.removePersonal(guest, INVITATION, row.key);
    },
    async shun(guest, person, as, record) {
      const [profile] = await storage.personalByKey(PROFILE, person, 1);
      const other = (await known(guest, person)) ?? (record && met(record, person)) ?? profile?.guest;
      if (other === undefined || other === guest) return false;
      if (as === null) return storage.removePersonal(guest, SHUNNED, other);
      const isNew = (await storage.personalAt(guest, SHUNNED, other)) === undefined;
      if (isNew && (await rowsOf(guest, SHUNNED, MOST_SHUNNED)).length >= MOST_SHUNNED) return false;
      await storage.putPersonal({ guest, kind: SHUNNED, key: other, at: at(), body: JSON.stringify({ as }) });
      if (as === 'blocked') {
        await remove(guest, other);
        await storage.removePersonal(guest, INVITATION, other);
      }
      return true;
    },
    async isInvited(guest, table, by) {
      const rows = await Promise.all(by.map((other) => storage.personalAt(guest, INVITATION, other)));
      return rows.some((row) => row !== undefined && bodyIn<InvitationBody>(row).table === table);
    },
  };
}

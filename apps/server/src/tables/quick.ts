/**
 * Quick match: whoever looks for people to play with is led to somebody who looks for the same, or waits at a table of
 * their own. Tables are all there is to it: no list of those who wait that could differ from them, whichever node one asks.
 */
import { randomInt } from 'node:crypto';
import type { Game, Problem, Seat } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { QuickWish, SeatSpec } from '@questhall/protocol';
import type { Guest, TableRecord } from '@questhall/protocol/host';
import { YOUNG } from '@questhall/protocol/host';
import type { Friends } from '../people/friends.ts';
import type { Storage } from '../storage/port.ts';
import { askTable } from './ask-table.ts';
import type { Hall } from './hall.ts';
import { guestsOf } from './row.ts';
import type { LoadedTable } from './table-tools.ts';

export type Found =
  | { readonly table: string; readonly joined: boolean }
  | { readonly problems: readonly Problem[] }
  | { readonly unknownGame: string };

export interface Quick {
  find(wish: QuickWish, guest: Guest): Promise<Found>;
}

export interface QuickTools {
  readonly hall: Pick<Hall, 'create' | 'find' | 'game' | 'tablesOf'>;
  readonly storage: Pick<Storage, 'openTables'>;
  readonly friends: Pick<Friends, 'avoid'>;
  now(): number;
}

/** So many are looked through, the latest first. */
const MOST = 200;
/** Whoever has just opened a table is on the way to it, though nobody sees them there yet. */
const ON_THE_WAY = 30_000;
/** Seconds: at such a pace people play several matches side by side. */
const DAYS = 24 * 3600;

interface Looking {
  readonly game: Game;
  readonly guest: Guest;
  /** Whoever wants the same has the same. */
  readonly key: string;
}

export function createQuick({ hall, storage, friends, now }: QuickTools): Quick {
  /** Nothing: these rules cannot be set up like that. */
  const keyOf = (game: Game, { players, options, clock }: Wanted) => {
    // What people made takes the rules long to look through, and hundreds of tables may have some: it is compared as it is.
    if (hasContent(game, options)) return canonical([game.id, players, spelledOut(game, options), clock]);
    const configured = game.configure({ ...options, players });
    return 'problems' in configured ? undefined : canonical([game.id, configured.options, clock]);
  };

  const isSame = ({ game, key }: Looking, { settings }: TableRecord): boolean =>
    settings.quick === true &&
    settings.clock !== null &&
    // Nobody is led in where one comes only by a password, or as a friend.
    (settings.access ?? 'anyone') === 'anyone' &&
    keyOf(game, { ...settings, clock: settings.clock }) === key;

  /** Of those who have waited longest first. */
  const tablesLike = async (looking: Looking, status: string) => {
    const rows = await storage.openTables(looking.game.id, status, MOST);
    return rows
      .toReversed()
      .map(({ touched, body }) => ({ touched, record: JSON.parse(body) as TableRecord }))
      .filter(({ record }) => isSame(looking, record));
  };

  const sitsAt = ({ seats }: TableRecord, { id }: Guest): boolean => seats.some(({ guest }) => guest === id);

  const isAwaited = (table: LoadedTable, touched: number): boolean => {
    const people = table
      .host()
      .info()
      .seats.filter(({ holder }) => holder === 'person');
    return people.some(({ online }) => online) || (people.length > 0 && now() - touched < ON_THE_WAY);
  };

  /** Nobody is led to somebody whom they have blocked, or who has blocked them. */
  const isAvoided = async (table: LoadedTable, { id }: Guest): Promise<boolean> => {
    const others = guestsOf(table.host().record());
    return (await Promise.all(others.map((other) => friends.avoid(id, other)))).includes(true);
  };

  /** Sits down where somebody waits. `before`: only at tables whose code comes before that one. */
  async function joinWaiting(looking: Looking, before?: string): Promise<string | undefined> {
    for (const { touched, record } of await tablesLike(looking, 'gathering')) {
      if (sitsAt(record, looking.guest) || (before !== undefined && record.table >= before)) continue;
      const table = await hall.find(record.table);
      if (!table || !isAwaited(table, touched) || (await isAvoided(table, looking.guest))) continue;
      const seat = table
        .host()
        .record()
        .seats.findIndex(({ holder }) => holder === 'open');
      const request = { type: 'seat', seat, action: { do: 'take' } } as const;
      if (seat >= 0 && !(await askTable(hall, record.table, looking.guest, request))) return record.table;
    }
    return undefined;
  }

  /** Takes the seat of a bot that keeps it warm. */
  async function joinPlaying(looking: Looking): Promise<string | undefined> {
    for (const { touched, record } of await tablesLike(looking, 'playing')) {
      if (sitsAt(record, looking.guest) || !record.seats.some(isWarm)) continue;
      const table = await hall.find(record.table);
      if (!table || !isAwaited(table, touched) || table.host().version() > YOUNG) continue;
      if (await isAvoided(table, looking.guest)) continue;
      const seat = table.host().record().seats.findIndex(isWarm);
      if (seat >= 0 && !(await askTable(hall, record.table, looking.guest, { type: 'seatAsk', seat })))
        return record.table;
    }
    return undefined;
  }

  /** One waits at one table only, and plays one such match at a time; nothing: none of those that are wanted now. */
  async function alreadyThere(looking: Looking): Promise<Found | undefined> {
    for (const { table: code, status, settings, yours } of await hall.tablesOf(looking.guest.id)) {
      if (status === 'finished' || !settings.quick) continue;
      const table = await hall.find(code);
      if (!table) continue;
      const isWanted = isSame(looking, table.host().record());
      if (status === 'playing') {
        if (isWanted && (settings.clock?.bank ?? DAYS) < DAYS) return { table: code, joined: true };
        continue;
      }
      if (isWanted) return moveToElder(looking, code);
      for (const seat of yours) await leave(code, looking.guest, seat);
    }
    return undefined;
  }

  const leave = (table: string, guest: Guest, seat: Seat) =>
    askTable(hall, table, guest, { type: 'seat', seat, action: { do: 'leave' } });

  /**
   * Two who looked at the same moment wait at two tables. Who waits at the one whose code comes later moves, from a table
   * that is empty then, so that nobody is led there meanwhile.
   */
  async function moveToElder(looking: Looking, code: string): Promise<Found> {
    const stays = { table: code, joined: false } as const;
    const table = await hall.find(code);
    const own = table?.host().record();
    const seat = own?.seats.findIndex(({ guest }) => guest === looking.guest.id) ?? -1;
    const alone = own?.seats.filter(({ holder }) => holder === 'person').length === 1;
    if (!table || seat < 0 || !alone) return stays;
    const others = await tablesLike(looking, 'gathering');
    if (!others.some(({ record }) => record.table < code && record.seats.some(isPerson))) return stays;
    if (await leave(code, looking.guest, seat)) return stays;
    const elder = await joinWaiting(looking, code);
    if (elder !== undefined) return { table: elder, joined: true };
    await askTable(hall, code, looking.guest, { type: 'seat', seat, action: { do: 'take' } });
    return stays;
  }

  async function open(looking: Looking, { players, options, clock, bots }: QuickWish): Promise<Found> {
    // Who looks first has no say in who begins.
    const own = randomInt(players);
    const other: SeatSpec = bots === null ? { holder: 'open' } : { holder: 'bot', bot: bots };
    const seats = Array.from(
      { length: players },
      (_, at): SeatSpec => (at === own ? { holder: 'you' } : other),
    );
    // Among people it counts, so nobody asks a bot.
    const counts = bots === null && { rated: true, hints: false };
    const settings = { players, options, clock, listed: true, quick: true, ...counts } as const;
    const created = await hall.create({ game: looking.game.id, settings, seats }, looking.guest);
    if (!('table' in created)) return created;
    if (bots === null) return moveToElder(looking, created.table);
    await askTable(hall, created.table, looking.guest, { type: 'start' });
    return { table: created.table, joined: false };
  }

  return {
    async find(wish, guest) {
      const game = await hall.game(wish.game);
      if (!game) return { unknownGame: wish.game };
      const key = keyOf(game, wish);
      const looking = { game, guest, key: key ?? '' };
      if (key !== undefined) {
        const there = await alreadyThere(looking);
        if (there) return there;
        const joined = (await joinWaiting(looking)) ?? (await joinPlaying(looking));
        if (joined !== undefined) return { table: joined, joined: true };
      }
      return open(looking, wish);
    },
  };
}

type Wanted = Pick<QuickWish, 'players' | 'options' | 'clock'>;

const hasContent = ({ settings }: Game, options: Wanted['options']): boolean =>
  settings.some(({ kind, key, default: usual }) => {
    const value = options[key] ?? usual;
    return kind === 'content' && Array.isArray(value) && value.length > 0;
  });

/** With what was left out. */
const spelledOut = ({ settings }: Game, options: Wanted['options']): Wanted['options'] => ({
  ...Object.fromEntries(settings.map(({ key, default: usual }) => [key, usual])),
  ...options,
});

const isPerson = ({ holder }: TableRecord['seats'][number]): boolean => holder === 'person';

const isWarm = ({ holder, guest }: TableRecord['seats'][number]): boolean =>
  holder === 'bot' && guest === null;

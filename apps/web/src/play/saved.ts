/** What the shelf shows: games kept on this machine, and tables on the server. */

import type { GameId } from '@questhall/games';
import { GAMES, isGameId } from '@questhall/games';
import type { ClockSetting, ListedTable, OwnTable, TableInfo } from '@questhall/protocol';
import type { OpenTurn, OpenTurns, Waiting } from '../app/open-turns.ts';
import { formatRoute } from '../app/routes.ts';
import type { SavedGame, SavedGames } from '../app/saved-games.ts';
import type { DeviceService, Services } from '../app/services.ts';
import { t } from '../language/texts.ts';
import {
  addBrowser,
  clearWebhook,
  introduce,
  lendCode,
  listedTables,
  ownTables,
  pushKey,
  redeemCode,
  removeBrowser,
  revokeTokens,
  setWebhook,
  tableInfo,
  webhookInfo,
} from './api.ts';
import { FRIENDS } from './friends.ts';
import { nearbyHome } from './nearby.ts';
import type { SightRow, TableRow } from './store.ts';
import { listSights, listTables, removeTable } from './store.ts';
import { visitOwn } from './visit-own.ts';
import { visitedTables } from './visited.ts';

const DAY = 24 * 3600 * 1000;

/** "Zoe, Marco and 2 bots" */
function company(record: TableRow['record']): string {
  const people = record.seats.filter(({ holder }) => holder === 'person').map(({ name }) => name);
  const bots = record.seats.length - people.length;
  const parts = [
    ...(people.length > 1 ? people : []),
    ...(bots > 0 ? [t('{n, plural, one {# bot} other {# bots}}', { n: bots })] : []),
  ];
  if (parts.length === 0) return 'alone';
  const [last = '', ...others] = parts.toReversed();
  return others.length === 0
    ? t('with {last}', { last })
    : t('{others} and {last}', { others: others.toReversed().join(', '), last });
}

function savedGame({ id, record, savedAt }: TableRow, game: GameId, sight: SightRow | undefined): SavedGame {
  return {
    id,
    game,
    title: `${GAMES[game].title}, ${company(record)}`,
    detail: sight?.detail ?? '',
    progress: sight?.done ?? 0,
    savedAt,
    miniature: sight?.miniature ?? [],
  };
}

const saved: SavedGames = {
  async list() {
    const [tables, sights] = await Promise.all([listTables(), listSights()]);
    const yesterday = Date.now() - DAY;
    const old = tables.filter(
      ({ record, savedAt, played }) =>
        savedAt < yesterday && (record.status === 'finished' || played === false),
    );
    await Promise.all(old.map(({ id }) => removeTable(id)));
    const seen = new Map(sights.map((sight) => [sight.id, sight]));
    return tables
      .filter(({ record, played }) => record.status === 'playing' && played !== false)
      .toSorted((one, other) => other.savedAt - one.savedAt)
      .flatMap((row) =>
        isGameId(row.record.game) ? [savedGame(row, row.record.game, seen.get(row.id))] : [],
      );
  },
  remove: removeTable,
};

const peopleOf = (table: TableInfo): string =>
  table.seats.flatMap(({ holder, name }) => (holder === 'person' ? [name] : [])).join(', ');

const isMyTurn = ({ yours, waiting }: OwnTable): boolean => yours.some((seat) => waiting.includes(seat));

function ownTurn(table: TableInfo, game: GameId, due: boolean): OpenTurn {
  const people = peopleOf(table);
  return {
    id: table.table,
    game,
    title: t('{title}, table {table}', { title: GAMES[game].title, table: table.table }),
    detail: table.status === 'gathering' ? t('Waiting for players: {people}', { people }) : people,
    call: due ? 'play' : 'open',
  };
}

const waitingIn = ({ table, game, seats, waiting }: OwnTable): readonly Waiting[] =>
  isGameId(game)
    ? [
        {
          id: table,
          whom: waiting.map((seat) => seats[seat]?.name ?? '').join(', '),
          where: t('{title}, table {table}', { title: GAMES[game].title, table }),
        },
      ]
    : [];

/** "Duel · 15 min + 20 s · rated, 1612 · password": what one wants to know before one sits down. */
function termsOf({ settings, level }: ListedTable, game: GameId): string {
  const { players, options, clock, rated, access = 'anyone' } = settings;
  const mode = GAMES[game].modes.find(
    ({ players: count, options: wanted = {} }) =>
      (!count || (players >= count.min && players <= count.max)) &&
      Object.entries(wanted).every(([key, value]) => (options[key] ?? value) === value),
  );
  const parts = [
    mode?.name,
    clock === null ? t('no clock') : clockWords(clock),
    rated ? (level === null ? t('rated') : t('rated, {level}', { level })) : undefined,
    access === 'anyone' ? undefined : access === 'friends' ? t('friends only') : t('with a password'),
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

const clockWords = ({ bank, gain }: ClockSetting): string =>
  bank >= LONG_BANK
    ? t('{days, plural, one {# day} other {# days}}', { days: Math.round(bank / (DAY / 1000)) })
    : t('{bank} min + {gain} s', { bank: Math.round(bank / 60), gain });

/** Seconds: beyond this a pace is told in days. */
const LONG_BANK = 12 * 3600;

function openTable(table: ListedTable, game: GameId): OpenTurn {
  const free = table.seats.filter(({ holder }) => holder === 'open').length;
  return {
    id: table.table,
    game,
    title: t('{title}, open table', { title: GAMES[game].title }),
    detail: `${t('{people}: {free} of {seats} seats free', {
      people: peopleOf(table),
      free,
      seats: table.seats.length,
    })} · ${termsOf(table, game)}`,
    call: 'join',
  };
}

const turns: OpenTurns = {
  async due() {
    // Nobody is made known to the server by having the page open.
    const own = visitedTables().length > 0 ? await ownTables() : undefined;
    if (!own || !('ok' in own)) return [];
    return own.ok.tables
      .filter(isMyTurn)
      .flatMap(({ table, game }) => (isGameId(game) ? [{ id: table, gameTitle: GAMES[game].title }] : []));
  },
  async list() {
    const visited = visitedTables();
    // Nobody is made known to the server by looking at the shelf.
    const [listed, seatedAt] = await Promise.all([
      listedTables(),
      visited.length > 0 ? ownTables() : undefined,
    ]);
    const own = seatedAt && 'ok' in seatedAt ? seatedAt.ok.tables : [];
    const known = new Set(own.map(({ table }) => table));
    const looked = await Promise.all(visited.filter((table) => !known.has(table)).map(tableInfo));
    const watched = looked.flatMap((answer) =>
      'ok' in answer && answer.ok.status !== 'finished' ? [answer.ok] : [],
    );
    const others = 'ok' in listed ? listed.ok.tables : [];
    const theirs = own.filter((table) => table.status === 'playing' && !isMyTurn(table));
    const found = [
      ...own
        .filter((table) => !theirs.includes(table))
        .toSorted((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)))
        .flatMap((table) => (isGameId(table.game) ? [ownTurn(table, table.game, isMyTurn(table))] : [])),
      ...watched.flatMap((table) => (isGameId(table.game) ? [ownTurn(table, table.game, false)] : [])),
      ...others.flatMap((table) =>
        isGameId(table.game) &&
        table.status === 'gathering' &&
        !visited.includes(table.table) &&
        !known.has(table.table)
          ? [openTable(table, table.game)]
          : [],
      ),
    ];
    return { turns: found, waiting: theirs.flatMap(waitingIn) };
  },
};

const webhook = { get: webhookInfo, set: setWebhook, clear: clearWebhook };

const push = { key: pushKey, add: addBrowser, remove: removeBrowser };

const devices: DeviceService = {
  async lend(name) {
    const known = await introduce(name);
    const lent = 'ok' in known ? await lendCode() : known;
    if ('problem' in lent) return lent;
    const { code } = lent.ok;
    const link = new URL(formatRoute({ page: 'profile', code }), await nearbyHome()).href;
    return { ok: { code, link } };
  },
  async redeem(code) {
    const redeemed = await redeemCode(code);
    if (!('ok' in redeemed)) return redeemed;
    await visitOwn();
    return { ok: redeemed.ok.name };
  },
  async signOutOthers() {
    const revoked = await revokeTokens();
    return 'ok' in revoked ? { ok: revoked.ok.name } : revoked;
  },
};

export const SERVICES: Services = {
  friends: FRIENDS,
  saved,
  turns,
  webhook,
  push,
  devices,
  people: () => import('./people.ts').then(({ PEOPLE }) => PEOPLE),
  quests: () => import('./quests.ts').then(({ openQuest, questsOf }) => ({ open: openQuest, of: questsOf })),
};

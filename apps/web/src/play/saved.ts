/** What the shelf shows: games kept on this machine, and tables on the server. */
import type { TableInfo } from '@questhall/protocol';
import type { OpenTurn, OpenTurns, Waiting } from '../app/open-turns.ts';
import type { SavedGame, SavedGames } from '../app/saved-games.ts';
import type { Services } from '../app/services.ts';
import type { GameId } from '../catalogue/games.ts';
import { GAMES, isGameId } from '../catalogue/games.ts';
import { listedTables, tableInfo } from './hall.ts';
import type { SightRow, TableRow } from './store.ts';
import { listSights, listTables, removeTable } from './store.ts';
import { visitedTables } from './visited.ts';

const DAY = 24 * 3600 * 1000;

/** "Zoe, Marco and 2 bots" */
function company(record: TableRow['record']): string {
  const people = record.seats.filter(({ holder }) => holder === 'person').map(({ name }) => name);
  const bots = record.seats.length - people.length;
  const parts = [
    ...(people.length > 1 ? people : []),
    ...(bots > 0 ? [bots === 1 ? '1 bot' : `${bots} bots`] : []),
  ];
  if (parts.length === 0) return 'alone';
  const [last = '', ...others] = parts.toReversed();
  return others.length === 0 ? `with ${last}` : `${others.toReversed().join(', ')} and ${last}`;
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
    const over = tables.filter(
      ({ record, savedAt }) => record.status === 'finished' && savedAt < Date.now() - DAY,
    );
    await Promise.all(over.map(({ id }) => removeTable(id)));
    const seen = new Map(sights.map((sight) => [sight.id, sight]));
    return tables
      .filter(({ record }) => record.status === 'playing')
      .toSorted((one, other) => other.savedAt - one.savedAt)
      .flatMap((row) =>
        isGameId(row.record.game) ? [savedGame(row, row.record.game, seen.get(row.id))] : [],
      );
  },
  remove: removeTable,
};

const peopleOf = (table: TableInfo): string =>
  table.seats.flatMap(({ holder, name }) => (holder === 'person' ? [name] : [])).join(', ');

function ownTurn(table: TableInfo, game: GameId): OpenTurn {
  const people = peopleOf(table);
  return {
    id: table.table,
    game,
    title: `${GAMES[game].title}, table ${table.table}`,
    detail: table.status === 'gathering' ? `Gathering: ${people}` : people,
    call: 'open',
  };
}

function openTable(table: TableInfo, game: GameId): OpenTurn {
  const free = table.seats.filter(({ holder }) => holder === 'open').length;
  return {
    id: table.table,
    game,
    title: `${GAMES[game].title}, open table`,
    detail: `${peopleOf(table)}: ${free} of ${table.seats.length} seats free`,
    call: 'join',
  };
}

const turns: OpenTurns = {
  async list() {
    const visited = visitedTables();
    const [listed, ...own] = await Promise.all([listedTables(), ...visited.map(tableInfo)]);
    const ours = own.flatMap((answer) =>
      'ok' in answer && answer.ok.status !== 'finished' ? [answer.ok] : [],
    );
    const others = 'ok' in listed ? listed.ok.tables : [];
    const found = [
      ...ours.flatMap((table) => (isGameId(table.game) ? [ownTurn(table, table.game)] : [])),
      ...others.flatMap((table) =>
        isGameId(table.game) && table.status === 'gathering' && !visited.includes(table.table)
          ? [openTable(table, table.game)]
          : [],
      ),
    ];
    const waiting: readonly Waiting[] = [];
    return { turns: found, waiting };
  },
};

export const SERVICES: Services = { saved, turns };

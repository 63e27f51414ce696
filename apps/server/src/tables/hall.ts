/** All tables. One in memory is a cache of its log: it is loaded when somebody comes and let go when nobody is there. */
import type { Game, Problem } from '@questhall/kernel';
import type { TableInfo, TableSpec } from '@questhall/protocol';
import type { Guest, LogEntry, Past, Snapshot, TableRecord } from '@questhall/protocol/host';
import { matchKey, newTable } from '@questhall/protocol/host';
import type { Games } from '../games.ts';
import type { Storage } from '../storage/port.ts';
import { newCode } from './code.ts';
import type { SeatedTable, TableTools } from './seated.ts';
import { rowOf, seatTable } from './seated.ts';

export interface Hall {
  /** Opens a new table and says what it is called. */
  create(spec: TableSpec, host: Guest): Promise<Created>;
  /** The table of that name, from memory or from its log. */
  find(name: string): Promise<SeatedTable | undefined>;
  game(id: string): Promise<Game | undefined>;
  listed(): Promise<readonly TableInfo[]>;
  /** The match on record, if it is over. */
  replay(match: string): Promise<string | 'running' | undefined>;
  /** Wakes the tables where something happens without anybody connected. */
  wakeAll(): Promise<void>;
  /** Lets go of tables nobody needs in memory. */
  tidy(): void;
  count(): number;
  /** No table can be found any more, but all are kept. */
  closing(): boolean;
  close(): Promise<void>;
}

export type Created =
  | { readonly table: string }
  | { readonly problems: readonly Problem[] }
  | { readonly unknownGame: string };

export interface HallTools extends Omit<TableTools, 'lost'> {
  readonly games: Games;
  readonly storage: Storage;
  /** How long the server was away before it started. */
  readonly down: number;
}

const LISTED_MOST = 100;
const WEEK = 7 * 24 * 3600 * 1000;

export function createHall(tools: HallTools): Hall {
  const { games, storage, watch, now } = tools;
  const tables = new Map<string, Promise<SeatedTable | undefined>>();
  const seated = new Set<SeatedTable>();
  /** Tables whose clocks this server has started or started again. */
  const wound = new Set<string>();
  let closing = false;

  const game = async (id: string): Promise<Game | undefined> =>
    Object.hasOwn(games, id) ? games[id]?.() : undefined;

  const forget = (table: SeatedTable): void => {
    seated.delete(table);
    tables.delete(table.name);
  };

  const tableTools: TableTools = {
    ...tools,
    lost(table, error) {
      watch.fault(error);
      forget(table);
      table.close('QH-RELOADED');
    },
  };

  const load = async (name: string): Promise<SeatedTable | undefined> => {
    const row = await storage.loadTable(name);
    if (!row) return undefined;
    const record = JSON.parse(row.body) as TableRecord;
    const rules = await game(record.game);
    if (!rules) return undefined;
    const past = record.match ? await pastOf(record, rules) : { entries: [] };
    const table = seatTable(rules, record, past, tableTools);
    seated.add(table);
    return table;
  };

  const pastOf = async (record: TableRecord, { version }: Game): Promise<Past> => {
    const match = matchKey(record);
    const kept = await storage.loadSnapshot(match);
    const snapshot =
      kept && version === record.rulesVersion ? (JSON.parse(kept.body) as Snapshot) : undefined;
    const bodies = await storage.readLog(match, snapshot?.version ?? 0);
    const entries = bodies.map((body) => JSON.parse(body) as LogEntry);
    return { snapshot, entries, down: forgiven(record) };
  };

  /** A clock that ran when the server went away is forgiven that time, once. */
  const forgiven = ({ table, settings }: TableRecord): number => {
    if (!settings.clock || wound.has(table)) return 0;
    wound.add(table);
    return tools.down;
  };

  const find = (name: string): Promise<SeatedTable | undefined> => {
    if (closing) return Promise.resolve(undefined);
    const known = tables.get(name);
    if (known !== undefined) return known;
    const loading = load(name);
    tables.set(name, loading);
    loading.then(
      (table) => {
        if (!table && tables.get(name) === loading) tables.delete(name);
      },
      () => tables.delete(name),
    );
    return loading;
  };

  const create = async (spec: TableSpec, host: Guest): Promise<Created> => {
    const rules = await game(spec.game);
    if (!rules) return { unknownGame: spec.game };
    for (;;) {
      const made = newTable(rules, newCode(), spec, host);
      if ('problems' in made) return made;
      if (made.record.settings.clock) wound.add(made.record.table);
      if (await storage.addTable(rowOf(made.record, now()))) return { table: made.record.table };
    }
  };

  const listed = async (): Promise<readonly TableInfo[]> => {
    const rows = await storage.listTables(LISTED_MOST);
    const online = new Map([...seated].map((table) => [table.name, table.host.info()]));
    return rows.map(({ table, body }) => online.get(table) ?? offline(JSON.parse(body) as TableRecord));
  };

  const replay = async (match: string): Promise<string | 'running' | undefined> => {
    const kept = await storage.loadReplay(match);
    if (kept !== undefined) return kept;
    const [name = ''] = match.split('.');
    const table = await find(name);
    if (!table || matchKey(table.host.record()) !== match) return undefined;
    const record = table.host.finished();
    if (record) return JSON.stringify(record);
    return table.host.record().match ? 'running' : undefined;
  };

  return {
    create,
    find,
    game,
    listed,
    replay,
    async wakeAll() {
      for (const name of await storage.awakeTables(now() - WEEK)) await find(name).catch(watch.fault);
    },
    tidy() {
      for (const table of seated) {
        if (!table.idle()) continue;
        table.snapshot();
        forget(table);
        table.close('QH-RELOADED');
      }
    },
    count: () => seated.size,
    closing: () => closing,
    async close() {
      closing = true;
      await Promise.allSettled(tables.values());
      for (const table of seated) {
        table.snapshot();
        table.close('QH-CLOSING');
      }
    },
  };
}

/** What is known of a table nobody is at. */
function offline({ table, game, rulesVersion, status, round, settings, seats }: TableRecord): TableInfo {
  return {
    table,
    game,
    rulesVersion,
    status,
    round,
    settings,
    seats: seats.map(({ holder, name, bot, autoForced }) => ({
      holder,
      name,
      bot,
      online: false,
      autoForced,
    })),
    spectators: 0,
    undo: null,
  };
}

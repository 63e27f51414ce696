/** Tables as storage has them, read and played again as far as they go. However long a log is, nobody else waits for it. */
import type { Game } from '@questhall/kernel';
import { recordOf as matchRecordOf } from '@questhall/kernel';
import type { Away, LogEntry, Past, TableRecord } from '@questhall/protocol/host';
import { latestClock, loadLogInSlices, matchKey, nextPart, readSnapshot } from '@questhall/protocol/host';
import type { Storage } from '../storage/port.ts';
import type { Quarantines } from './quarantine.ts';
import { inQuarantine } from './quarantine.ts';
import { rowOf } from './row.ts';
import { hashOf } from './seed.ts';
import type { Slices } from './slices.ts';
import type { Loaded, News } from './table-tools.ts';
import { demandRules } from './unplayable.ts';

export interface LoadingTools {
  readonly storage: Storage;
  readonly quarantines: Pick<Quarantines, 'well'>;
  readonly slices: Slices;
  /** The time before this server started in which none was there. */
  readonly away: Away;
  /** The rules a table is played with, if they are at hand. */
  rulesFor(record: TableRecord): Promise<Game | undefined>;
  /** The newest rules of a game. */
  newest(game: string): Promise<Game | undefined>;
  now(): number;
  newSeed(): string;
  /** The rules of this table have thrown. */
  setAside(table: string, rules: Game, error: unknown): void;
}

export interface Loading {
  record(table: string): Promise<TableRecord | undefined>;
  /** Nothing: there is no such table, or its game is not played here. `whole`: as if there were no snapshot of it. */
  table(name: string, whole?: boolean): Promise<(Loaded & { readonly rules: Game }) | undefined>;
  /** What storage knows of it beyond this. */
  news(table: string, matchNumber: number, version: number): Promise<News>;
}

/**
 * A match that is over and was played with other rules cannot be shown, but for its replay: the table gathers for the next
 * one, with the same people.
 */
const forNext = (record: TableRecord, { version }: Game): TableRecord =>
  record.status === 'finished' && record.rulesVersion !== version
    ? { ...record, status: 'gathering', match: null, clock: null, rulesVersion: version }
    : record;

/** So many entries are read at a time. */
const READ_AT_ONCE = 1000;

export function createLoading(tools: LoadingTools): Loading {
  const { storage, quarantines, slices, away, rulesFor, setAside, now } = tools;

  const recordOf = async (table: string): Promise<TableRecord | undefined> => {
    const row = await storage.loadTable(table);
    return row && (JSON.parse(row.body) as TableRecord);
  };

  const entriesIn = async (bodies: readonly (string | undefined)[]): Promise<LogEntry[]> => {
    const entries: LogEntry[] = [];
    for (const body of bodies) {
      if (entries.length > 0 && entries.length % READ_AT_ONCE === 0) await slices.pause();
      entries.push(JSON.parse(body ?? '') as LogEntry);
    }
    return entries;
  };

  const pastOf = async (record: TableRecord, rules: Game, whole: boolean): Promise<Past> => {
    demandRules(record, rules);
    if (!record.match) return { entries: [] };
    const key = matchKey(record);
    const kept = whole ? undefined : await storage.loadSnapshot(key);
    const snapshot = kept && readSnapshot(kept.body);
    const entries = await entriesIn(await storage.readLog(key, 0));
    try {
      const log = await loadLogInSlices(rules, record.match, { snapshot, entries }, slices.pause);
      return { snapshot, entries, log, away };
    } catch (error) {
      setAside(record.table, rules, error);
      throw inQuarantine(record.table);
    }
  };

  /**
   * Between two parts a match goes over to the newest rules, as the next match of its table; the part that is over is told again
   * like any match. Nothing: it stays as it is. Otherwise the table is to be read again, whoever has written it.
   */
  const goOver = async (record: TableRecord, { log, entries }: Past): Promise<true | undefined> => {
    const newest = log && (await tools.newest(record.game));
    if (!newest) return undefined;
    const next = nextPart(newest, record, log.match.state, () => {
      const seed = tools.newSeed();
      return { seed, seedHash: hashOf(seed), clock: latestClock(record, entries.at(-1)) };
    });
    if (!next) return undefined;
    if (await storage.saveTable(rowOf(next, now())))
      await storage.saveReplay(matchKey(record), JSON.stringify(matchRecordOf(log.match)));
    return true;
  };

  /** The entry of that number, and those after it. */
  const lastAndLater = async (match: string, version: number): Promise<readonly (string | undefined)[]> =>
    version === 0 ? [undefined, ...(await storage.readLog(match, 0))] : storage.readLog(match, version - 1);

  const loadTable: Loading['table'] = async (name, whole = false) => {
    const found = await recordOf(name);
    const rules = found && (await rulesFor(found));
    if (!rules) return undefined;
    const record = forNext(await quarantines.well(found, rules), rules);
    const past = await pastOf(record, rules, whole);
    return (await goOver(record, past)) ? loadTable(name, whole) : { rules, record, past };
  };

  return {
    record: recordOf,
    table: loadTable,
    async news(table, matchNumber, version) {
      // Most likely it is the same match: then one question does.
      const [found, [last, ...rest]] = await Promise.all([
        recordOf(table),
        lastAndLater(matchKey({ table, matchNumber }), version),
      ]);
      const rules = found && (await rulesFor(found));
      if (!rules) throw new Error(`table ${table} is gone`);
      await quarantines.well(found, rules);
      const record = forNext(found, rules);
      if (!record.match) return { record, last: undefined, entries: [] };
      if (record.matchNumber !== matchNumber) {
        const bodies = await storage.readLog(matchKey(record), 0);
        return { record, last: undefined, entries: await entriesIn(bodies) };
      }
      return { record, last, entries: await entriesIn(rest) };
    },
  };
}

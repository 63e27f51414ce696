/** Which tables there are: for everybody, and for one guest. */
import type { ListedTable, OwnTable } from '@questhall/protocol';
import type { TableHost, TableRecord } from '@questhall/protocol/host';
import type { Ratings } from '../ratings/ratings.ts';
import type { Storage } from '../storage/port.ts';
import { offline } from './row.ts';

export interface ListTools {
  readonly storage: Storage;
  readonly ratings: Pick<Ratings, 'of'>;
  now(): number;
  /** The table, if it is in memory. */
  inMemory(name: string): TableHost | undefined;
  /** The same, loaded if need be. Nothing also where its match cannot go on here. */
  playable(name: string): Promise<TableHost | undefined>;
  record(name: string): Promise<TableRecord | undefined>;
  fault(error: unknown): void;
}

export interface Lists {
  /** Tables that are open to everybody, as they are sent. */
  listed(): Promise<string>;
  /** The tables this guest sits at, with whose turn it is. */
  tablesOf(guest: string): Promise<readonly OwnTable[]>;
  /** There is another table. */
  added(): void;
}

const LISTED_MOST = 100;
/** Milliseconds a list is worth showing. */
const LIST_WORTH = 1000;
const OWN_MOST = 20;
/** A list that took long to write is worth showing longer, so that no more than a tenth of all time goes into it. */
const WORTH_ITS_WRITING = 10;

export function createLists({ storage, ratings, now, inMemory, playable, record, fault }: ListTools): Lists {
  /** What storage knows of tables for everybody. */
  let list: { readonly stored: Promise<readonly ListedTable[]>; readonly made: number } | undefined;
  /** The same with what tables in memory know better. */
  let written:
    | { readonly from: readonly ListedTable[]; readonly text: string; readonly until: number }
    | undefined;

  const storedList = async (): Promise<readonly ListedTable[]> => {
    const records = (await storage.listTables(LISTED_MOST)).flatMap(({ body }) => recordIn(body) ?? []);
    return Promise.all(
      records.map(async (each) => {
        // Who offers a rated match says how strong they are.
        const known = each.settings.rated ? await ratings.of(each.host) : [];
        const rating = known.find(({ game }) => game === each.game);
        return { ...offline(each), level: rating?.rating ?? null };
      }),
    );
  };

  /** Whose turn it is, only a table in memory knows. */
  const ownTable = async (guest: string, name: string, status: string): Promise<OwnTable | undefined> => {
    const host = status === 'playing' ? await playable(name) : inMemory(name);
    const known = host?.record() ?? (await record(name));
    if (!known) return undefined;
    const yours = known.seats.flatMap(({ holder, guest: sits }, seat) =>
      holder === 'person' && sits === guest ? [seat] : [],
    );
    if (yours.length === 0) return undefined;
    return { ...(host?.info() ?? offline(known)), yours, waiting: host?.waiting() ?? [] };
  };

  return {
    /** What storage knows is read once in a while, however many ask and however large the tables are. */
    async listed() {
      const time = now();
      if (!list || Math.abs(time - list.made) > LIST_WORTH) list = { stored: storedList(), made: time };
      const from = await list.stored;
      const begun = performance.now();
      if (written?.from === from && begun < written.until) return written.text;
      const text = JSON.stringify({
        tables: from.map((info) => ({ ...info, ...inMemory(info.table)?.info() })),
      });
      const ended = performance.now();
      written = { from, text, until: ended + WORTH_ITS_WRITING * (ended - begun) };
      return text;
    },
    async tablesOf(guest) {
      const rows = await storage.tablesOf(guest, OWN_MOST);
      const own = await Promise.all(
        rows.map(({ table, status }) => ownTable(guest, table, status).catch(fault)),
      );
      return own.flatMap((each) => each ?? []);
    },
    added() {
      list = undefined;
    },
  };
}

/** Nothing where it cannot be read: that is told at start, and everybody else's list is whole. */
function recordIn(body: string): TableRecord | undefined {
  try {
    const record = JSON.parse(body) as TableRecord;
    offline(record);
    return record;
  } catch {
    return undefined;
  }
}

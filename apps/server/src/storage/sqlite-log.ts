/**
 * The logs of matches on SQLite. To put an entry at its place among all logs dirties a page of the index for each match;
 * with many matches that costs three times as much as the entry itself. So a new entry goes to `fresh`, which knows no
 * order but that of time, and when there are many, those of each match become one row of `bundle`. Whoever reads finds both
 * in the view `log`.
 */
import type { DatabaseSync } from 'node:sqlite';

/** To be used within a transaction. */
export interface SqliteLog {
  /** A transaction has begun: another process may have written since the last. */
  begun(): void;
  /** Writes an entry behind the last one, nowhere else, and says how many were written. */
  append(match: string, seq: number, body: string): 0 | 1;
  /** Removes the logs of matches from here to there, unless the table is still there. */
  remove(from: string, to: string, table: string): number;
  /** The transaction is about to be committed. */
  ending(): void;
  /** Nothing of the last transaction holds. */
  rolledBack(): void;
}

/** So many fresh entries move together: more make each cheaper, but the one that waits for it waits longer. */
const MANY = 4000;

const BUNDLE = `insert into bundle select match, min(seq), max(seq), json_group_array(body order by seq)
  from fresh group by match`;

/** The logs of some matches. The view would open all bundles there are to find them. */
export const PAGE_OF_LOGS = `with page as
    (select match from bundle where match > ?1 union select match from fresh where match > ?1 order by match limit 50)
  select match as key, match, first + entry.key as seq, entry.value as body
    from page join bundle using(match), json_each(bodies) as entry
  union all select match, match, seq, body from page join fresh using(match) order by 1, 3`;

export function openLog(database: DatabaseSync): SqliteLog {
  const insert = database.prepare('insert into fresh(match, seq, body) values(?, ?, ?)');
  const bundle = database.prepare(BUNDLE);
  const empty = database.prepare('delete from fresh');
  const lastSeq = database.prepare(
    'select last as value from bundle where match = ? order by first desc limit 1',
  );
  const removals = ['bundle', 'fresh'].map((name) =>
    database.prepare(
      `delete from ${name} where match >= ? and match < ? and not exists (select 1 from tables where name = ?)`,
    ),
  );
  /** Changes when another connection has committed. */
  const dataVersion = database.prepare('pragma data_version');

  /** The last entry of each match that has a fresh one; nothing: somebody else may have added some. */
  let heads: Map<string, number> | undefined;
  let known = 0;
  let fresh = 0;

  const bundleAll = (): void => {
    bundle.run();
    empty.run();
    heads = new Map();
    fresh = 0;
  };

  return {
    begun() {
      const version = Number(dataVersion.get()?.data_version);
      if (heads === undefined || version !== known) bundleAll();
      known = version;
    },
    append(match, seq, body) {
      const head = heads?.get(match);
      const last = head ?? Number(lastSeq.get(match)?.value ?? 0);
      // Within a bundle entries follow each other.
      if (seq !== last + 1) return 0;
      insert.run(match, seq, body);
      heads?.set(match, seq);
      fresh += 1;
      return 1;
    },
    remove(from, to, table) {
      bundleAll();
      return removals.reduce((sum, removal) => sum + Number(removal.run(from, to, table).changes), 0);
    },
    ending() {
      if (fresh >= MANY) bundleAll();
    },
    rolledBack() {
      heads = undefined;
    },
  };
}

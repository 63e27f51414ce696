/** PostgreSQL, for as many servers as one likes. One connection writes: a batch is a transaction anyway. */
import pg from 'pg';
import { guarded } from '../guarded.ts';
import type { Engine, StorageWatch } from './batching.ts';
import { batchedStorage, UNWATCHED } from './batching.ts';
import type { Teller } from './news.ts';
import { newsOf } from './news.ts';
import type { Operation, OperationName, Result, Value } from './operations.ts';
import { CONTENDED, NAMES, OperationError, READS, STATEMENTS, tableOf } from './operations.ts';
import type { Storage } from './port.ts';
import { POSTGRES_STEPS } from './schema.ts';

const BIGINT = 20;

/** Times are whole numbers that JavaScript can hold; the driver would give texts. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
};

/** Opens the database at this address, and brings it up to date. Other nodes hear of what is written from the `teller`. */
export async function openPostgres(
  url: string,
  watch: StorageWatch = UNWATCHED,
  teller?: Teller,
  through: (engine: Engine) => Engine = (engine) => engine,
): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types: TYPES });
  // A connection that breaks while nobody uses it is replaced by the next batch.
  pool.on('error', () => {});
  // One that breaks while it is used fails what was asked of it.
  pool.on(
    'connect',
    guarded(
      () => {},
      (client: pg.PoolClient) => {
        client.on('error', () => {});
      },
    ),
  );
  await inTransaction(pool, migrate);
  return batchedStorage(through(engineOver(pool, teller)), watch);
}

function engineOver(pool: pg.Pool, teller: Teller | undefined): Engine {
  const tell = tellingOver(pool);
  return {
    async run(batch) {
      try {
        if (batch.every(([name]) => READS.has(name))) return await readAll(pool, batch);
        const results = await write(pool, batch);
        if (teller) tell(newsOf(teller, written(batch, results)));
        return results;
      } catch (error) {
        throw blamed(error);
      }
    },
    gathering: GATHERING,
    close: () => pool.end(),
  };
}

/** Classes of errors that are a statement's own: data, constraints, syntax, limits. All others are the database's. */
const OWN_ERRORS: ReadonlySet<string | undefined> = new Set(['21', '22', '23', '42', '54']);

const blamed = (error: unknown): unknown =>
  error instanceof pg.DatabaseError && OWN_ERRORS.has(error.code?.slice(0, 2))
    ? new OperationError(error.message, { cause: error })
    : error;

const written = (batch: readonly Operation[], results: readonly Result[]): readonly Operation[] =>
  batch.filter((_, at) => results[at] === 1);

/** A batch costs the database, and with its notices all nodes, as much as twenty entries of it. */
const GATHERING = 2;

async function write(pool: pg.Pool, batch: readonly Operation[]): Promise<readonly Result[]> {
  const onlyAppends = batch.every(([name]) => name === 'append');
  const together = onlyAppends
    ? await withClient(pool, (client) => appendTogether(client, batch, new Set()))
    : await inTransaction(pool, (client) => carryOut(client, batch, appendTogether));
  if (together) return together;
  return (await inTransaction(pool, (client) => carryOut(client, batch, appendEach))) as readonly Result[];
}

/** The channel on which nodes hear each other. */
export const CHANNEL = 'questhall';

/** Lists go as one text each: to quote and to unquote every part of an array takes more time than to write it. */
const SEPARATOR = '\u0001';

const TELL = {
  name: 'tell',
  text: 'select pg_notify($1, notice) from unnest(string_to_array($2, chr(1))) as notice',
};

/** Milliseconds between two tries. */
const TELL_AGAIN = 250;

/**
 * Tells other nodes what is safe now. Not within the transaction: PostgreSQL lets only one transaction with a notice commit
 * at a time, and syncs of several nodes would never be one. What a node could not tell any more is read by the others when
 * it is gone.
 */
function tellingOver(pool: pg.Pool): (news: readonly string[]) => void {
  let untold: readonly string[] = [];
  const tell = (news: readonly string[]): void => {
    const texts = [...untold, ...news];
    untold = [];
    if (texts.length === 0 || pool.ending) return;
    pool.query({ ...TELL, values: [CHANNEL, texts.join(SEPARATOR)] }).catch(() => {
      untold = [...texts, ...untold];
      setTimeout(() => tell([]), TELL_AGAIN).unref();
    });
  };
  return tell;
}

type Asking = Pick<pg.ClientBase, 'query'>;

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // A connection that has failed once is not trusted again.
    client.release(failure);
  }
}

/** Commits what comes back; where nothing does, or something fails, it is as if nothing was asked for. */
const inTransaction = <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T | undefined>,
): Promise<T | undefined> =>
  withClient(pool, async (client) => {
    await client.query('begin');
    try {
      const result = await work(client);
      await client.query(result === undefined ? 'rollback' : 'commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  });

const PREPARED = Object.fromEntries(
  NAMES.map((name) => {
    let place = 0;
    return [name, { name, text: STATEMENTS[name].replaceAll('?', () => `$${++place}`) }];
  }),
) as { readonly [name in OperationName]: { readonly name: string; readonly text: string } };

const ask = (client: Asking, [name, ...values]: Operation): Promise<pg.QueryResult> =>
  client.query({ ...PREPARED[name], values });

const rowsOf = ({ rows }: pg.QueryResult): Result => rows as { [column: string]: Value }[];

async function readAll(client: Asking, batch: readonly Operation[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const operation of batch) results.push(rowsOf(await ask(client, operation)));
  return results;
}

/** Writes a run of entries of logs. Nothing: this way does not do, try the other. */
type Appending = (
  client: Asking,
  run: readonly Operation[],
  lost: Set<string>,
) => Promise<readonly Result[] | undefined>;

async function carryOut(
  client: Asking,
  batch: readonly Operation[],
  append: Appending,
): Promise<readonly Result[] | undefined> {
  const results: Result[] = [];
  const lost = new Set<string>();
  for (let at = 0; at < batch.length; ) {
    const run = appendsFrom(batch, at);
    if (run.length > 0) {
      const written = await append(client, run, lost);
      if (!written) return undefined;
      results.push(...written);
      at += run.length;
    } else {
      results.push(await carryOutOne(client, batch[at] as Operation, lost));
      at += 1;
    }
  }
  return results;
}

function appendsFrom(batch: readonly Operation[], start: number): readonly Operation[] {
  let end = start;
  while (batch[end]?.[0] === 'append') end += 1;
  return batch.slice(start, end);
}

async function carryOutOne(client: Asking, operation: Operation, lost: Set<string>): Promise<Result> {
  const table = tableOf(operation);
  if (table !== undefined && lost.has(table)) return 0;
  const result = await ask(client, operation);
  if (table !== undefined && CONTENDED.has(operation[0]) && result.rowCount === 0) lost.add(table);
  return READS.has(operation[0]) ? rowsOf(result) : (result.rowCount ?? 0);
}

const APPEND_ALL = {
  name: 'appendAll',
  text: `insert into log(match, seq, body) select * from
    unnest(string_to_array($1, chr(1)), string_to_array($2, chr(1))::integer[], string_to_array($3, chr(1)))`,
};

/** A text with the sign would be taken for two, an empty one that is alone for none. */
const isAmbiguous = (operation: Operation): boolean =>
  operation.some((value) => value === '' || String(value).includes(SEPARATOR));

const UNIQUE_VIOLATION = '23505';

/** All in one statement, as long as nobody else took a place: then nothing is written, and it must be found out whose. */
const appendTogether: Appending = async (client, run, lost) => {
  if (run.some((operation) => lost.has(tableOf(operation) as string) || isAmbiguous(operation)))
    return undefined;
  const values = [1, 2, 3].map((column) => run.map((operation) => operation[column]).join(SEPARATOR));
  try {
    await client.query({ ...APPEND_ALL, values });
    return run.map(() => 1);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
};

const appendEach: Appending = async (client, run, lost) => {
  const results: Result[] = [];
  for (const operation of run) {
    results.push(await carryOutOne(client, operation, lost));
  }
  return results;
};

/** Any number that is ours: servers that start together take the steps one after the other. */
const MIGRATING = 7_235_813;

async function migrate(client: Asking): Promise<true> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
  await client.query('create table if not exists schema_step(taken integer primary key)');
  const { rows } = await client.query<{ taken: number }>(
    'select coalesce(max(taken), 0) as taken from schema_step',
  );
  for (const [at, step] of POSTGRES_STEPS.entries()) {
    if (at < Number(rows[0]?.taken)) continue;
    await client.query(step);
    await client.query('insert into schema_step values($1)', [at + 1]);
  }
  return true;
}

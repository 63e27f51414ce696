/** PostgreSQL, for as many servers as one likes. One connection writes: a batch is a transaction anyway. */
import pg from 'pg';
import type { Engine, StorageWatch } from './batching.ts';
import { batchedStorage, UNWATCHED } from './batching.ts';
import type { Writer } from './news.ts';
import { newsOf } from './news.ts';
import type { Operation, OperationName, Result, Value } from './operations.ts';
import { CONTENDED, NAMES, OperationError, READS, STATEMENTS, tableOf } from './operations.ts';
import type { Storage } from './port.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { connectPostgres } from './postgres-connection.ts';
import { migratePostgres } from './postgres-schema.ts';

/** Opens the database at this address, and brings it up to date. Other nodes hear of what is written from the `writer`. */
export async function openPostgres(
  address: string,
  watch: StorageWatch = UNWATCHED,
  writer?: Writer,
  through: (engine: Engine) => Engine = (engine) => engine,
): Promise<Storage> {
  await migratePostgres(address);
  const connection = connectPostgres(address, { opened: passBarrier });
  return batchedStorage(through(engineOver(connection, writer)), watch);
}

/**
 * A primary that crashed may show what no standby has heard of yet. The log of PostgreSQL has one order: when this is
 * safe everywhere, so is all that can be read behind it.
 */
async function passBarrier(client: Asking): Promise<void> {
  await client.query("select pg_logical_emit_message(true, 'questhall', 'barrier')");
}

function engineOver(connection: PostgresConnection, writer: Writer | undefined): Engine {
  const tell = tellingOver(connection);
  return {
    async run(batch) {
      try {
        if (batch.every(([name]) => READS.has(name)))
          return await connection.use((client) => readAll(client, batch));
        const results = await write(connection, batch, writer);
        if (writer) tell(newsOf(writer, written(batch, results)));
        return results;
      } catch (error) {
        throw blamed(error);
      }
    },
    gathering: GATHERING,
    close: () => connection.close(),
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

async function write(
  connection: PostgresConnection,
  batch: readonly Operation[],
  writer: Writer | undefined,
): Promise<readonly Result[]> {
  const node = writer?.node ?? '';
  const onlyAppends = batch.every(([name]) => name === 'append');
  const together = await connection.use(async (client) => {
    const append = appendTogether(headsOn(client), node);
    const results = onlyAppends
      ? await append(client, batch, new Set())
      : await inTransaction(client, () => carryOut(client, batch, append));
    if (batch.some(([name]) => name === 'removeLogs')) headsOn(client).clear();
    if (results) noteHeads(headsOn(client), batch, results);
    return results;
  });
  if (together) return together;
  const each = (append: Appending): Promise<readonly Result[] | undefined> =>
    connection.use((client) => inTransaction(client, () => carryOut(client, batch, append)));
  const oneByOne = await each(appendEach(node));
  if (oneByOne) return oneByOne;
  // Who was dead may know something wrong about every table: nothing of its is written before it has read again.
  await writer?.renew();
  return (await each(refuseAll)) as readonly Result[];
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
function tellingOver(connection: PostgresConnection): (news: readonly string[]) => void {
  let untold: readonly string[] = [];
  const tell = (news: readonly string[]): void => {
    const texts = [...untold, ...news];
    untold = [];
    if (texts.length === 0) return;
    connection
      .use((client) => client.query({ ...TELL, values: [CHANNEL, texts.join(SEPARATOR)] }))
      .catch(() => {
        untold = [...texts, ...untold];
        setTimeout(() => tell([]), TELL_AGAIN).unref();
      });
  };
  return tell;
}

type Asking = Pick<pg.ClientBase, 'query'>;

/** Commits what comes back; where nothing does, or something fails, it is as if nothing was asked for. */
async function inTransaction<T>(client: Asking, work: () => Promise<T | undefined>): Promise<T | undefined> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query(result === undefined ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

export const PREPARED = Object.fromEntries(
  NAMES.map((name) => {
    let place = 0;
    const text = STATEMENTS[name].replaceAll(/\?(\d*)/g, (_, again) => `$${again || ++place}`);
    return [name, { name, text }];
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

/** Whether a node is taken to be alive, by the clock of the database. */
export const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const livesAs = (parameter: string): string =>
  `(${parameter} = '' or exists (select 1 from node where id = ${parameter} and until > ${NOW}))`;

/**
 * Nothing is written unless all entries that must come before are there, and the node that writes lives. Each of them is
 * looked up by its key: a limit of one leaves the planner no other way.
 */
const APPEND_ALL = {
  name: 'appendAll',
  text: `insert into log(match, seq, body) select * from
    unnest(string_to_array($1, chr(1)), string_to_array($2, chr(1))::integer[], string_to_array($3, chr(1)))
    where ${livesAs('$7')} and $6::integer = (select count(*) from
      unnest(string_to_array($4, chr(1)), string_to_array($5, chr(1))::integer[]) as before(match, seq),
      lateral (select 1 from log where log.match = before.match and log.seq = before.seq limit 1) as there)`,
};
const LIVES = { name: 'lives', text: `select 1 where ${livesAs('$1')}` };

/** A text with the sign would be taken for two, an empty one that is alone for none. */
const isAmbiguous = (operation: Operation): boolean =>
  operation.some((value) => value === '' || String(value).includes(SEPARATOR));

/** The last entry of each match that was written over a connection: as long as it lasts, that entry is there. */
type Heads = Map<string, number>;
const HEADS = new WeakMap<object, Heads>();
const MOST_HEADS = 10_000;

function headsOn(client: Asking): Heads {
  const heads = HEADS.get(client) ?? new Map<string, number>();
  HEADS.set(client, heads);
  return heads;
}

function noteHeads(heads: Heads, batch: readonly Operation[], results: readonly Result[]): void {
  if (heads.size > MOST_HEADS) heads.clear();
  batch.forEach(([name, match, seq], at) => {
    if (name === 'append' && results[at] === 1) heads.set(String(match), Number(seq));
  });
}

/** The entries that must be there, and were not written over this connection. */
function mustPrecede(run: readonly Operation[], heads: Heads): readonly (readonly [string, number])[] {
  const missing: [string, number][] = [];
  const within = new Map<string, number>();
  for (const [, match, seq] of run) {
    const [key, before] = [String(match), Number(seq) - 1];
    if (before > 0 && (within.get(key) ?? heads.get(key)) !== before) missing.push([key, before]);
    within.set(key, before + 1);
  }
  return missing;
}

const UNIQUE_VIOLATION = '23505';

/** All in one statement, as long as nobody else took a place: then nothing is written, and it must be found out whose. */
const appendTogether =
  (heads: Heads, node: string): Appending =>
  async (client, run, lost) => {
    if (run.some((operation) => lost.has(tableOf(operation) as string) || isAmbiguous(operation)))
      return undefined;
    const precede = mustPrecede(run, heads);
    const values = [
      ...[1, 2, 3].map((column) => run.map((operation) => operation[column]).join(SEPARATOR)),
      ...[0, 1].map((column) => precede.map((entry) => entry[column]).join(SEPARATOR)),
      precede.length,
      node,
    ];
    try {
      const { rowCount } = await client.query({ ...APPEND_ALL, values });
      return rowCount === run.length ? run.map(() => 1) : undefined;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return undefined;
      throw error;
    }
  };

const appendEach =
  (node: string): Appending =>
  async (client, run, lost) => {
    const { rowCount } = await client.query({ ...LIVES, values: [node] });
    if (rowCount === 0) return undefined;
    const results: Result[] = [];
    for (const operation of run) results.push(await carryOutOne(client, operation, lost));
    return results;
  };

const refuseAll: Appending = (_client, run, lost) => {
  for (const operation of run) lost.add(tableOf(operation) as string);
  return Promise.resolve(run.map(() => 0));
};

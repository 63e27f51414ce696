import { once } from 'node:events';
import type { Option } from '@questhall/kernel';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import type { Engine } from '../src/storage/batching.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import type { Thinker } from '../src/tables/thinker.ts';
import type { OwnPostgres } from '../src/torture/own-postgres.ts';
import { freePort } from '../src/torture/own-postgres.ts';
import type { TroubledLine } from '../src/torture/troubled-line.ts';
import { startTroubledLine } from '../src/torture/troubled-line.ts';
import { append } from './append.ts';
import type { Person } from './people.ts';
import { asked, join, newTable, newToken, playOn } from './people.ts';
import { spawnNode } from './spawned-node.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';
import { test } from './with-postgres.ts';

let postgres: OwnPostgres;
test.beforeAll(({ postgres: shared }) => {
  postgres = shared;
});

async function ask(database: string, question: string): Promise<readonly { [column: string]: unknown }[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

/** The database by way of a line that can be troubled. */
async function troubled(database: string): Promise<{ address: string; line: TroubledLine }> {
  const url = new URL(database);
  const line = await startTroubledLine(Number(url.port));
  onTestFinished(() => line.close());
  url.port = String(line.port);
  return { address: url.href, line };
}

const version = ({ client }: Person, seat: number): number => client.state().shown.get(seat)?.version ?? -1;
const health = async (port: number): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/healthz`)).status;

test('[R5] a node that stood still longer than the others waited for it shows its people what they wrote', async () => {
  const database = await postgres.newDatabase();
  const sleeper = await spawnNode(database);
  const { port } = await serve({ database, beatEvery: 100 });
  const [annToken, boToken] = await Promise.all([newToken(port, 'Ann'), newToken(port, 'Bo')]);
  const table = await newTable(port, annToken, DUEL);
  const [ann, bo] = [await join(sleeper.port, table, annToken), await join(port, table, boToken)];
  expect(await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty('ok');
  await ann.until((state) => state.table?.seats[1]?.online === true);
  expect(await ann.client.ask({ type: 'start' })).toHaveProperty('ok');
  await Promise.all([ann, bo].map((person) => person.until(({ shown }) => shown.size > 0)));
  sleeper.child.kill('SIGSTOP');
  await expect.poll(async () => (await ask(database, 'select id from node')).length).toBe(1);
  const [bid] = asked(bo)?.options ?? [];
  expect(bid && (await bo.client.answer(1, bid))).toHaveProperty('ok');
  sleeper.child.kill('SIGCONT');
  await ann.until(() => version(ann, 0) === 1);
  await playOn([ann, bo], 'awake again');
});

test('[R5] what nobody told is found when heads are compared', async () => {
  const database = await postgres.newDatabase();
  const { port } = await serve({ database, beatEvery: 50 });
  const { table, ann, bo } = await seatTwo(port);
  await playOn([ann, bo], 'told', 2);
  const [entry] = await ask(database, `select body from log where match = '${table}.1' and seq = 2`);
  const undone = JSON.stringify({ ...JSON.parse(String(entry?.body)), option: undefined, undo: true });
  // As by a node that died before it could tell.
  await ask(database, `insert into log values('${table}.1', 3, '${undone}')`);
  await ann.until(() => version(ann, 0) === 3);
});

test('[R5] a node that could not read a table goes on with its bots as soon as it can', async () => {
  const database = await postgres.newDatabase();
  let away = false;
  const through = (engine: Engine): Engine => ({
    ...engine,
    run: (batch) =>
      away && batch.some(([name]) => name === 'readLog')
        ? Promise.reject(new Error('the database is away'))
        : engine.run(batch),
  });
  let thoughts = 0;
  const thinker: Thinker = {
    choose(_asker, { match, seat }) {
      thoughts += 1;
      // The first thought is never thought to its end.
      if (thoughts === 1) return new Promise(() => {});
      return Promise.resolve(match.decisions.find((open) => open.seat === seat)?.options[0] as Option);
    },
    hint: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  };
  const { port, faults } = await serve({
    database,
    thinker,
    beatEvery: 300,
    openStorage: (watch, writer) => openPostgres(database, watch, writer, through),
  });
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, {
    ...DUEL,
    seats: [{ holder: 'you' }, { holder: 'bot', bot: 'greedy' }],
  });
  const ann = await join(port, table, token);
  await ann.client.ask({ type: 'start' });
  const turn = () => expect.poll(() => thoughts > 0 || asked(ann) !== undefined).toBe(true);
  for (await turn(); thoughts === 0; await turn()) await playOn([ann], 'to the bot', 1);
  const kept = async (): Promise<number> =>
    Number((await ask(database, `select count(*) from log where match = '${table}.1'`))[0]?.count);
  const before = await kept();
  await ann.hangUp();
  away = true;
  await ask(database, `select pg_notify('questhall', '{"node":"another","news":["${table}"]}')`);
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  away = false;
  await expect.poll(kept, { timeout: 20_000 }).toBeGreaterThan(before);
  faults.length = 0;
});

test('[R6] a database that falls silent is noticed, healthz says so, and when it is back the match goes on', async () => {
  const { address, line } = await troubled(await postgres.newDatabase());
  const served = await serve({ database: address, beatEvery: 200 });
  const { ann, bo } = await seatTwo(served.port);
  await playOn([ann, bo], 'before', 3);
  line.swallow();
  await expect.poll(() => health(served.port)).toBe(503);
  const open = [ann, bo].map(asked);
  const seat = open.findIndex(Boolean);
  const reply = await [ann, bo][seat]?.client.answer(seat, open[seat]?.options[0] ?? { do: '' });
  expect(reply).toHaveProperty('refused');
  line.mend();
  await expect.poll(() => health(served.port)).toBe(200);
  await Promise.all([ann.hangUp(), bo.hangUp()]);
  await Promise.all([ann.comeBack(), bo.comeBack()]);
  await Promise.all([ann, bo].map((person) => person.until(({ shown }) => shown.size > 0)));
  await playOn([ann, bo], 'after');
  served.faults.length = 0;
});

test('[R6] told to stop, a node ends also while its database is silent', async () => {
  const { address, line } = await troubled(await postgres.newDatabase());
  const { child, port } = await spawnNode(address);
  await seatTwo(port);
  line.swallow();
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.signalCode).toBeNull();
});

test('[R6] of several hosts in one address the one that takes writes is found', async () => {
  const url = new URL(await postgres.newDatabase());
  const address = url.href.replace(url.host, `127.0.0.1:${await freePort()},${url.host}`);
  const storage = await openPostgres(address);
  expect(await append(storage, 'A.1', 1, 'found')).toBe(true);
  await storage.close();
  const nobody = url.href.replace(url.host, `127.0.0.1:${await freePort()},127.0.0.1:${await freePort()}`);
  await expect(openPostgres(nobody)).rejects.toThrow(/^no database takes writes: connect ECONNREFUSED/);
});

test('[R7] a database that comes back without its last commits: people are shown what is, and nothing is written behind a gap', async () => {
  const database = await postgres.newDatabase();
  const served = await serve({ database, beatEvery: 200 });
  const { table, ann, bo } = await seatTwo(served.port);
  await playOn([ann, bo], 'told', 6);
  await ask(database, `delete from log where match = '${table}.1' and seq > 4`);
  await ask(
    database,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await Promise.all([ann, bo].map((person, seat) => person.until(() => version(person, seat) === 4)));
  await playOn([ann, bo], 'once more');
  const rows = await ask(database, `select seq from log where match = '${table}.1' order by seq`);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
  expect((await fetch(`http://127.0.0.1:${served.port}/api/replays/${table}.1`)).status).toBe(200);
  served.faults.length = 0;
});

test('[R7] a node whose lease has run out writes nothing before it has read again', async () => {
  const database = await postgres.newDatabase();
  let renewed = 0;
  const renew = (): Promise<void> => {
    renewed += 1;
    return Promise.resolve();
  };
  const storage = await openPostgres(database, undefined, { node: 'n', listens: () => false, renew });
  const other = await openPostgres(database);
  await ask(database, "insert into node values('n', 9000000000000000)");
  expect(await append(storage, 'A.1', 1, 'alive')).toBe(true);
  await ask(database, 'update node set until = 0');
  const both = await Promise.all([append(storage, 'A.1', 2, 'dead'), append(storage, 'B.1', 1, 'dead')]);
  expect([both, renewed]).toEqual([[false, false], 1]);
  await ask(database, 'update node set until = 9000000000000000');
  expect(await append(storage, 'A.1', 2, 'alive again')).toBe(true);
  expect(await other.readLog('A.1', 0)).toEqual(['alive', 'alive again']);
  await Promise.all([storage.close(), other.close()]);
});

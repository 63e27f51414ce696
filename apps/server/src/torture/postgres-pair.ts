/** A PostgreSQL primary with a streaming replica that hears of every commit before it counts. The primary can die with its disk. */
import { execFile } from 'node:child_process';
import { chownSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { folderFor, freePort, PASSWORD, postgresIn } from './own-postgres.ts';

export interface PostgresPair {
  /** The ports of both: whichever is the primary. */
  readonly ports: readonly [number, number];
  /** A fresh database: its name. */
  newDatabase(): Promise<string>;
  /** The primary dies, its disk is gone, and the replica takes its place. */
  failOver(): Promise<void>;
  /** A new replica where the primary was that died; resolves when it is in step. */
  replenish(): Promise<void>;
  end(): Promise<void>;
}

interface Member {
  readonly port: number;
  readonly folder: string;
  kill(): Promise<void>;
}

const run = promisify(execFile);
const LOOK_EVERY = 50;

/** The address of a database, by way of these ports. */
export const addressOf = (ports: readonly number[], database: string): string =>
  `postgres://postgres:${PASSWORD}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${database}`;

export async function startPostgresPair(): Promise<PostgresPair> {
  const ports = [await freePort(), await freePort()] as const;
  let databases = 0;
  let primary = await startPrimary(ports[0]);
  let replica: Member | undefined = await startReplica(primary, ports[1]);
  return {
    ports,
    async newDatabase() {
      databases += 1;
      await ask(primary, `create database hall${databases}`);
      return `hall${databases}`;
    },
    async failOver() {
      if (!replica) throw new Error('there is no replica to take over');
      await primary.kill();
      primary = replica;
      replica = undefined;
      await ask(primary, 'select pg_promote()');
    },
    async replenish() {
      replica = await startReplica(primary, ports.find((port) => port !== primary.port) as number);
    },
    async end() {
      await Promise.all([primary, replica].map((member) => member?.kill()));
    },
  };
}

async function ask(member: Member, question: string): Promise<readonly { [column: string]: unknown }[]> {
  const client = new pg.Client({ connectionString: addressOf([member.port], 'postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

async function startPrimary(port: number): Promise<Member> {
  const folder = folderFor(port);
  await (await postgresIn(folder, port)).initialise();
  return start(port, folder);
}

/** Starts what is in this folder, as a primary or as a replica. */
async function start(port: number, folder: string): Promise<Member> {
  const up = Promise.withResolvers<void>();
  const told = (line: string): void => {
    if (/ready to accept (read-only )?connections/.test(line)) up.resolve();
  };
  // What is to survive is what the other one has heard.
  const postgres = await postgresIn(folder, port, { syncs: false, told });
  postgres.start().catch(() => up.reject(new Error(`the PostgreSQL in ${folder} did not start`)));
  await up.promise;
  return {
    port,
    folder,
    async kill() {
      const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      process.kill(pid, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: LOOK_EVERY });
      await postgres.stop();
    },
  };
}

/** A copy of the primary's folder, taken while it works, and then everything that was written since. */
async function startReplica(primary: Member, port: number): Promise<Member> {
  const folder = folderFor(port);
  const client = new pg.Client({ connectionString: addressOf([primary.port], 'postgres') });
  client.on('error', () => {});
  await client.connect();
  await client.query("alter system set synchronous_standby_names = ''");
  await client.query("alter system set wal_keep_size = '512MB'");
  await client.query('select pg_reload_conf()');
  await client.query("select pg_backup_start('replica', true)");
  // Files that are gone before they are copied are not needed.
  await run('cp', ['-a', primary.folder, folder]).catch(() => {});
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const from = `host=127.0.0.1 port=${primary.port} user=postgres password=${PASSWORD}`;
  const { uid, gid } = statSync(folder);
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
    ['postgresql.auto.conf', `primary_conninfo = '${from}'\nwal_keep_size = '512MB'\n`],
  ] as const) {
    writeFileSync(join(folder, name), text);
    chownSync(join(folder, name), uid, gid);
  }
  const replica = await start(port, folder);
  await client.query("alter system set synchronous_standby_names = '*'");
  await client.query('select pg_reload_conf()');
  for (;;) {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'",
    );
    if (rowCount) break;
    await sleep(LOOK_EVERY);
  }
  await client.end();
  return replica;
}

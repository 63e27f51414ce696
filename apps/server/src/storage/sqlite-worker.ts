/** The thread that owns the database. A batch comes in, one transaction is synced to disk, the results go out. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { guarded } from '../guarded.ts';
import type { Result, Value } from './operations.ts';
import { unpacked } from './operations.ts';
import { runnerOver } from './sqlite-runner.ts';

export type BatchReply = { readonly results: readonly Result[] } | { readonly error: string };

const port = parentPort;
if (!port) throw new Error('this file is a worker thread of sqlite.ts');

/** How long to wait for another process that has the database, in milliseconds. */
const PATIENCE = 5000;

const database = new DatabaseSync(String(workerData), { timeout: PATIENCE });
const run = runnerOver(database);

const refuse = (error: unknown): void => port.postMessage({ error: String(error) } satisfies BatchReply);

port.on(
  'message',
  guarded(refuse, (batch: readonly Value[] | 'close') => {
    if (batch === 'close') {
      database.close();
      port.close();
      return;
    }
    port.postMessage(answer(batch));
  }),
);
port.postMessage({ results: [] } satisfies BatchReply);

function answer(batch: readonly Value[]): BatchReply {
  try {
    return { results: run(unpacked(batch)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

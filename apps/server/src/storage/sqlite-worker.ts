/** The thread that owns the database. A batch comes in, one transaction is synced to disk, the results go out. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { guarded } from '../guarded.ts';
import type { Result, Value } from './operations.ts';
import { unpacked } from './operations.ts';
import { runnerOver } from './sqlite-runner.ts';

export type BatchReply =
  | { readonly results: readonly Result[] }
  /** `own`: it is an operation's own, and the database is well. */
  | { readonly error: string; readonly own: boolean };

const port = parentPort;
if (!port) throw new Error('this file is a worker thread of sqlite.ts');

/** How long to wait for another process that has the database, in milliseconds. */
const PATIENCE = 5000;

const database = new DatabaseSync(String(workerData), { timeout: PATIENCE });
const run = runnerOver(database);

const refuse = (error: unknown): void => port.postMessage(refusal(error));

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

/** SQLite's codes for what is too large, breaks a constraint, has the wrong type or does not belong there. */
const OWN_ERRORS: ReadonlySet<unknown> = new Set([18, 19, 20, 25]);

function refusal(error: unknown): BatchReply {
  const { message, code, errcode } = (error instanceof Error ? error : new Error(String(error))) as Error & {
    readonly code?: unknown;
    readonly errcode?: number;
  };
  const own =
    errcode === undefined ? String(code).startsWith('ERR_INVALID_') : OWN_ERRORS.has(errcode & 0xff);
  return { error: message, own };
}

function answer(batch: readonly Value[]): BatchReply {
  try {
    return { results: run(unpacked(batch)) };
  } catch (error) {
    return refusal(error);
  }
}

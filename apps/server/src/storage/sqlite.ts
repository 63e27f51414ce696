/** SQLite in a thread of its own, so that the event loop never waits for the disk. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { guarded } from '../guarded.ts';
import type { Engine, StorageWatch } from './batching.ts';
import { batchedStorage, UNWATCHED } from './batching.ts';
import type { Result } from './operations.ts';
import { OperationError, packed } from './operations.ts';
import type { Storage } from './port.ts';
import { DATABASE_FILE } from './sqlite-runner.ts';
import type { BatchReply } from './sqlite-worker.ts';

/** Opens the database in this folder, and makes both if they are missing. */
export async function openSqlite(
  folder: string,
  watch: StorageWatch = UNWATCHED,
  through: (engine: Engine) => Engine = (engine) => engine,
): Promise<Storage> {
  mkdirSync(folder, { recursive: true });
  return batchedStorage(through(await startThread(join(folder, DATABASE_FILE))), watch);
}

async function startThread(file: string): Promise<Engine> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: file });
  /** Batches come one at a time. */
  let underWay: PromiseWithResolvers<readonly Result[]> | undefined;
  let broken: Error | undefined;

  const fail = (error: unknown): void => {
    broken ??= error instanceof Error ? error : new Error(String(error));
    underWay?.reject(broken);
    underWay = undefined;
  };
  const receive = guarded(fail, (reply: BatchReply) => {
    if ('error' in reply)
      underWay?.reject(reply.own ? new OperationError(reply.error) : new Error(reply.error));
    else underWay?.resolve(reply.results);
    underWay = undefined;
  });

  const ready = Promise.withResolvers<void>();
  worker.once(
    'message',
    guarded(fail, () => {
      worker.on('message', receive);
      ready.resolve();
    }),
  );
  worker.on(
    'error',
    guarded(fail, (error: Error) => {
      ready.reject(error);
      fail(error);
    }),
  );
  const exited = new Promise<void>((resolve) => {
    worker.once(
      'exit',
      guarded(fail, () => {
        fail(new Error('the thread of the database has ended'));
        resolve();
      }),
    );
  });
  await ready.promise;
  return {
    run(batch) {
      if (broken) return Promise.reject(broken);
      underWay = Promise.withResolvers();
      worker.postMessage(packed(batch));
      return underWay.promise;
    },
    async close() {
      worker.postMessage('close');
      await exited;
    },
  };
}

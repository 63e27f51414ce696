/** Spreads numbered pieces of work over threads. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Work } from './tasks.ts';
import { prepare } from './tasks.ts';

export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** A batch should take about this long: short enough for a lively progress bar, long enough to make messages cheap. */
const BATCH_MS = 150;
const LARGEST = 1000;

export const cores = (): number => availableParallelism();

/**
 * Does the pieces 0 to total - 1. One thread: in this very one. `each` may say 'stop'; so may Ctrl+C. Says how many
 * pieces were done.
 */
export async function doAll<R>(
  work: Work,
  total: number,
  threads: number,
  each: (result: R, number: number) => 'stop' | void,
): Promise<{ readonly done: number; readonly interrupted: boolean }> {
  let interrupted = false;
  let stopped = false;
  const interrupt = (): void => {
    interrupted = true;
  };
  process.once('SIGINT', interrupt);
  let next = 0;
  let done = 0;
  const take = (size: number): Batch | undefined => {
    if (stopped || interrupted || next >= total) return undefined;
    const from = next;
    next = Math.min(total, next + size);
    return { from, to: next };
  };
  const accept = ({ from }: Batch, results: readonly unknown[]): void => {
    for (const [more, result] of results.entries()) {
      done += 1;
      if (each(result as R, from + more) === 'stop') stopped = true;
    }
  };
  try {
    const wanted = Math.max(1, Math.min(threads, total));
    if (wanted === 1) await doHere(work, take, accept);
    else await Promise.all(Array.from({ length: wanted }, () => doInThread(work, take, accept)));
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
  return { done, interrupted };
}

type Take = (size: number) => Batch | undefined;
type Accept = (batch: Batch, results: readonly unknown[]) => void;

async function doHere(work: Work, take: Take, accept: Accept): Promise<void> {
  const piece = await prepare(work);
  let breath = performance.now();
  for (let batch = take(1); batch; batch = take(1)) {
    accept(batch, [await piece(batch.from)]);
    if (performance.now() - breath < BATCH_MS) continue;
    // Signals are heard only between turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    breath = performance.now();
  }
}

function doInThread(work: Work, take: Take, accept: Accept): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work });
    let batch: Batch | undefined;
    let size = 1;
    let sent = 0;
    const goOn = (): void => {
      batch = take(size);
      sent = performance.now();
      if (batch) worker.postMessage(batch);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('online', goOn);
    worker.on('message', (results: readonly unknown[]) => {
      const took = Math.max(1, performance.now() - sent);
      size = Math.max(1, Math.min(LARGEST, Math.round((size * BATCH_MS) / took), size * 4));
      if (batch) accept(batch, results);
      goOn();
    });
    worker.on('error', reject);
  });
}

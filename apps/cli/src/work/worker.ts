/** A thread of the pool. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch } from './pool.ts';
import type { Work } from './tasks.ts';
import { prepare } from './tasks.ts';

const piece = await prepare(workerData as Work);

parentPort?.on('message', async ({ from, to }: Batch) => {
  const results: unknown[] = [];
  for (let number = from; number < to; number++) results.push(await piece(number));
  parentPort?.postMessage(results);
});

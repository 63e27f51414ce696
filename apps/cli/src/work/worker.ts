/** A thread of the pool. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch } from './pool.ts';
import type { Work } from './tasks.ts';
import { prepare } from './tasks.ts';

const piece = await prepare(workerData as Work);

parentPort?.on('message', ({ from, to }: Batch) => {
  const results = Array.from({ length: to - from }, (_, more) => piece(from + more));
  parentPort?.postMessage(results);
});

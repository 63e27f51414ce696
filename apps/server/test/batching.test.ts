import { expect, test } from 'vitest';
import type { Engine } from '../src/storage/batching.ts';
import { batchedStorage, UNWATCHED } from '../src/storage/batching.ts';
import type { Operation } from '../src/storage/operations.ts';
import { OperationError, READS } from '../src/storage/operations.ts';
import { append } from './append.ts';

/** A database that notes its batches, and can hold everything but what is poison. */
function engineOf(failure: Error): Engine & { readonly batches: (readonly Operation[])[] } {
  const batches: (readonly Operation[])[] = [];
  return {
    batches,
    run(batch) {
      batches.push(batch);
      if (batch.some((operation) => operation.includes('poison'))) return Promise.reject(failure);
      return Promise.resolve(batch.map(([name]) => (READS.has(name) ? [] : 1)));
    },
    close: () => Promise.resolve(),
  };
}

test('reads and writes never share a batch, and what is read is read behind what was written before', async () => {
  const engine = engineOf(new Error('never'));
  const storage = batchedStorage(engine, UNWATCHED);
  await Promise.all([
    storage.getNote('one'),
    append(storage, 'A.1', 1, 'x'),
    storage.loadTable('A'),
    append(storage, 'A.1', 2, 'x'),
  ]);
  expect(engine.batches.map((batch) => batch.map(([name]) => name))).toEqual([
    ['append', 'append'],
    ['getNote', 'loadTable'],
  ]);
});

const asking = (storage: ReturnType<typeof batchedStorage>) =>
  Promise.allSettled([
    ...Array.from({ length: 10 }, (_, at) => append(storage, `T${at}.1`, 1, at === 6 ? 'poison' : 'good')),
    append(storage, 'T6.1', 2, 'behind'),
    append(storage, 'T7.1', 2, 'good'),
    storage.loadReplay('poison'),
    storage.loadReplay('T7.1'),
  ]).then((results) => results.map(({ status }) => status === 'fulfilled'));

test('an operation that cannot be carried out fails alone, with what relies on it', async () => {
  const storage = batchedStorage(engineOf(new OperationError('no')), UNWATCHED);
  const kept = await asking(storage);
  expect(kept).toEqual([...Array.from({ length: 10 }, (_, at) => at !== 6), false, true, false, true]);
});

test('where the database fails, everything does: what is asked for later is tried again', async () => {
  const storage = batchedStorage(engineOf(new Error('gone')), UNWATCHED);
  expect(await asking(storage)).toEqual(Array.from({ length: 14 }, () => false));
  expect(await append(storage, 'T1.1', 1, 'good')).toBe(true);
});

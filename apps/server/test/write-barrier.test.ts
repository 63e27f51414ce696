import { expect, test } from 'vitest';
import { createWriteBarrier } from '../src/tables/write-barrier.ts';

test('what is safe stays safe when an earlier write is told later', async () => {
  const said: string[] = [];
  const barrier = createWriteBarrier(() => {});
  const saved = Promise.withResolvers<boolean>();
  barrier.holdFor(saved.promise);
  const appended = barrier.hold();
  barrier.pass((frame) => said.push(frame), 'first');
  // Both were in one batch; the promise is told in a turn of its own.
  saved.resolve(true);
  appended(true);
  await barrier.cleared();
  barrier.pass((frame) => said.push(frame), 'second');
  expect([said, barrier.safe()]).toEqual([['first', 'second'], 2]);
});

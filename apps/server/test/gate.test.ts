import { expect, test } from 'vitest';
import { createGate } from '../src/tables/gate.ts';

test('what is safe stays safe when an earlier write is told later', async () => {
  const said: string[] = [];
  const gate = createGate(() => {});
  const saved = Promise.withResolvers<boolean>();
  gate.holdFor(saved.promise);
  const appended = gate.hold();
  gate.pass((frame) => said.push(frame), 'first');
  // Both were in one batch; the promise is told in a turn of its own.
  saved.resolve(true);
  appended(true);
  await gate.cleared();
  gate.pass((frame) => said.push(frame), 'second');
  expect([said, gate.safe()]).toEqual([['first', 'second'], 2]);
});

import { expect, test } from 'vitest';
import type { Peers } from '../src/nodes/peers.ts';
import { ALONE } from '../src/nodes/peers.ts';
import { createRunning } from '../src/nodes/running.ts';

test('[R5] every tenth beat what is in memory is compared with storage, whatever was told', async () => {
  let compared = 0;
  const peers: Peers = { ...ALONE, alone: false };
  const running = createRunning({
    peers,
    ttl: 1e9,
    now: () => 0,
    inMemory: () => [],
    run: () => Promise.resolve(),
    nodes: () => {},
    readAgain: () => {},
    missed: () => {},
    compare() {
      compared += 1;
      return Promise.resolve();
    },
    fault: (error) => {
      throw error;
    },
  });
  const after: number[] = [];
  for (let beat = 1; beat <= 21; beat++) {
    await running.beat();
    if (beat % 10 === 1) after.push(compared);
  }
  expect(after).toEqual([1, 2, 3]);
});

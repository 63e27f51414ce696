import { getPriority } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import type { ThreadsOptions } from '../src/threads/threads.ts';
import { createThreads } from '../src/threads/threads.ts';
import type { Wish } from './threads-worker.ts';

const MINUTES = 600_000;

function threads(options: Partial<ThreadsOptions<Wish>> = {}) {
  const made = createThreads<Wish, string>({
    file: new URL('./threads-worker.ts', import.meta.url),
    most: 2,
    mostEach: 1,
    mostWaiting: 4,
    longest: MINUTES,
    broken: (why) => new Error(`broken: ${why}`),
    ...options,
  });
  onTestFinished(() => made.close());
  return made;
}

/** Something that goes on until it is let go. */
function held() {
  const behind = new Int32Array(new SharedArrayBuffer(4));
  return {
    wish: (say: string): Wish => ({ say, behind }),
    letGo: () => {
      Atomics.store(behind, 0, 1);
      Atomics.notify(behind, 0);
    },
  };
}

test('[R4] whoever has much to compute never has every thread: others come at once', async () => {
  const { ask } = threads();
  const { wish, letGo } = held();
  const mine = ['one', 'two', 'three'].map((say) => ask('greedy', () => wish(say)));
  // None of the others ends before this is answered.
  expect(await ask('modest', () => ({ say: 'at once' }))).toBe('at once');
  letGo();
  expect(await Promise.all(mine)).toEqual(['one', 'two', 'three']);
});

test('[R4] what is wished for is found out when its turn has come, and may be nothing by then', async () => {
  const { ask, waiting } = threads({ most: 1 });
  const { wish, letGo } = held();
  const first = ask('somebody', () => wish('first'));
  let late: Wish | undefined = { say: 'too early' };
  const second = ask('somebody', () => late);
  const third = ask('somebody', () => undefined);
  const fourth = ask('somebody', () => {
    throw new Error('nobody knows');
  });
  expect(waiting('somebody')).toBe(3);
  late = { say: 'now' };
  letGo();
  expect(await Promise.all([first, second, third])).toEqual(['first', 'now', undefined]);
  await expect(fourth).rejects.toThrow('broken: Error: nobody knows');
});

test('[R4] nobody has more waiting than they may, and what is dropped is not done', async () => {
  const { ask } = threads({ most: 1, mostWaiting: 1 });
  const { wish, letGo } = held();
  const first = ask('greedy', () => wish('first'));
  const drop = Promise.withResolvers<void>();
  const dropped = ask('greedy', () => ({ say: 'dropped' }), drop.promise);
  expect(await ask('greedy', () => ({ say: 'too many' }))).toBeUndefined();
  drop.resolve();
  expect(await dropped).toBeUndefined();
  letGo();
  expect(await first).toBe('first');
});

test('[R4] the more others wait, the more hurry', async () => {
  const hurries: number[] = [];
  const { ask } = threads({
    most: 1,
    hurried: (wish, others) => {
      hurries.push(others);
      return wish;
    },
  });
  const { wish, letGo } = held();
  const all = [
    ask('greedy', () => wish('first')),
    ask('greedy', () => wish('second')),
    ask('greedy', () => wish('third')),
    ask('modest', () => wish('other')),
  ];
  letGo();
  await Promise.all(all);
  // Whose turn it is, behind the first: greedy with one more of their own and another; modest with greedy; greedy alone.
  expect(hurries).toEqual([0, 2, 1, 0]);
});

test('[R3] what kills a thread is tried once more, and then broken; others are served', async () => {
  const { ask } = threads({ most: 1 });
  const dying = ask('somebody', () => ({ die: true }));
  const other = ask('other', () => ({ say: 'well' }));
  await expect(dying).rejects.toThrow('broken: ');
  expect(await other).toBe('well');
  await expect(ask('somebody', () => ({ fail: 'that cannot be' }))).rejects.toThrow('broken: that cannot be');
});

test('[R3] what never ends is broken, and the thread goes on with others', async () => {
  const { ask } = threads({ most: 1, longest: 200 });
  await expect(ask('somebody', () => ({ loop: true }))).rejects.toThrow('broken: ');
});

test('[R13] threads that compute stand back behind the one that serves everybody', async () => {
  const { ask } = threads();
  const mine = getPriority(process.pid);
  const lower = process.platform === 'linux' ? Math.min(19, mine + 10) : mine;
  expect(await ask('somebody', () => ({ priority: true }))).toBe(String(lower));
  expect(getPriority(process.pid)).toBe(mine);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import type { HealthTools } from '../src/health.ts';
import { freeIn, watchHealth } from '../src/health.ts';
import { testFolder } from './folders.ts';

function watching(tools: HealthTools) {
  const health = watchHealth(tools);
  onTestFinished(() => health.close());
  return health;
}

const written = (): Promise<void> => Promise.resolve();
const MEGABYTE = 1024 * 1024;

test('[R18] who can write, with room, is well', async () => {
  const free = (): Promise<number | undefined> => freeIn(testFolder());
  expect(await watching({ write: written, free }).look()).toMatchObject({
    problems: [],
    diskFreeBytes: expect.any(Number),
  });
});

test('[R18] a disk that is full, or nearly, is a problem', async () => {
  const write = (): Promise<void> => Promise.reject(new Error('database or disk is full'));
  const free = (): Promise<number> => Promise.resolve(3 * MEGABYTE);
  expect(await watching({ write, free }).look()).toMatchObject({
    writeMilliseconds: null,
    problems: ['the database takes no writes', 'the disk is nearly full: 3 MB are free'],
  });
});

test('[R6] a database that does not answer is a problem after two seconds, and who asks meanwhile adds no write', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const write = vi.fn(() => new Promise<void>(() => {}));
  const health = watching({ write });
  const looks = [health.look(), health.look()];
  await vi.advanceTimersByTimeAsync(2000);
  for (const look of looks) expect((await look).problems).toEqual(['the database is silent for 2000 ms']);
  expect(write).toHaveBeenCalledTimes(1);
});

import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import { byOneKey, landed, openTable, playToHandle, pull } from './throwing.ts';

test('a die is pulled back and let go, again by one key, and each time it comes to lie somewhere', async ({
  hall,
  newPlayer,
}) => {
  const { page } = await newPlayer('Nora');
  await openTable(page, hall.home, 'flat');
  await pull(page, await playToHandle(page));
  await expect.poll(() => landed(page)).toBeGreaterThan(0);
  const before = await landed(page);
  const handle = await playToHandle(page);
  await handle.press('ArrowLeft');
  await byOneKey(handle);
  await expect.poll(() => landed(page)).toBeGreaterThan(before);
});

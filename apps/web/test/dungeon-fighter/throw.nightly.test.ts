import { expect } from 'vitest';
import { WEBGL } from '../browser.ts';
import { test } from '../fixtures.ts';
import { playByGlow } from '../glow.ts';
import { questionOf } from '../player.ts';
import { byOneKey, openTable, playToHandle, pull } from './throwing.ts';

/** Graphics by software are slow: only for what needs them. */
const solid = test.extend('flags', { scope: 'worker' }, () => WEBGL);

/** So many questions are more than any match of two Heroes has. */
const MOST_QUESTIONS = 900;

test('a whole match of one player with two Heroes is thrown by hand, from the first die to the end', {
  timeout: 240_000,
}, async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await openTable(page, hall.home, 'flat', 1);
  const handle = page.getByRole('button', { name: /^(?:Throw|Flip) the [^:]*: (?:drag|hold|draw)/ });
  const end = page.getByRole('heading', { name: /^(Victory|Defeat)/ });
  let pulls = 0;
  for (let n = 0; n < MOST_QUESTIONS && !(await end.isVisible()); n++) {
    await page.locator('[data-question]').or(end).first().waitFor({ state: 'attached' });
    if (await end.isVisible()) break;
    if (await handle.isVisible()) {
      const question = await questionOf(page);
      await pull(page, handle);
      pulls += 1;
      await expect.poll(() => questionOf(page).catch(() => null)).not.toBe(question);
    } else await playByGlow(page, 1, n + 1);
  }
  await end.waitFor();
  expect(pulls).toBeGreaterThan(3);
});

solid(
  'the same in three dimensions, drawn by software',
  { timeout: 240_000 },
  async ({ hall, newPlayer }) => {
    const { page } = await newPlayer('Nora', { size: 'phone' });
    await openTable(page, hall.home, 'solid');
    const handle = await playToHandle(page);
    await page.locator('[data-graphics="on"] canvas').waitFor();
    const question = await questionOf(page);
    await handle.focus();
    await byOneKey(handle);
    await expect.poll(() => questionOf(page)).not.toBe(question);
  },
);

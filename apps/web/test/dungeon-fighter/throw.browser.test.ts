import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { WEBGL } from '../browser.ts';
import { test } from '../fixtures.ts';
import { playByGlow } from '../glow.ts';
import { logOf, playAlone, questionOf } from '../player.ts';

/** Graphics by software are slow: only for what needs them. */
const solid = test.extend('flags', { scope: 'worker' }, () => WEBGL);

/** Clicks through every question until there is a die in the hand. */
async function playToHandle(page: Page): Promise<Locator> {
  const handle = page.getByRole('button', { name: /^Throw the .*drag it back/ });
  const answer = page.locator('[role="menuitem"], [data-target][data-legal="true"], [data-option]').first();
  for (let n = 0; n < 60; n++) {
    await handle.or(answer).first().waitFor({ timeout: 90_000 });
    if (await handle.isVisible()) return handle;
    await answer.dispatchEvent('click').catch(() => undefined);
  }
  throw new Error('nobody throws');
}

/** Draws the die back like a sling, and lets go. */
async function pull(page: Page, handle: Locator): Promise<void> {
  // Until the foe that appears no longer stands in the way.
  await handle.hover();
  const box = await handle.boundingBox();
  if (box === null) throw new Error('there is nothing to pull');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  await page.mouse.move(x + 2, y + 50);
  await page.mouse.move(x + 2, y + 93);
  await page.mouse.up();
}

/** Starts the first needle and stops one after the other, until the die is gone. */
async function byOneKey(handle: Locator): Promise<void> {
  await handle.press('Space');
  for (let n = 0; n < 5; n++) {
    await handle.press('Space');
    if ((await handle.count()) === 0 || (await handle.getAttribute('data-doing')) === 'resting') return;
  }
}

async function openTable(page: Page, home: string, look: 'solid' | 'flat', players?: number): Promise<void> {
  await page.addInitScript((wish) => localStorage.setItem('questhall.dice-table', wish), look);
  await playAlone(page, home, { game: 'dungeon-fighter', ...(players && { players }) });
}

const landed = async (page: Page): Promise<number> =>
  (await logOf(page)).filter((line) => / die lies /.test(line)).length;

test('a die is pulled back and let go, again by one key, and each time it comes to lie somewhere', {
  timeout: 180_000,
}, async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await openTable(page, hall.home, 'flat');
  await pull(page, await playToHandle(page));
  await expect.poll(() => landed(page), { timeout: 60_000 }).toBeGreaterThan(0);
  const before = await landed(page);
  const handle = await playToHandle(page);
  await handle.press('ArrowLeft');
  await byOneKey(handle);
  await expect.poll(() => landed(page), { timeout: 60_000 }).toBeGreaterThan(before);
});

/** So many questions are more than any match of two Heroes has. */
const MOST_QUESTIONS = 900;

test('a whole match of one player with two Heroes is thrown by hand, from the first die to the end', {
  timeout: 240_000,
}, async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await openTable(page, hall.home, 'flat', 1);
  const handle = page.getByRole('button', { name: /drag it back/ });
  const end = page.getByRole('heading', { name: /^(Victory|Defeat)/ });
  let pulls = 0;
  for (let n = 0; n < MOST_QUESTIONS && !(await end.isVisible()); n++) {
    await page.locator('[data-question]').or(end).first().waitFor({ state: 'attached', timeout: 60_000 });
    if (await end.isVisible()) break;
    if (await handle.isVisible()) {
      const question = await questionOf(page);
      await pull(page, handle);
      pulls += 1;
      await expect.poll(() => questionOf(page).catch(() => null), { timeout: 60_000 }).not.toBe(question);
    } else await playByGlow(page, 1, n + 1);
  }
  await end.waitFor({ timeout: 60_000 });
  expect(pulls).toBeGreaterThan(3);
});

solid(
  'the same in three dimensions, drawn by software',
  { timeout: 240_000 },
  async ({ hall, newPlayer }) => {
    const { page } = await newPlayer('Nora', { size: 'phone' });
    await openTable(page, hall.home, 'solid');
    const handle = await playToHandle(page);
    await page.locator('[data-graphics="on"] canvas').waitFor({ timeout: 90_000 });
    const question = await questionOf(page);
    await handle.focus();
    await byOneKey(handle);
    await expect.poll(() => questionOf(page), { timeout: 90_000 }).not.toBe(question);
  },
);

/** The tutorial adventure, from the first door to its end, by hand. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Served } from '../browser.ts';
import { launch, serve } from '../browser.ts';
import { atTable, logOf, newPlayer } from '../player.ts';
import { pick } from './hand.ts';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  served = await serve(inject('built').page);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await served.close();
});

/** More questions than a whole adventure asks one hero. */
const MOST = 400;

const HANDS: { readonly [by: string]: (page: Page) => Promise<void> } = {
  mouse: (page) => page.locator('[data-taken]').click({ force: true, timeout: 2000 }),
  keyboard: async (page) => {
    await page.locator('[data-taken]').focus({ timeout: 2000 });
    await page.keyboard.press('Enter');
  },
};

test.each(Object.keys(HANDS))('an adventure of Dungeonland is played to its end by %s', async (by) => {
  const { page, context, complaints } = await newPlayer(browser, 'Nora');
  await page.goto(`${served.home}#/shelf/dungeonland`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('radio', { name: '0: Once Upon a Door' }).check({ force: true });
  await page.getByRole('radio', { name: 'Dealt at random' }).check({ force: true });
  await page.getByLabel('Who plays at seat 2').selectOption('greedy');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  const over = page.getByRole('heading', { name: /^(Victory|Defeat)/ });
  const asked = page.locator('[data-question]').or(over);
  for (let answers = 0; answers < MOST && !(await over.isVisible()); answers++) {
    await asked.first().waitFor({ state: 'attached' });
    // Between a question and its answer things may move away.
    if (await pick(page, answers % 3 !== 2)) await HANDS[by]?.(page).catch(() => {});
  }
  await over.waitFor();
  expect(complaints).toEqual([]);
  expect((await logOf(page)).length).toBeGreaterThan(0);
  await context.close();
});

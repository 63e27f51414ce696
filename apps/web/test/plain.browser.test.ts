import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFindings } from './axe.ts';
import type { Served } from './browser.ts';
import { launch, serve } from './browser.ts';
import { atTable, layPlainTable, logOf, newPlayer, playChoices, tableInWords } from './player.ts';

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

/** Whatever its own table looks like, or whether it has one. */
test.each(['brawl', 'dungeonland', 'super-fantasy', 'dungeon-fighter'])(
  '%s is played in words and buttons',
  async (game) => {
    const { page, context, complaints } = await newPlayer(browser, 'Nora');
    await page.goto(`${served.home}#/shelf/${game}`);
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.getByLabel('Who plays at seat 2').waitFor();
    for (const seat of await page.getByLabel(/^Who plays at seat [2-9]/).all())
      await seat.selectOption('random');
    await page.getByRole('button', { name: 'Begin' }).click();
    await atTable(page);
    await layPlainTable(page);
    const before = await tableInWords(page);
    expect(await playChoices(page, 6)).toBe(6);
    expect(await tableInWords(page)).not.toBe(before);
    expect((await logOf(page)).length).toBeGreaterThan(0);
    expect(await axeFindings(page), 'axe').toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

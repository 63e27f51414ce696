import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFindings } from './axe.ts';
import type { Served } from './browser.ts';
import { launch, serve } from './browser.ts';
import { playByGlow } from './glow.ts';
import { atTable, logOf, newPlayer } from './player.ts';

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

const GAMES = ['brawl', 'dungeonland', 'super-fantasy', 'dungeon-fighter'] as const;
const SIZES = ['desk', 'phone'] as const;
/** Dice that are really thrown take their time. */
const QUESTIONS = { brawl: 20, dungeonland: 20, 'super-fantasy': 20, 'dungeon-fighter': 8 };

test.each(GAMES.flatMap((game) => SIZES.map((size) => ({ game, size }))))(
  '$game on a $size is played at its own table by clicking what glows',
  { timeout: 180_000 },
  async ({ game, size }) => {
    const { page, context, complaints } = await newPlayer(browser, 'Nora', { size });
    await page.goto(`${served.home}#/shelf/${game}`);
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.getByLabel('Who plays at seat 2').waitFor();
    for (const seat of await page.getByLabel(/^Who plays at seat [2-9]/).all())
      await seat.selectOption('random');
    await page.getByRole('button', { name: 'Begin' }).click();
    await atTable(page);
    const { answered, asked, over, stuck } = await playByGlow(page, QUESTIONS[game], size.length);
    expect(stuck).toBeUndefined();
    expect(over || answered === QUESTIONS[game]).toBe(true);
    expect(asked.length).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
    if (size === 'desk') expect((await logOf(page)).length).toBeGreaterThan(0);
    expect(await axeFindings(page), 'axe').toEqual([]);
    await context.close();
  },
);

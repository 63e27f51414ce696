import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { launch } from '../browser.ts';
import { playByGlow } from '../glow.ts';
import type { Hall } from '../hall.ts';
import { openHall } from '../hall.ts';
import { newPlayer, playAlone } from '../player.ts';

let browser: Browser;
let hall: Hall;

beforeAll(async () => {
  [browser, hall] = await Promise.all([launch(), openHall(inject('built').page)]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

test('a whole game is played to its end by clicking what glows', async () => {
  const { page, context, complaints } = await newPlayer(browser, 'Nora');
  await playAlone(page, hall.home, 1);
  const { answered, asked, over, stuck } = await playByGlow(page, 3000, 1);
  expect(stuck).toBeUndefined();
  expect(over).toBe(true);
  expect(answered).toBeGreaterThan(30);
  expect(asked.length).toBeGreaterThan(5);
  expect(complaints).toEqual([]);
  await page.getByRole('heading', { name: /Victory|Defeat/ }).waitFor();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await context.close();
});

test('on a phone the game is played by clicking what glows', async () => {
  const { page, context, complaints } = await newPlayer(browser, 'Nora', { size: 'phone' });
  await playAlone(page, hall.home, 1);
  const { answered, over, stuck } = await playByGlow(page, 40, 2);
  expect(stuck).toBeUndefined();
  expect(over || answered === 40).toBe(true);
  expect(complaints).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await context.close();
});

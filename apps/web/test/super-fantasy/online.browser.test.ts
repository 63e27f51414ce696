import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { launch } from '../browser.ts';
import { playByGlow } from '../glow.ts';
import type { Hall } from '../hall.ts';
import { openHall } from '../hall.ts';
import { atTable, newPlayer } from '../player.ts';

let browser: Browser;
let hall: Hall;

beforeAll(async () => {
  [browser, hall] = await Promise.all([launch(), openHall(inject('built').page)]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

test('a Mission is played to its end by clicking what glows', { timeout: 120_000 }, async () => {
  const { page, context, complaints } = await newPlayer(browser, 'Nora');
  await page.goto(`${hall.home}#/shelf/super-fantasy`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByLabel('Who plays at seat 2').selectOption('random');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  const { over, stuck } = await playByGlow(page, 4000, 5);
  expect(stuck).toBeUndefined();
  expect(over).toBe(true);
  await page.getByRole('button', { name: 'Watch it again' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('two browsers: a hero, and the Ugly Master with his dice and rooms', { timeout: 120_000 }, async () => {
  const nora = await newPlayer(browser, 'Nora');
  const zoe = await newPlayer(browser, 'Zoe');
  await nora.page.goto(`${hall.home}#/shelf/super-fantasy`);
  await nora.page.getByRole('radio', { name: 'Ugly Master' }).check({ force: true });
  await nora.page.getByRole('button', { name: 'Online' }).click();
  await nora.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await nora.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await nora.page.getByLabel('Link to this table').textContent();
  await zoe.page.goto(link ?? '');
  await zoe.page.getByRole('button', { name: 'Sit here' }).first().click();
  await nora.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [nora, zoe]) await atTable(page);
  // The hero plays on until the page is left.
  playByGlow(nora.page, 4000, 3).catch(() => undefined);
  const { answered, over, stuck } = await playByGlow(zoe.page, 8, 4);
  expect(stuck).toBeUndefined();
  expect(over || answered === 8).toBe(true);
  await zoe.page.getByRole('region', { name: 'Dice of the Ugly Master' }).waitFor();
  expect(await axeFindings(zoe.page), 'axe').toEqual([]);
  for (const { context, complaints } of [nora, zoe]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

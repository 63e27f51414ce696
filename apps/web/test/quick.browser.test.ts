import { expect } from 'vitest';
import { test } from './fixtures.ts';
import type { Player } from './player.ts';
import { atTable } from './player.ts';

/** Brawl for two, by way of its set-up page. */
async function lookFor({ page }: Player, home: string, meanwhile: boolean): Promise<void> {
  await page.goto(`${home}#/table/brawl?way=online&mode=standard`);
  const bots = page.getByRole('switch', { name: /Bots until somebody comes/ });
  await bots.waitFor();
  if ((await bots.getAttribute('aria-checked')) !== String(meanwhile)) await bots.click();
  await page.getByRole('button', { name: 'Quick match' }).click();
}

test('[O5] two who look for the same match sit at one table, and it begins', async ({ hall, newPlayer }) => {
  const [nora, zoe] = [await newPlayer('Nora'), await newPlayer('Zoe', { size: 'phone' })];
  await lookFor(nora, hall.home, false);
  await nora.page.getByText('The match begins as soon as everybody is here.').waitFor();
  await lookFor(zoe, hall.home, false);
  for (const { page } of [nora, zoe]) await atTable(page);
  expect(new URL(zoe.page.url()).hash).toBe(new URL(nora.page.url()).hash);
});

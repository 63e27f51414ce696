import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { launch } from '../browser.ts';
import { playByGlow } from '../glow.ts';
import type { Hall } from '../hall.ts';
import { openHall } from '../hall.ts';
import type { Player } from '../player.ts';
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

type Sizes = readonly ('desk' | 'phone')[];

/** Nora opens a table, Zoe comes by its link and takes a seat; the other seats get bots. */
async function gather(draft: string, seat: number, bots: readonly number[], sizes: Sizes): Promise<Player[]> {
  const [nora, zoe] = await Promise.all(
    ['Nora', 'Zoe'].map((name, at) => newPlayer(browser, name, { size: sizes[at] ?? 'desk' })),
  );
  if (nora === undefined || zoe === undefined) throw new Error('nobody came');
  await nora.page.goto(`${hall.home}#/shelf/brawl`);
  const mode = bots.length === 0 ? 'Duel' : 'Two against two';
  await nora.page.getByRole('radio', { name: mode }).check({ force: true });
  await nora.page.getByRole('button', { name: 'Online' }).click();
  await nora.page.getByText(draft).first().click();
  await nora.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await nora.page.getByLabel('Link to this table').textContent();
  await zoe.page.goto(link ?? '');
  await zoe.page
    .getByRole('button', { name: 'Sit here' })
    .nth(seat - 2)
    .click();
  for (const bot of bots) await nora.page.getByLabel(`Who plays at seat ${bot}`).selectOption('random');
  await nora.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [nora, zoe]) await atTable(page);
  return [nora, zoe];
}

/** Both click what glows, until one of them has answered so many questions or the match is over. */
async function playTogether(players: readonly Player[], questions: number): Promise<void> {
  const playing = players.map(({ page }, at) => playByGlow(page, questions, 3 + at));
  // Whoever is not through yet is stopped when the page is left.
  for (const play of playing) play.catch(() => undefined);
  const { answered, over, stuck } = await Promise.race(playing);
  expect(stuck).toBeUndefined();
  expect(over || answered === questions).toBe(true);
}

async function leave(players: readonly Player[]): Promise<void> {
  for (const { complaints, context } of players) {
    expect(complaints).toEqual([]);
    await context.close();
  }
}

test('two people draft and play online by clicking what glows, one of them on a phone', {
  timeout: 120_000,
}, async () => {
  const players = await gather('Casual', 2, [], ['desk', 'phone']);
  await playTogether(players, 32);
  // Both went through the draft and stand in the same arena.
  for (const { page } of players)
    await expect.poll(() => page.locator('[data-arena] [data-target*="champion"]').count()).toBe(6);
  await leave(players);
});

test('two people in one team and two bots: each sees the teammate’s public area, and no card of the hand', {
  timeout: 120_000,
}, async () => {
  const players = await gather('Casual', 3, [2, 4], ['desk', 'desk']);
  await playTogether(players, 16);
  const [nora] = players;
  if (nora === undefined) throw new Error('nobody came');
  const mate = nora.page.getByRole('region', { name: 'Zoe', exact: true });
  await mate.waitFor();
  expect(await mate.locator('[data-target*="champion"]').count()).toBe(2);
  await expect.poll(() => nora.page.locator('[data-arena] [data-target*="champion"]').count()).toBe(8);
  expect(await axeFindings(nora.page), 'axe').toEqual([]);
  await leave(players);
});

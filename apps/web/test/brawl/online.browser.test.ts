import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../axe.ts';
import type { Size } from '../browser.ts';
import { test } from '../fixtures.ts';
import { playByGlow } from '../glow.ts';
import type { Player } from '../player.ts';
import { atTable, meet } from '../player.ts';

interface Gathering {
  readonly mode: 'Duel' | 'Two against two';
  /** Which of the free seats Zoe takes; all others get bots. */
  readonly freeSeat: number;
  readonly bots: readonly number[];
  readonly size: Size;
}

/** Nora opens a table, Zoe comes by its link. */
const online = test.extend(
  'gather',
  ({ hall, newPlayer }) =>
    async (wish: Gathering): Promise<[Player, Player]> => {
      const [nora, zoe] = await Promise.all([newPlayer('Nora'), newPlayer('Zoe', { size: wish.size })]);
      await nora.page.goto(`${hall.home}#/shelf/brawl`);
      await nora.page.getByRole('radio', { name: wish.mode }).check({ force: true });
      await nora.page.getByRole('button', { name: 'Online' }).click();
      await nora.page.getByText('Casual').first().click();
      await meet(nora.page, zoe.page, wish.freeSeat);
      for (const bot of wish.bots)
        await nora.page.getByLabel(`Who plays at seat ${bot}`).selectOption('random');
      await nora.page.getByRole('button', { name: 'Begin' }).click();
      for (const { page } of [nora, zoe]) await atTable(page);
      return [nora, zoe];
    },
);

/** Both click what glows, until one of them has answered so many questions or the match is over. */
async function playTogether(players: readonly Player[], questions: number): Promise<void> {
  const playing = players.map(({ page }, at) => playByGlow(page, questions, 3 + at));
  // Whoever is not through yet is stopped when the page is left.
  for (const play of playing) play.catch(() => undefined);
  const { answered, over, stuck } = await Promise.race(playing);
  expect(stuck).toBeUndefined();
  expect(over || answered === questions).toBe(true);
}

/** What flies from now on is counted in the page. */
const countFlights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.dataset.flights = '0';
    new MutationObserver((changes) => {
      const begun = changes.filter(({ target, addedNodes }) =>
        (target as Element).matches('[data-sky]') ? addedNodes.length > 0 : false,
      );
      document.body.dataset.flights = String(Number(document.body.dataset.flights) + begun.length);
    }).observe(document.body, { childList: true, subtree: true });
  });

online('two people draft and play online, one of them on a phone', async ({ gather }) => {
  const players = await gather({ mode: 'Duel', freeSeat: 0, bots: [], size: 'phone' });
  const [nora] = players;
  await nora.page.emulateMedia({ reducedMotion: 'no-preference' });
  await countFlights(nora.page);
  await playTogether(players, 40);
  expect(
    Number(await nora.page.locator('body').getAttribute('data-flights')),
    'cards that fly',
  ).toBeGreaterThan(0);
  await expect.poll(() => nora.page.locator('[data-sky] > *').count()).toBe(0);
  // Both went through the draft and stand in the same arena.
  for (const { page } of players)
    await expect.poll(() => page.locator('[data-arena] [data-target*="champion"]').count()).toBe(6);
  expect(await axeFindings(players[1].page), 'axe on a phone').toEqual([]);
});

online(
  'two people in one team and two bots: each sees the teammate’s area, and no card of the hand',
  async ({ gather }) => {
    const players = await gather({ mode: 'Two against two', freeSeat: 1, bots: [2, 4], size: 'desk' });
    await playTogether(players, 16);
    const [nora] = players;
    const champions = nora.page.locator('[data-target*="champion"]');
    const mate = nora.page.getByRole('listitem').filter({ hasText: /^Zoe/, has: champions });
    await mate.waitFor();
    expect(await mate.locator(champions).count()).toBe(2);
    await expect.poll(() => nora.page.locator('[data-arena] [data-target*="champion"]').count()).toBe(8);
    expect(await axeFindings(nora.page), 'axe').toEqual([]);
  },
);

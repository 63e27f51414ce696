/** What is dragged does what a click does, and what is let go of nowhere lies where it lay. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures.ts';
import { playByGlow } from './glow.ts';
import { playAlone } from './player.ts';

const LEGAL_CARD = '[data-target^=\'{"card":\'][data-legal="true"]';
const legal = (page: Page, kind: string): Locator =>
  page.locator(`[data-target^='{"${kind}":'][data-legal="true"]`);
const questionIn = (page: Page): Promise<string | null> =>
  page.locator('[data-question]').getAttribute('data-question');

const middleOf = async (thing: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

async function dragTo(page: Page, from: Locator, x: number, y: number): Promise<void> {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y - 12);
  await page.mouse.move(x, y, { steps: 6 });
  // Who rests before letting go throws nothing.
  await expect.poll(() => page.locator('[data-held]').count()).toBeGreaterThan(0);
  await page.mouse.up();
}

test('a card is played by dragging it onto the table, and lies where it lay when it is let go of elsewhere', async ({
  hall,
  newPlayer,
}) => {
  const { page, complaints } = await newPlayer('Nora');
  await playAlone(page, hall.home, { game: 'brawl' });
  const hand = page.locator(`${LEGAL_CARD}:not([data-part="board"] *)`);
  while ((await hand.count()) === 0) expect((await playByGlow(page, 1)).answered).toBe(1);
  const asked = await questionIn(page);
  const card = hand.first();
  const { x, y } = await middleOf(card);
  await dragTo(page, card, x + 30, y - 20);
  await expect.poll(() => page.locator('[data-dragged]').count()).toBe(0);
  expect(await questionIn(page)).toBe(asked);
  const board = await middleOf(page.locator('[data-part="board"]'));
  await dragTo(page, card, board.x, board.y);
  await expect.poll(() => questionIn(page)).not.toBe(asked);
  expect(complaints).toEqual([]);
});

test('whoever is asked to go goes where they are dragged', async ({ hall, newPlayer }) => {
  const { page, complaints } = await newPlayer('Nora');
  await playAlone(page, hall.home, { game: 'pug-quest', players: 1 });
  while (
    (await legal(page, 'lane').count()) === 0 ||
    (await page.locator('[data-target^=\'{"creature":\']').count()) === 0
  )
    expect((await playByGlow(page, 1)).answered).toBe(1);
  const asked = await questionIn(page);
  const lane = await middleOf(legal(page, 'lane').first());
  for (const each of await page.locator('[data-target^=\'{"creature":\']').all()) {
    if ((await questionIn(page)) !== asked) break;
    const start = await middleOf(each);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 12, start.y - 12);
    await page.mouse.move(lane.x, lane.y, { steps: 6 });
    await page.mouse.up();
  }
  await expect.poll(() => questionIn(page)).not.toBe(asked);
  expect(complaints).toEqual([]);
});

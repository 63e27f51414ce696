/** A person at the dice table, with a mouse or one key. */
import type { Locator, Page } from 'playwright-core';
import { logOf, playAlone } from '../player.ts';

/** Clicks through every question until there is a die in the hand. */
export async function playToHandle(page: Page): Promise<Locator> {
  const handle = page.getByRole('button', { name: /^Throw the [^:]*: (drag|hold|draw)/ });
  const answer = page.locator('[role="menuitem"], [data-target][data-legal="true"], [data-option]').first();
  for (let n = 0; n < 60; n++) {
    await handle.or(answer).first().waitFor();
    if (await handle.isVisible()) return handle;
    await answer.dispatchEvent('click').catch(() => undefined);
  }
  throw new Error('nobody throws');
}

/** Draws the die back like a sling, and lets go. */
export async function pull(page: Page, handle: Locator): Promise<void> {
  // Until the foe that appears no longer stands in the way.
  await handle.hover();
  const box = await handle.boundingBox();
  if (box === null) throw new Error('there is nothing to pull');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  await page.mouse.move(x + 2, y + 50);
  await page.mouse.move(x + 2, y + 79);
  await page.mouse.up();
}

/** Starts the first needle and stops one after the other, until the die is gone. */
export async function byOneKey(handle: Locator): Promise<void> {
  await handle.press('Space');
  for (let n = 0; n < 5; n++) {
    await handle.press('Space');
    if ((await handle.count()) === 0 || (await handle.getAttribute('data-doing')) === 'resting') return;
  }
}

export async function openTable(
  page: Page,
  home: string,
  look: 'solid' | 'flat',
  players?: number,
): Promise<void> {
  await page.addInitScript((wish) => localStorage.setItem('questhall.dice-table', wish), look);
  await playAlone(page, home, { game: 'dungeon-fighter', ...(players && { players }) });
}

export const landed = async (page: Page): Promise<number> =>
  (await logOf(page)).filter((line) => / die lies /.test(line)).length;

/** A person at the dice table, with a mouse or one key. */
import type { Locator, Page } from 'playwright-core';
import { FULL_PULL } from '../../src/tables/dungeon-fighter/throwing/aim.ts';
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

/** What draws a die back: it takes hold, moves, and lets go. */
export interface Pointer {
  readonly down: (x: number, y: number) => Promise<unknown>;
  readonly move: (x: number, y: number) => Promise<unknown>;
  readonly up: () => Promise<unknown>;
}

export const mouseOf = ({ mouse }: Page): Pointer => ({
  async down(x, y) {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: (x, y) => mouse.move(x, y),
  up: () => mouse.up(),
});

/** One finger on the glass. */
export async function fingerOn(page: Page): Promise<Pointer> {
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (x, y) => touch('touchStart', { x, y }),
    move: (x, y) => touch('touchMove', { x, y }),
    up: () => touch('touchEnd'),
  };
}

/** Draws the die back like a sling, and lets go. */
export async function pull(page: Page, handle: Locator, pointer = mouseOf(page)): Promise<void> {
  // Until the foe that appears no longer stands in the way.
  await handle.click({ trial: true });
  const box = await handle.boundingBox();
  if (box === null) throw new Error('there is nothing to pull');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const far = FULL_PULL / 2;
  await pointer.down(x, y);
  await pointer.move(x + 2, y + far * 0.6);
  await pointer.move(x + 2, y + far);
  await pointer.up();
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

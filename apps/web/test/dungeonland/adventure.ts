/** The tutorial adventure by hand. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../axe.ts';
import { logOf, playAlone } from '../player.ts';
import { pick } from './hand.ts';

const HANDS = {
  mouse: (page: Page) => page.locator('[data-taken]').click({ force: true, timeout: 2000 }),
  keyboard: async (page: Page) => {
    await page.locator('[data-taken]').focus({ timeout: 2000 });
    await page.keyboard.press('Enter');
  },
} as const;

export const BY = ['mouse', 'keyboard'] as const satisfies readonly (keyof typeof HANDS)[];

/** Until it is over, or so many questions were asked. */
export async function playAdventure(
  page: Page,
  home: string,
  by: (typeof BY)[number],
  most: number,
): Promise<{ readonly over: boolean; readonly asked: number }> {
  const chosen = ['0: Once Upon a Door', 'Dealt at random'];
  await playAlone(page, home, { game: 'dungeonland', bot: 'greedy', chosen });
  const over = page.getByRole('heading', { name: /^(Victory|Defeat)/ });
  const asked = page.locator('[data-question]').or(over);
  // Until the page has drawn what comes next, somebody who is quick tries in vain: only questions count.
  const questions = new Set<string | null>();
  for (let tries = 0; questions.size < most && !(await over.isVisible()); tries++) {
    await asked.first().waitFor({ state: 'attached' });
    questions.add(await page.locator('[data-game]').getAttribute('data-question'));
    // Between a question and its answer things may move away.
    if (await pick(page, tries % 3 !== 2)) await HANDS[by](page).catch(() => {});
  }
  expect((await logOf(page)).length).toBeGreaterThan(0);
  expect(await axeFindings(page), 'axe').toEqual([]);
  return { over: await over.isVisible(), asked: questions.size };
}

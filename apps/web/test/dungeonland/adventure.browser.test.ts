/** The tutorial adventure, from the first door to its end, by hand. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../axe.ts';
import { test } from '../fixtures.ts';
import { logOf, playAlone } from '../player.ts';
import { pick } from './hand.ts';

/** More questions than a whole adventure asks one hero. */
const MOST = 600;

const HANDS: { readonly [by: string]: (page: Page) => Promise<void> } = {
  mouse: (page) => page.locator('[data-taken]').click({ force: true, timeout: 2000 }),
  keyboard: async (page) => {
    await page.locator('[data-taken]').focus({ timeout: 2000 });
    await page.keyboard.press('Enter');
  },
};

test.for(Object.keys(HANDS))(
  'an adventure of Dungeonland is played to its end by %s',
  async (by, { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora');
    const chosen = ['0: Once Upon a Door', 'Dealt at random'];
    await playAlone(page, hall.home, { game: 'dungeonland', bot: 'greedy', chosen });
    const over = page.getByRole('heading', { name: /^(Victory|Defeat)/ });
    const asked = page.locator('[data-question]').or(over);
    // Until the page has drawn what comes next, somebody who is quick tries in vain: only questions count.
    const questions = new Set<string | null>();
    for (let tries = 0; questions.size < MOST && !(await over.isVisible()); tries++) {
      await asked.first().waitFor({ state: 'attached' });
      questions.add(await page.locator('[data-game]').getAttribute('data-question'));
      // Between a question and its answer things may move away.
      if (await pick(page, tries % 3 !== 2)) await HANDS[by]?.(page).catch(() => {});
    }
    await over.waitFor();
    expect((await logOf(page)).length).toBeGreaterThan(0);
    expect(await axeFindings(page), 'axe').toEqual([]);
  },
);

import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import { playAlone } from '../player.ts';
import { pick } from './hand.ts';

test('[DL-WIELD-01] what a hero of Dungeonland wears is dragged into the backpack and back onto the hero', async ({
  hall,
  newPlayer,
}) => {
  const { page } = await newPlayer('Nora');
  const chosen = ['0: Once Upon a Door', 'Dealt at random'];
  await playAlone(page, hall.home, { game: 'dungeonland', bot: 'random', chosen });
  const sort = page.getByRole('button', { name: 'Sort items' });
  // Skills and where to begin come first.
  while (!(await sort.isVisible())) {
    await page.locator('[data-question]').or(sort).first().waitFor({ state: 'attached' });
    if (await pick(page, true))
      await page
        .locator('[data-taken]')
        .click({ force: true, timeout: 2000 })
        .catch(() => {});
  }
  await sort.click();
  const doll = page.getByRole('region', { name: /^Equipment of/ });
  const pack = doll.getByRole('list');
  const worn = doll.locator('[data-slot] [draggable="true"]').first();
  const name = (await worn.textContent()) ?? '';
  await worn.dragTo(pack);
  await pack.getByText(name).waitFor();
  await pack.getByText(name).dragTo(doll.locator('[data-slot]').first());
  await expect.poll(() => doll.locator('[data-slot]').getByText(name).count()).toBe(1);
  expect(await pack.getByText(name).count()).toBe(0);
});

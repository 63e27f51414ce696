import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import { playByGlow } from '../glow.ts';
import { playAlone } from '../player.ts';

/** More questions than come before a Monster attacks somebody who only ends their Turns. */
const MOST = 30;

test('whoever wants it is not asked every time, until they take the order back', async ({
  hall,
  newPlayer,
}) => {
  const { page } = await newPlayer('Nora');
  await playAlone(page, hall.home, { players: 1 });
  const end = page.getByRole('button', { name: /^End the Turn/ });
  const offer = page.getByText('Do not ask me every time');
  for (let asked = 0; asked < MOST && !(await offer.isVisible()); asked++) {
    await page.locator('[data-question]').waitFor();
    if (await end.isVisible()) await end.click();
    else if (!(await offer.isVisible())) await playByGlow(page, 1, asked + 1);
  }
  await offer.click();
  await page.getByRole('button', { name: 'For the whole match' }).click();
  await page.getByText(/^By standing order: /).waitFor();

  await page.getByRole('button', { name: 'Menu' }).click();
  const orders = page.getByRole('dialog').locator('section', { hasText: 'Standing orders' });
  expect(await orders.getByRole('listitem').count()).toBe(1);
  await orders.getByRole('button', { name: 'Ask me again' }).click();
  await orders.waitFor({ state: 'detached' });
});

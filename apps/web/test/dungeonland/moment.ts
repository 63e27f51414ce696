import type { Page } from 'playwright-core';

/** It is somebody's turn who has something in hand to aim with, before a villain or at least so many to point at, on tiles side by side. */
export async function isWorthAPicture(page: Page, least: number): Promise<boolean> {
  const turn = page.getByRole('button', { name: 'End the activation' });
  if (!(await turn.isVisible()) || !(await aimingArm(page).isVisible())) return false;
  if (await page.getByRole('region', { name: /^Card of / }).isVisible()) return true;
  const [, , width = 0, height = 0] = (
    (await page.getByRole('group', { name: 'The board' }).getAttribute('viewBox')) ?? ''
  )
    .split(' ')
    .map(Number);
  const targets = page.locator('[data-map] [data-target*="figure"][data-legal="true"]');
  return width > height && (await targets.count()) >= least;
}

/** The first weapon or spell that somebody can be pointed at with. */
export const aimingArm = (page: Page) =>
  page.getByRole('region', { name: 'Attack and cast' }).locator('button[aria-pressed]').first();

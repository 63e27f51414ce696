import type { Page } from 'playwright-core';

/** More monsters than this make a fight worth looking at when no villain shows up. */
const MANY = 3;

/** It is somebody's turn who has something in hand to aim with, before a villain; `patient`: or before many monsters. */
export async function isWorthAPicture(page: Page, patient: boolean): Promise<boolean> {
  const turn = page.getByRole('button', { name: 'End the activation' });
  const arm = aimingArm(page);
  if (!(await turn.isVisible()) || !(await arm.isVisible())) return false;
  if (await page.getByRole('region', { name: /^Card of / }).isVisible()) return true;
  const targets = page.locator('[data-map] [data-target*="figure"][data-legal="true"]');
  return !patient && (await targets.count()) >= MANY;
}

/** The first weapon or spell that somebody can be pointed at with. */
export const aimingArm = (page: Page) =>
  page.getByRole('region', { name: 'Attack and cast' }).locator('button[aria-pressed]').first();

import { expect } from 'vitest';
import { test } from './fixtures.ts';

test('a card that is read hides neither what it is about nor itself, in any window', async ({
  newPlayer,
  scenes,
}) => {
  const { page } = await newPlayer('Nora');
  await page.goto(`${scenes}?scene=board&game=pug-quest&is=act`);
  const thing = page.locator('[data-lanes] [data-target*="war-bulldog"]').first();
  await thing.waitFor();
  for (const [width, height] of [
    [1536, 730],
    [844, 390],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(0, 0);
    await thing.hover();
    const card = page.getByRole('tooltip');
    await card.waitFor();
    const [subject, at] = [await thing.boundingBox(), await card.boundingBox()];
    if (subject === null || at === null) throw new Error('nothing is shown');
    const across = Math.min(subject.x + subject.width, at.x + at.width) - Math.max(subject.x, at.x);
    const down = Math.min(subject.y + subject.height, at.y + at.height) - Math.max(subject.y, at.y);
    expect(across <= 0 || down <= 0, `${width}×${height}`).toBe(true);
    // Whoever plays it does not read it.
    await thing.click();
    await card.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  }
});

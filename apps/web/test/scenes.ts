/** What is looked at in every question of a game, on its own table. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { lowContrast } from './contrast.ts';
import { test } from './fixtures.ts';
import { flaws, hardToHit } from './flaws.ts';

interface Scenes {
  readonly game: string;
  /** Positions, by the name or the kind of their question. */
  readonly names: readonly string[];
  /** Measuring every pixel behind every letter takes its time: the scenes that have a ground of their own. */
  readonly measured: readonly string[];
}

/** Within the page, once it is there: loading it anew for every position takes longer than looking at it. */
async function open(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  await page.locator('[data-option], [data-target]').first().waitFor({ state: 'attached' });
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
  );
}

type Inspect = (page: Page) => Promise<readonly string[]>;

export function testScenes({ game, names, measured }: Scenes): void {
  /** Opens every position and gathers what is wrong with any. */
  const inspectAll = async (
    page: Page,
    scenes: string,
    inspect: Inspect,
  ): Promise<Readonly<Record<string, readonly string[]>>> => {
    const found: Record<string, readonly string[]> = {};
    for (const name of names) {
      await open(page, `${scenes}?scene=board&game=${game}&is=${name}`);
      const contrast = async () => (measured.includes(name) ? await lowContrast(page) : []);
      const all = [...(await inspect(page)), ...(await contrast())];
      if (all.length > 0) found[name] = all;
    }
    return found;
  };

  test('every question can be read, and everything in it has its role and name', async ({
    newPlayer,
    scenes,
  }) => {
    const { page } = await newPlayer('Nora');
    const inspect: Inspect = async () => [...(await axeFindings(page)), ...(await flaws(page))];
    expect(await inspectAll(page, scenes, inspect)).toEqual({});
  });

  test('every question fits a phone, and a thumb hits what it means', async ({ newPlayer, scenes }) => {
    const { page } = await newPlayer('Nora', { size: 'phone' });
    const inspect: Inspect = async () => [...(await flaws(page)), ...(await hardToHit(page))];
    expect(await inspectAll(page, scenes, inspect)).toEqual({});
  });
}

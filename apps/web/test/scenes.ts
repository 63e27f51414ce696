/** What is looked at in every question of a game, on its own table. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFindings } from './axe.ts';
import type { Served, Size } from './browser.ts';
import { contextOf, launch, serve } from './browser.ts';
import { lowContrast } from './contrast.ts';
import { flaws, hardToHit } from './flaws.ts';

interface Scenes {
  readonly game: string;
  /** Positions, by the name or the kind of their question. */
  readonly names: readonly string[];
  /** Measuring every pixel behind every letter takes its time: the scenes that have a ground of their own. */
  readonly measured: readonly string[];
}

export function testScenes({ game, names, measured }: Scenes): void {
  let browser: Browser;
  let served: Served;

  beforeAll(async () => {
    served = await serve(inject('built').scenes);
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  const open = async (page: Page, name: string): Promise<void> => {
    await page.goto(`${served.home}test/page/index.html?scene=board&game=${game}&is=${name}`);
    await page.locator('[data-option], [data-target]').first().waitFor({ state: 'attached' });
    await page.evaluate(() =>
      Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    );
  };

  /** Opens every position and gathers what is wrong with any. */
  const inspectAll = async (
    size: Size,
    inspect: (page: Page) => Promise<readonly string[]>,
  ): Promise<Readonly<Record<string, readonly string[]>>> => {
    const context = await contextOf(browser, size);
    const page = await context.newPage();
    const found: Record<string, readonly string[]> = {};
    let complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    for (const name of names) {
      complaints = [];
      await open(page, name);
      const contrast = async () => (measured.includes(name) ? await lowContrast(page) : []);
      const all = [...(await inspect(page)), ...(await contrast()), ...complaints];
      if (all.length > 0) found[name] = all;
    }
    await context.close();
    return found;
  };

  test('every question can be read, and everything in it has its role and name', async () => {
    expect(
      await inspectAll('desk', async (page) => [...(await axeFindings(page)), ...(await flaws(page))]),
    ).toEqual({});
  });

  test('every question fits a phone, and a thumb hits what it means', async () => {
    expect(
      await inspectAll('phone', async (page) => [...(await flaws(page)), ...(await hardToHit(page))]),
    ).toEqual({});
  });
}

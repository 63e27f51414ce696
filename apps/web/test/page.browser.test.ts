import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import type { Size } from './browser.ts';
import { SIZES } from './browser.ts';
import { lowContrast } from './contrast.ts';
import { test } from './fixtures.ts';

/** Scene and route of everything there is to look at, and what is there when all of it is. */
const VIEWS = [
  ['app', '', 'h1:text("The shelf")'],
  ['app', '/shelf/brawl', 'h2:text("Brawl")'],
  ['app', '/workshop', 'h1:text("Workshop")'],
  ['app', '/credits', 'h1:text("Credits")'],
  ['app', '/rules/pug-quest', 'h1:text("Rules")'],
  ['board', '', '[data-target]'],
  ['pieces', '', '[data-target]'],
] as const;

/** Texts smaller than 13 px. */
const smallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility() && element.closest('svg') === null)
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12.99)
      .map((element) => `${getComputedStyle(element).fontSize} ${element.textContent}`),
  );

/** Things to touch that are smaller than a thumb, the enlarging ::after of small ones included. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], label:has(input)')]
      .filter((element) => element.checkVisibility() && element.closest('p, article') === null)
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const reach = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          return hit === null || element.contains(hit);
        };
        const middle = top + height / 2;
        const tall =
          height >= 43 || (reach(left + width / 2, middle - 21) && reach(left + width / 2, middle + 21));
        return !tall || width < 40;
      })
      .map((element) => `${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 40)),
  );

test.for(Object.keys(SIZES) as Size[])(
  '%s: everything can be read and reached by everyone',
  async (size, { newPlayer, scenes }) => {
    const { page } = await newPlayer('Nora', { size });
    const { origin } = new URL(scenes);
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
        outside.push(request.url());
    });
    for (const [scene, route, there] of VIEWS) {
      const what = `${scene}${route}`;
      await page.goto(`${scenes}?scene=${scene}#${route}`);
      await page.locator(there).first().waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      expect(await smallTexts(page), `${what}: below 13 px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${what}: wider than the window`,
      ).toBeLessThanOrEqual(0);
      if (size === 'phone' && scene === 'app')
        expect(await smallTargets(page), `${what}: below 44 px`).toEqual([]);
      // Between desk and phone only the room changes: colours and names are theirs.
      if (size === 'desk' || size === 'phone') {
        expect(await axeFindings(page), `${what}: axe`).toEqual([]);
        expect(await lowContrast(page), `${what}: too little contrast`).toEqual([]);
      }
    }
    expect(outside, 'asked of another host').toEqual([]);
  },
);

test('an arrow lies between the two it joins, on a board drawn near, too', async ({ newPlayer, scenes }) => {
  const { page } = await newPlayer('Nora');
  await page.goto(`${scenes}?scene=pieces`);
  const arrow = page.locator('[data-near] path[data-kind="attack"]');
  await arrow.waitFor();
  const boxOf = async (selector: string) => {
    const box = await page.locator(`[data-near] ${selector}`).boundingBox();
    if (box === null) throw new Error(`no ${selector}`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const [hero, foe, between] = [
    await boxOf('[data-target*="hero"]'),
    await boxOf('[data-target*="foe"]'),
    await boxOf('path[data-kind="attack"]'),
  ];
  expect(between.x).toBeGreaterThan(hero.x);
  expect(between.x).toBeLessThan(hero.right);
  expect(between.right).toBeGreaterThan(foe.x);
  expect(between.right).toBeLessThan(foe.right);
  expect(between.bottom).toBeLessThan(hero.bottom);
  expect(between.y).toBeGreaterThan(foe.y);
});

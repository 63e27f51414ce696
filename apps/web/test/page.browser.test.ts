import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { axeFindings } from './axe.ts';
import type { Served, Size } from './browser.ts';
import { contextOf, launch, SIZES, serve } from './browser.ts';
import { lowContrast } from './contrast.ts';

/** Scene and route of everything there is to look at. */
const VIEWS = [
  ['app', ''],
  ['app', '/shelf/brawl'],
  ['app', '/workshop'],
  ['app', '/credits'],
  ['app', '/rules/pug-quest'],
  ['board', ''],
  ['pieces', ''],
] as const;

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

describe.each(Object.keys(SIZES) as Size[])('%s', (size) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await contextOf(browser, size);
  });
  afterAll(() => context.close());

  test.each(VIEWS)('%s%s can be read and reached by everyone', async (scene, route) => {
    const page = await context.newPage();
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(served.home) && !/^(data|blob):/.test(request.url()))
        outside.push(request.url());
    });
    await page.goto(`${served.home}test/page/index.html?scene=${scene}#${route}`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(outside, 'asked of another host').toEqual([]);
    expect(await smallTexts(page), 'below 13 px').toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      'wider than the window',
    ).toBeLessThanOrEqual(0);
    if (size === 'phone' && scene === 'app') expect(await smallTargets(page), 'below 44 px').toEqual([]);
    // Between desk and phone only the room changes: colours and names are those of the desk.
    if (size !== 'small') {
      expect(await axeFindings(page), 'axe').toEqual([]);
      expect(await lowContrast(page), 'too little contrast').toEqual([]);
    }
    await page.close();
  });
});

test('an arrow lies between the two it joins, on a board drawn near, too', async () => {
  const context = await contextOf(browser, 'desk');
  const page = await context.newPage();
  await page.goto(`${served.home}test/page/index.html?scene=pieces`);
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
  await context.close();
});

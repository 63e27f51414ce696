import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import type { Served, Size } from '../browser.ts';
import { contextOf, launch, SIZES, serve } from '../browser.ts';
import { lowContrast } from '../contrast.ts';
import { flaws, hardToHit } from '../flaws.ts';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  served = await serve('scenes');
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await served.close();
});

/** Questions that players at random come to. */
const KINDS = [
  'chooseHero',
  'path',
  'assign',
  'deceive',
  'flip',
  'chooseDie',
  'throw',
  'ability',
  'backDown',
  'scar',
  'arrange',
  'accept',
  'shop',
];
/** Measuring every pixel behind every letter takes its time: the scenes that have a ground of their own. */
const MEASURED = ['chooseHero', 'path', 'throw', 'shop', 'arrange'];

async function open(page: Page, kind: string): Promise<void> {
  await page.goto(`${served.home}test/page/index.html?scene=board&game=dungeon-fighter&is=${kind}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Opens every question and gathers what is wrong with any. */
async function inspectAll(
  size: Size,
  inspect: (page: Page) => Promise<readonly string[]>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const context = await contextOf(browser, size);
  const page = await context.newPage();
  const found: Record<string, readonly string[]> = {};
  let complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  for (const kind of KINDS) {
    complaints = [];
    await open(page, kind);
    const all = [...(await inspect(page)), ...complaints];
    if (all.length > 0) found[kind] = all;
  }
  await context.close();
  return found;
}

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

test.each(MEASURED)('%s stands out from what lies behind it', async (kind) => {
  for (const size of Object.keys(SIZES) as Size[]) {
    const context = await contextOf(browser, size);
    const page = await context.newPage();
    await open(page, kind);
    expect(await lowContrast(page), size).toEqual([]);
    await context.close();
  }
});

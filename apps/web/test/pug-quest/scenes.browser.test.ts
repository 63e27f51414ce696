import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import type { Served, Size } from '../browser.ts';
import { contextOf, launch, SIZES, serve } from '../browser.ts';
import { lowContrast } from '../contrast.ts';
import { POSITIONS } from '../page/pug-positions.ts';

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

const NAMES = Object.keys(POSITIONS);
/** Measuring every pixel behind every letter takes its time: the scenes that have a ground of their own. */
const MEASURED = ['market', 'boss', 'chooseHero'];

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${served.home}test/page/index.html?scene=board&is=${name}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Letters below 13 px, things wider than the window, buttons without a place to be clicked. */
const flaws = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.checkVisibility() && element.closest('svg') === null,
    );
    const small = elements
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12.99)
      .map((element) => `small letters: ${element.textContent}`);
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['wider than the window'] : [];
    return [...small, ...wide];
  });

/** How high things must be at least: those on the board may be smaller, because fingers draw it near. */
const THUMB = { board: 28, elsewhere: 43 } as const;

/** What can be chosen, but hardly be hit with a thumb. */
const hardToHit = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>('[data-target][data-legal="true"], [data-option]')]
        .filter((element) => element.checkVisibility() && element.closest('ol[aria-label]') === null)
        .filter((element) => {
          element.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = element.getBoundingClientRect();
          const wanted = element.closest('[aria-label="Board"]') === null ? least.elsewhere : least.board;
          /** The longest stretch down this line on which a finger hits the thing and not what covers it. */
          const stretch = (x: number) => {
            let [longest, now] = [0, 0];
            for (let y = Math.max(0, top); y < Math.min(window.innerHeight, top + height); y += 2) {
              const hit = document.elementFromPoint(x, y);
              now = hit !== null && element.contains(hit) ? now + 2 : 0;
              longest = Math.max(longest, now);
            }
            return longest;
          };
          const free = Math.max(...[0.2, 0.5, 0.8].map((part) => stretch(left + width * part)));
          // What a prompt covers is answered in the prompt.
          const covered = free === 0 && document.querySelector('[role="dialog"]') !== null;
          return !covered && (width < 40 || free < wanted);
        })
        .map((element) => `${element.dataset.target ?? element.dataset.option}`),
    THUMB,
  );

/** Opens every position and gathers what is wrong with any. */
async function inspectAll(
  size: Size,
  inspect: (page: Page) => Promise<readonly string[]>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const context = await contextOf(browser, size);
  const page = await context.newPage();
  const found: Record<string, readonly string[]> = {};
  let complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  for (const name of NAMES) {
    complaints = [];
    await open(page, name);
    const all = [...(await inspect(page)), ...complaints];
    if (all.length > 0) found[name] = all;
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

test.each(MEASURED)('%s stands out from what lies behind it', async (name) => {
  for (const size of Object.keys(SIZES) as Size[]) {
    const context = await contextOf(browser, size);
    const page = await context.newPage();
    await open(page, name);
    expect(await lowContrast(page), size).toEqual([]);
    await context.close();
  }
});

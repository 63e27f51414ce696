import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Served } from './browser.ts';
import { contextOf, launch, serve } from './browser.ts';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  served = await serve(inject('built').page);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await served.close();
});

const indexHtml = (): string => readFileSync(join(served.folder, 'index.html'), 'utf8');

test('the script of the first visit stays under 300 kB', () => {
  const assets = join(served.folder, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js') && indexHtml().includes(file));
  const size = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(size).toBeLessThan(300_000);
});

test('the page holds no script of its own, so that a strict policy can forbid them', () => {
  expect(indexHtml().match(/<script(?![^>]*\bsrc=)/g)).toBeNull();
});

test('after one visit the page opens with no network, with its letters and pictures', async () => {
  const context = await contextOf(browser, 'desk');
  const page = await context.newPage();
  await page.goto(served.home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${served.home}#/shelf/brawl`);
  await page.reload();
  await page.locator('[data-game="brawl"][aria-current="true"]').waitFor();
  const pictures = () =>
    page.evaluate(() => [...document.images].map((image) => image.decode().then(() => image.naturalWidth)));
  await expect(pictures()).resolves.not.toHaveLength(0);
  await page.goto(`${served.home}#/credits`);
  await page.getByText('Icons made by').first().waitFor();
  const letters = await page.evaluate(() =>
    document.fonts.ready.then((fonts) => [...fonts].some((font) => font.status === 'loaded')),
  );
  expect(letters).toBe(true);
  await context.close();
});

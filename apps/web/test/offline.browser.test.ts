import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { test } from './fixtures.ts';

const indexHtml = (folder: string): string => readFileSync(join(folder, 'index.html'), 'utf8');

test('the script of the first visit stays under 300 kB', ({ built }) => {
  const assets = join(built.page, 'assets');
  const scripts = readdirSync(assets).filter(
    (file) => file.endsWith('.js') && indexHtml(built.page).includes(file),
  );
  const size = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(size).toBeLessThan(300_000);
});

test('the page holds no script of its own, so that a strict policy can forbid them', ({ built }) => {
  expect(indexHtml(built.page).match(/<script(?![^>]*\bsrc=)/g)).toBeNull();
});

test('after one visit the page opens with no network, with its letters and pictures', async ({
  hall,
  newPlayer,
}) => {
  const { page, context } = await newPlayer('Nora', { keepsPage: true });
  await page.goto(hall.home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${hall.home}#/shelf/brawl`);
  await page.reload();
  await page.locator('[data-game="brawl"][aria-current="true"]').waitFor();
  const pictures = () =>
    page.evaluate(() => [...document.images].map((image) => image.decode().then(() => image.naturalWidth)));
  await expect(pictures()).resolves.not.toHaveLength(0);
  await page.goto(`${hall.home}#/credits`);
  await page.getByText('Icons made by').first().waitFor();
  const letters = await page.evaluate(() =>
    document.fonts.ready.then((fonts) => [...fonts].some((font) => font.status === 'loaded')),
  );
  expect(letters).toBe(true);
});

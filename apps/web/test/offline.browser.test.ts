import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { GAME_IDS } from '@questhall/games';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OfflineGame, Part } from '../src/app/offline-messages.ts';
import { test } from './fixtures.ts';
import { layPlainTable, playAlone, playChoices } from './player.ts';

const indexHtml = (folder: string): string => readFileSync(join(folder, 'index.html'), 'utf8');

/** A list that the build has put into the service worker. */
function listIn<T>(folder: string, start: string): readonly T[] {
  const text = readFileSync(join(folder, 'sw.js'), 'utf8');
  const from = text.indexOf(start);
  const to = text.indexOf('}]', from) + 2;
  return JSON.parse(text.slice(from, to)) as T[];
}

const bytesOf = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);

/** As the server sends it; letters are dense already. */
const sentOf = (folder: string, files: readonly string[]): number =>
  files
    .map((file) => readFileSync(join(folder, file)))
    .map((plain) => [plain, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })])
    .reduce((sum, forms) => sum + Math.min(...forms.map(({ length }) => length)), 0);

test('[H1] a first visit is light, each game too, and nothing comes twice', ({ built }) => {
  const shell = listIn<{ readonly url: string }>(built.page, '[{"url"').map(({ url }) => url);
  const parts = listIn<Part>(built.page, '[{"game"');
  // Of the 250 kB before a game is picked, pictures of its box take 10.
  expect(sentOf(built.page, [...shell, 'sw.js'])).toBeLessThan(240_000);
  const common = parts.find(({ game }) => game === '')?.files ?? [];
  expect(parts.map(({ game }) => game).toSorted()).toEqual(['', ...GAME_IDS].toSorted());
  for (const { game, files } of parts.filter(({ game }) => game !== '')) {
    const own = files.filter((file) => !/\brapier[-_]/.test(file));
    expect([game, bytesOf(built.page, [...shell, ...common, ...own]) < 1_000_000]).toEqual([game, true]);
    expect(new Set([...shell, ...common, ...own]).size).toBe(shell.length + common.length + own.length);
  }
  const physics = readdirSync(join(built.page, 'assets')).filter((file) => /^rapier[-_]/.test(file));
  expect(physics.map((file) => extname(file)).sort()).toEqual(['.js', '.wasm']);
  const thrown = parts.find(({ files }) => files.some((file) => file.includes('rapier')));
  expect(thrown?.files).toEqual(expect.arrayContaining(physics.map((file) => `assets/${file}`)));
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
  await page.goto(`${hall.home}#/shelf/brawl`);
  // Covers, and who waits in the box.
  await page.waitForFunction(
    (covers) =>
      document.images.length > covers && [...document.images].every((image) => image.naturalWidth > 0),
    GAME_IDS.length,
  );
  await context.setOffline(true);
  await page.reload();
  await page.locator('[data-game="brawl"][aria-current="true"]').waitFor();
  const pictures = () =>
    page.evaluate(() => [...document.images].map((image) => image.decode().then(() => image.naturalWidth)));
  await expect(pictures()).resolves.not.toHaveLength(0);
  const letters = await page.evaluate(() =>
    document.fonts.ready.then((fonts) => [...fonts].some((font) => font.status === 'loaded')),
  );
  expect(letters).toBe(true);
});

/** What the service worker has not kept yet, of this game and of what all need. */
const toBeKept = (page: Page, game: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<readonly OfflineGame[]>) =>
          resolve(
            data
              .filter((part) => part.game === '' || part.game === wanted)
              .reduce((sum, { bytes }) => sum + bytes, 0),
          );
        navigator.serviceWorker.controller?.postMessage({ games: true }, [port2]);
      }),
    game,
  );

test('[H1] who has sat at a table plays that game with no network ever after', async ({
  hall,
  newPlayer,
}) => {
  const { page, context } = await newPlayer('Ole', { keepsPage: true });
  await page.goto(hall.home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await playAlone(page, hall.home, { game: 'brawl' });
  await expect.poll(() => toBeKept(page, 'brawl')).toBe(0);
  await context.setOffline(true);
  await page.goto(`${hall.home}#/shelf/brawl`);
  await page.reload();
  await playAlone(page, hall.home, { game: 'brawl' });
  await layPlainTable(page);
  expect(await playChoices(page, 8)).toBe(8);
  await page.getByRole('button', { name: 'Back to the shelf' }).click();
  await page.getByRole('button', { name: 'Online' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('alert').getByText('No server found').waitFor();
});

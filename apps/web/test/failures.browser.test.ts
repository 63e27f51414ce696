/** What goes wrong around a page: whoever plays is told, and can go on. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures.ts';
import { atTable, chooseOnce, layPlainTable, playAlone, playChoices } from './player.ts';

const SCRIPTS = '**/assets/*.js';

test('a table whose drawings do not come says so, and is fetched again', async ({ hall, newPlayer }) => {
  const { page, context } = await newPlayer('Nora');
  await playAlone(page, hall.home);
  const { hash } = new URL(page.url());
  await page.goto(`${hall.home}#/credits`);
  await page.reload();
  await page.getByRole('heading', { name: /Credits/ }).waitFor();
  await context.route(SCRIPTS, (route) => route.abort());
  await page.evaluate((table) => {
    window.location.hash = table;
  }, hash);
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  await context.unroute(SCRIPTS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await atTable(page);
});

const workerOf = (page: Page, name: RegExp) => page.workers().find((each) => name.test(each.url()));

/** Ends the worker of this name from inside, as a browser short of memory does: nobody is told. Waits for the next. */
async function endWorker(page: Page, name: RegExp): Promise<void> {
  const worker = workerOf(page, name);
  const next = page.waitForEvent('worker', (each) => name.test(each.url()));
  worker?.evaluate(() => self.close()).catch(() => {});
  expect(await next).not.toBe(worker);
}

test('a worker that hosts the table and dies is started anew, and the match goes on', async ({
  hall,
  newPlayer,
}) => {
  const { page } = await newPlayer('Nora');
  await playAlone(page, hall.home, { players: 2 });
  await layPlainTable(page);
  expect(await playChoices(page, 6)).toBe(6);
  for (let death = 0; death < 2; death++) {
    await endWorker(page, /host-worker/);
    expect(await playChoices(page, 3)).toBe(3);
  }
});

test('bots whose worker dies think on in another', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await playAlone(page, hall.home, { players: 2 });
  await layPlainTable(page);
  expect(await playChoices(page, 2)).toBe(2);
  await endWorker(page, /bot-worker/);
  expect(await playChoices(page, 12)).toBe(12);
});

/** Scripts of this browser, in the page and in its workers, may not so much as name these. */
const forbid = (context: BrowserContext, names: readonly string[]): Promise<unknown> =>
  context.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const denied = names.map(
      (name) =>
        `Object.defineProperty(self, '${name}', { configurable: true, get() { throw new DOMException('denied', 'SecurityError'); } });`,
    );
    const noLocks = `LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));`;
    const lines = [...denied, ...(names.includes('localStorage') ? [noLocks] : [])];
    await route.fulfill({ response, body: `${lines.join(' ')}\n${await response.text()}` });
  });

test('a browser that forbids its database says so, and one can play', async ({ hall, newPlayer }) => {
  const { page, context } = await newPlayer('Nora');
  await forbid(context, ['indexedDB']);
  await page.goto(hall.home);
  await page.getByRole('alert').getByText('Your saved games could not be loaded').waitFor();
  await playAlone(page, hall.home);
  await page.getByText('This browser cannot save the game.').waitFor();
  await layPlainTable(page);
  expect(await chooseOnce(page, 0)).toBe(true);
});

test('a browser that remembers nothing at all opens the page, and one can play', async ({
  hall,
  newPlayer,
}) => {
  const { page, context } = await newPlayer('Nora');
  await forbid(context, ['indexedDB', 'localStorage', 'sessionStorage', 'caches']);
  await page.goto(hall.home);
  await page.getByRole('alert').getByText('Your saved games could not be loaded').waitFor();
  await playAlone(page, hall.home);
  await page.getByText('This browser cannot save the game.').waitFor();
  await layPlainTable(page);
  expect(await chooseOnce(page, 0)).toBe(true);
});

test('a browser without room says so, and one can play on', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await playAlone(page, hall.home);
  await layPlainTable(page);
  await workerOf(page, /host-worker/)?.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    // As where there is no room: nothing of what was to be written together is.
    IDBObjectStore.prototype.put = function full(value: unknown) {
      const request = put.call(this, value);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    };
  });
  expect(await playChoices(page, 3)).toBe(3);
  await page.getByText('This browser cannot save the game.').waitFor();
  expect(await chooseOnce(page, 0)).toBe(true);
});

/** First visits behind a proxy that counts: bytes and milliseconds to the shelf and to each table, cold and warm, and then offline. */
import { GAME_IDS } from '@questhall/games';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as plain } from './fixtures.ts';
import type { Player } from './player.ts';
import { atTable, keepOffline, playAlone } from './player.ts';
import { openProxy, passOn } from './proxy.ts';

/** What stands between a browser and its hall, and counts what is sent: bodies as they are compressed, without headers. */
interface Line {
  readonly home: string;
  readonly sent: () => number;
  /** Of it, the physics of dice, which comes once and apart. */
  readonly physics: () => number;
}

const test = plain.extend('line', async ({ hall }, { onCleanup }): Promise<Line> => {
  let sent = 0;
  let physics = 0;
  const { home, close } = await openProxy(hall.home, (path, response, answer) => {
    response.on('data', ({ length }: Buffer) => {
      sent += length;
      if (/\brapier[-_]/.test(path)) physics += length;
    });
    passOn(response, answer);
  });
  onCleanup(close);
  return { home, sent: () => sent, physics: () => physics };
});

const BEFORE_A_GAME = 250_000;
const TO_ITS_TABLE = 600_000;
const IN_ALL = 1_000_000;
/** Once. */
const PHYSICS = 720_000;

interface Visit {
  readonly shelf: Leg;
  readonly table: Leg;
}

interface Leg {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** What comes over the line until this is done, and how long it takes. */
async function leg(line: Line, work: () => Promise<unknown>): Promise<Leg> {
  const [before, began] = [line.sent(), performance.now()];
  await work();
  return { bytes: line.sent() - before, milliseconds: Math.round(performance.now() - began) };
}

const theShelf = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.images.length > 0 && [...document.images].every((image) => image.complete),
  );

/** From the address of the page to a table of this game. The way to its settings counts as bytes, not as time. */
async function visit(page: Page, line: Line, game: string): Promise<Visit> {
  const shelf = await leg(line, async () => {
    await page.goto(line.home);
    await theShelf(page);
  });
  const kept = await leg(line, () => page.waitForFunction(() => navigator.serviceWorker.controller !== null));
  const settings = await leg(line, async () => {
    await page.goto(`${line.home}#/shelf/${game}`);
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.getByRole('button', { name: 'Begin' }).waitFor();
  });
  const table = await leg(line, async () => {
    await page.getByRole('button', { name: 'Begin' }).click();
    await atTable(page);
  });
  return {
    shelf: { ...shelf, bytes: shelf.bytes + kept.bytes },
    table: { ...table, bytes: settings.bytes + table.bytes },
  };
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
const told = ({ bytes, milliseconds }: Leg): string => `${kilobytes(bytes)}, ${milliseconds} ms`;

const opensOffline = async (player: Player, home: string, game: string) => {
  await player.context.setOffline(true);
  await player.page.goto(`${home}#/shelf/${game}`);
  await player.page.reload();
  await playAlone(player.page, home, { game });
  await player.context.setOffline(false);
};

test.for(GAME_IDS)('[H1] the first visit of who plays %s', async (game, { line, newPlayer }) => {
  const nora = await newPlayer('Nora', { keepsPage: true });
  const cold = await visit(nora.page, line, game);
  const rest = await leg(line, () => keepOffline(nora.page, game));
  const warm = await visit(nora.page, line, game);
  await opensOffline(nora, line.home, game);
  const physics = line.physics();
  const all = cold.shelf.bytes + cold.table.bytes + rest.bytes - physics;
  console.log(
    [
      `${game}: cold: shelf ${told(cold.shelf)}; table ${told(cold.table)}; in all ${kilobytes(all)}`,
      ...(physics > 0 ? [`and physics ${kilobytes(physics)}`] : []),
      `warm: shelf ${told(warm.shelf)}; table ${told(warm.table)}; offline: opens`,
    ].join('; '),
  );
  expect(cold.shelf.bytes).toBeLessThanOrEqual(BEFORE_A_GAME);
  expect(cold.shelf.bytes + cold.table.bytes).toBeLessThanOrEqual(TO_ITS_TABLE + physics);
  expect(all).toBeLessThanOrEqual(IN_ALL);
  expect(physics).toBeLessThanOrEqual(PHYSICS);
});

test('[H1] after the button all games open without a network', async ({ line, newPlayer }) => {
  const nora = await newPlayer('Nora', { keepsPage: true });
  const { page } = nora;
  await page.goto(line.home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  const kept = await leg(line, async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^Keep all games here/ }).click();
    await page.getByRole('status').getByText('All games are on this device.').waitFor();
  });
  console.log(`all games: ${told(kept)}`);
  for (const game of GAME_IDS) await opensOffline(nora, line.home, game);
});

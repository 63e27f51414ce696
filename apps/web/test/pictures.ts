/** Takes the pictures of docs/pictures from real games: `npm run pictures -- [name]...` takes only those so named. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@questhall/games';
import type { Browser, Page } from 'playwright-core';
import { buildStalePage } from '../../../tools/launcher/page.mjs';
import type { Station } from '../src/tables/dungeon-fighter/practice/stations.ts';
import { STATIONS, stationName } from '../src/tables/dungeon-fighter/practice/stations.ts';
import { FULL_PULL } from '../src/tables/dungeon-fighter/throwing/aim.ts';
import type { Size } from './browser.ts';
import { launch, SIZES, WEBGL } from './browser.ts';
import { contextsOf } from './contexts.ts';
import { pick } from './dungeonland/hand.ts';
import { aimingArm, isWorthAPicture } from './dungeonland/moment.ts';
import { playByGlow } from './glow.ts';
import type { Hall } from './hall.ts';
import { openHall } from './hall.ts';
import { atTable, layPlainTable, newPlayer, playAlone, playChoices } from './player.ts';

const folder = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const QUALITY = 0.88;

/** The browser itself packs the picture: WebP is a fifth of a PNG. */
async function packed(page: Page, png: Buffer): Promise<Buffer> {
  const code = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
      );
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { source: png.toString('base64'), quality: QUALITY },
  );
  return Buffer.from(code, 'base64');
}

async function take(page: Page, name: string, ...sizes: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    const { width, height } = SIZES[size];
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    // What moves into its place after the window has changed is there.
    await page.waitForTimeout(600);
    const file = `${name}-${width}.webp`;
    const picture = await packed(page, await page.screenshot());
    writeFileSync(join(folder, file), picture);
    console.log(`${file}: ${Math.round(picture.length / 1024)} kB`);
  }
  if (sizes.length > 1) await page.setViewportSize(SIZES.desk);
}

interface Studio {
  readonly browser: Browser;
  readonly hall: Hall;
}

/** Answers what is asked out of turn, anyhow, until the turn is ours. */
async function ownTurn(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: /End the Turn/ });
  const pass = page.locator(`[data-option='{"do":"pass"}']`);
  const any = page.locator('[data-option]:visible, [data-target][data-legal="true"]:visible');
  for (;;) {
    await end.or(any).first().waitFor({ timeout: 60_000 });
    if (await end.isVisible()) return;
    const answer = (await pass.count()) > 0 ? pass : any;
    await answer.last().dispatchEvent('click');
    await page.waitForTimeout(300);
  }
}

interface Moment {
  /** So many questions are answered first, by clicking what glows; then on, until one reads like this. */
  readonly after: number;
  readonly asked: RegExp;
  /** What the pointer rests on in the picture. */
  readonly point?: string;
}

/** A game of one's own against bots that think a little, at its own table, in three sizes. */
const ownTable =
  (game: string, { after, asked, point }: Moment) =>
  async ({ browser, hall }: Studio): Promise<void> => {
    const { page, context } = await newPlayer(await contextsOf(browser).take('desk'), 'Nora', {
      speed: 'calm',
    });
    const begin = async (): Promise<void> => {
      await playAlone(page, hall.home, { game, bot: 'greedy' });
      await playByGlow(page, after, game.length);
    };
    await begin();
    const sentence = page.locator('[data-said]').first();
    const over = page.getByRole('heading', { name: /^(Victory|Defeat)/ });
    for (let more = 0; more < MOST_MORE; more++) {
      await page.locator('[data-question]').or(over).first().waitFor({ state: 'attached', timeout: 180_000 });
      if (asked.test((await sentence.textContent()) ?? '')) break;
      if (await over.isVisible()) await begin();
      else await playByGlow(page, 1, more);
    }
    // A big moment has been seen, and is gone.
    await page.waitForTimeout(3000);
    for (const size of ['desk', 'small', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      await page.waitForTimeout(600);
      if (point !== undefined) await restOn(page, point);
      await take(page, game, size);
    }
    await context.close();
  };
const MOST_MORE = 30;

/** As if the pointer rested on one of these things: the one farthest from the middle of the board that is well in sight. */
const restOn = (page: Page, things: string): Promise<void> =>
  page.evaluate((selector) => {
    const board = document.querySelector('section[aria-label="Board"]')?.getBoundingClientRect();
    if (board === undefined) return;
    const [x, y] = [board.left + board.width / 2, board.top + board.height / 2];
    const [margin, aside] = [board.width / 16, board.width / 4];
    const [farthest] = [...document.querySelectorAll(selector)]
      .map((thing) => ({ thing, at: thing.getBoundingClientRect() }))
      .filter(
        ({ at }) =>
          at.left > board.left + aside &&
          at.right < board.right - margin &&
          at.top > board.top + margin &&
          at.bottom < board.bottom - margin,
      )
      .map(({ thing, at }) => ({ thing, far: Math.hypot(at.left - x, at.top - y) }))
      .sort((one, other) => other.far - one.far);
    document.querySelector('[data-rested]')?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    farthest?.thing.setAttribute('data-rested', '');
    farthest?.thing.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, things);

/** Three heroes on their way to the Big Bad Wolf, one of them aiming at several monsters. */
async function dungeonland({ browser, hall }: Studio): Promise<void> {
  const { page, context } = await newPlayer(await contextsOf(browser).take('desk'), 'Nora', {
    speed: 'calm',
  });
  const begin = (): Promise<void> =>
    playAlone(page, hall.home, {
      game: 'dungeonland',
      players: 3,
      bot: 'greedy',
      chosen: ["3a: Grandmother's House", 'Dealt at random'],
    });
  await begin();
  const over = page.getByRole('heading', { name: /^(Victory|Defeat)/ });
  for (let n = 0; n < MOST_QUESTIONS; n++) {
    await page.locator('[data-question]').or(over).first().waitFor({ state: 'attached', timeout: 180_000 });
    if (await isWorthAPicture(page, n < MOST_QUESTIONS / 4 ? 3 : 2)) break;
    if (await over.isVisible()) await begin();
    else if (await pick(page, n % 3 !== 2)) await page.locator('[data-taken]').dispatchEvent('click');
  }
  await page.waitForTimeout(3000);
  await aimingArm(page).click();
  await page.mouse.move(0, 0);
  await take(page, 'dungeonland', 'desk', 'small', 'phone');
  await context.close();
}

/** Somebody draws the die back, with others on the board, through whatever is asked for; drawn by software, in three sizes. */
async function dungeonFighter({ hall }: Studio): Promise<void> {
  const browser = await launch(...WEBGL);
  const { page, context } = await newPlayer(await contextsOf(browser).take('desk'), 'Nora', {
    speed: 'calm',
  });
  await page.addInitScript(() => localStorage.setItem('questhall.dice-table', 'flat'));
  await playAlone(page, hall.home, { game: 'dungeon-fighter', players: 3, bot: 'greedy' });
  const handle = page.getByRole('button', { name: /^Throw the [^:]*: (?:drag|hold|draw)/ });
  const lying = page.locator('svg [role="img"][aria-label*="die"]');
  const demands = page.getByRole('list', { name: 'How the die must be thrown' }).getByRole('listitem');
  for (let n = 0; n < MOST_QUESTIONS; n++) {
    await page.locator('[data-question]').first().waitFor({ state: 'attached', timeout: 180_000 });
    if ((await handle.isVisible()) && (await lying.count()) > 0 && (await demands.count()) > 0) break;
    await playByGlow(page, 1, n + 5);
  }
  await page.getByRole('button', { name: 'Show it in 3D' }).click();
  await page.locator('[data-graphics="on"] canvas').waitFor({ timeout: 120_000 });
  for (const size of ['desk', 'small', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    await page.waitForTimeout(4000);
    const box = await handle.boundingBox();
    if (box === null) throw new Error('nobody throws');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const far = FULL_PULL / 2;
    await page.mouse.move(x - 6, y + far / 2);
    await page.mouse.move(x - 8, y + far * 1.1);
    await page.waitForTimeout(3000);
    await take(page, 'dungeon-fighter', size);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }
  await context.close();
  await browser.close();
}
const MOST_QUESTIONS = 400;

/** The practice range in software graphics or drawn, as somebody leaves it who has not thrown yet. */
async function range(browser: Browser, { home }: Hall, look: 'solid' | 'flat'): Promise<Page> {
  const { page } = await newPlayer(await contextsOf(browser).take('desk'), 'Nora');
  await page.addInitScript((wish) => localStorage.setItem('questhall.dice-table', wish), look);
  await page.goto(`${home}#/practice/dungeon-fighter`);
  await page.locator('main[data-ready="true"]').waitFor({ timeout: 120_000 });
  return page;
}

/** Draws the die back so far that a part of what is possible is given, and lets go where it is told to. */
async function draw(page: Page, part: number, letsGo = true): Promise<void> {
  const handle = page.getByRole('button', { name: /^Throw the [^:]*: (?:drag|hold|draw)/ });
  await handle.waitFor({ timeout: 60_000 });
  const box = await handle.boundingBox();
  if (box === null) throw new Error('nobody throws');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const far = part * FULL_PULL;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + far / 2);
  await page.mouse.move(x + 5, y + far);
  if (letsGo) await page.mouse.up();
}

/** Throws that are a bit too weak, until one was close: its trace, and what is said of it. */
async function practice({ hall }: Studio): Promise<void> {
  const browser = await launch(...WEBGL);
  for (const look of ['solid', 'flat'] as const) {
    const page = await range(browser, hall, look);
    for (let n = 0; n < MOST_THROWS && !(await page.getByText('Near miss').first().isVisible()); n++) {
      await draw(page, 0.42 + 0.02 * (n % 8));
      await page.waitForTimeout(6000);
    }
    await take(page, `throwing/near-miss-${look}`, 'small', 'phone');
    await page.context().close();
  }
  await browser.close();
}

/** Every station with its instruction, its gadget and the hand that begins; and the other board. */
async function stations({ hall }: Studio): Promise<void> {
  const browser = await launch(...WEBGL);
  for (const look of ['solid', 'flat'] as const) {
    const page = await range(browser, hall, look);
    const picker = page.getByRole('region', { name: 'What is thrown, and how' });
    for (const station of look === 'solid' ? STATIONS : FLAT_STATIONS) {
      await page.setViewportSize(SIZES.small);
      await picker.getByRole('button', { name: stationName(station) }).click();
      await page.waitForTimeout(look === 'solid' ? 2500 : 500);
      await draw(page, 0.5, false);
      await page.waitForTimeout(look === 'solid' ? 2500 : 500);
      await take(page, `throwing/${look}-${station}`, 'small');
      await page.keyboard.press('Escape');
      await page.mouse.up();
    }
    await picker.getByRole('button', { name: 'Plain' }).click();
    await picker.getByRole('switch', { name: /Board of the fair/ }).click();
    await page.waitForTimeout(3000);
    await draw(page, 0.5);
    await page.waitForTimeout(6000);
    await take(page, `throwing/${look}-fair`, 'small', 'phone');
    await page.context().close();
  }
  await browser.close();
}
/** Those with a gadget: what differs most when it is drawn from above. */
const FLAT_STATIONS: readonly Station[] = ['plain', 'chalice', 'gate', 'knee', 'hip', 'ramp'];
const MOST_THROWS = 30;

const SHOTS: { readonly [name: string]: (studio: Studio) => Promise<void> } = {
  /** A pack of four in its first world, and the shelf with that game on it. */
  async table({ browser, hall }) {
    const { page, context } = await newPlayer(await contextsOf(browser).take('desk'), 'Nora', {
      speed: 'calm',
    });
    await playAlone(page, hall.home, { players: 4, bot: 'greedy' });
    await ownTurn(page);
    await page.getByRole('button', { name: /End the Turn/ }).click();
    await page.waitForTimeout(2000);
    await ownTurn(page);
    await take(page, 'table', 'desk', 'small', 'phone');
    await page.getByRole('button', { name: 'Back to the shelf' }).click();
    await page.getByRole('heading', { name: 'The shelf' }).waitFor();
    await take(page, 'shelf', 'desk', 'phone');
    await context.close();
  },
  async lobby({ browser, hall }) {
    const [nora, zoe] = [
      await newPlayer(await contextsOf(browser).take('desk'), 'Nora', { speed: 'calm' }),
      await newPlayer(await contextsOf(browser).take('desk'), 'Zoe', { speed: 'calm' }),
    ];
    await nora.page.goto(hall.home);
    await nora.page.getByRole('button', { name: 'Online' }).click();
    await nora.page.getByRole('button', { name: 'Open the table' }).click();
    const link = await nora.page.getByLabel('Link to this table').textContent();
    await zoe.page.goto(link ?? '');
    await zoe.page.getByRole('button', { name: 'Sit here' }).first().click();
    await nora.page.getByLabel('Who plays at seat 3').selectOption('adept');
    await zoe.page.getByLabel('Message to the table').fill('I take the witch, if nobody minds.');
    await zoe.page.keyboard.press('Enter');
    await nora.page.getByText('I take the witch').waitFor();
    await take(nora.page, 'lobby', 'desk');
    await nora.context.close();
    await zoe.context.close();
  },
  async lesson({ browser, hall }) {
    const { page, context } = await newPlayer(await contextsOf(browser).take('desk'), 'Nora', {
      speed: 'calm',
    });
    await page.goto(hall.home);
    await page.getByRole('button', { name: 'Learn it' }).click();
    await atTable(page);
    await page.getByRole('button', { name: 'Go on' }).click();
    await take(page, 'lesson', 'desk');
    await context.close();
  },
  async replay({ browser, hall }) {
    const { page, context } = await newPlayer(await contextsOf(browser).take('desk'), 'Nora', {
      speed: 'calm',
    });
    await playAlone(page, hall.home, { players: 3, bot: 'greedy' });
    await layPlainTable(page);
    await playChoices(page, 2000);
    await page.getByRole('button', { name: 'Watch again' }).click();
    const scrubber = page.getByRole('slider', { name: 'Position in the match' });
    const length = Number(await scrubber.getAttribute('max'));
    await scrubber.fill(String(Math.floor(length * 0.6)));
    await take(page, 'replay', 'desk');
    await context.close();
  },
  async workshop({ browser, hall }) {
    const { page, context } = await newPlayer(await contextsOf(browser).take('desk'), 'Nora', {
      speed: 'calm',
    });
    await page.goto(`${hall.home}#/workshop`);
    await page.getByRole('combobox', { name: 'Like' }).selectOption('Madame Soufflé');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('tab', { name: 'Combo 1' }).click();
    await page.getByText('is kept in this browser').waitFor({ state: 'detached', timeout: 30_000 });
    await take(page, 'workshop', 'desk', 'phone');
    await context.close();
  },
  /** Every bench, with a piece of the box on it. */
  async benches({ browser, hall }) {
    const { page, context } = await newPlayer(await contextsOf(browser).take('desk'), 'Nora', {
      speed: 'calm',
    });
    for (const [game, { creations }] of Object.entries(GAMES))
      for (const { id } of creations) {
        await page.goto(`${hall.home}#/workshop/${game}?kind=${id}`);
        await page.getByRole('heading', { name: 'Workshop' }).waitFor();
        const like = page.getByRole('combobox', { name: 'Like', exact: true });
        await like.selectOption({ index: 1 });
        await take(page, `bench-${game}-${id}`, 'desk', 'phone');
      }
    await context.close();
  },
  practice,
  stations,
  brawl: ownTable('brawl', {
    after: 16,
    asked: /^Move .* up to [23]/,
    point: '[data-arena] [data-target*="hex"][data-legal="true"]',
  }),
  dungeonland,
  'super-fantasy': ownTable('super-fantasy', {
    after: 14,
    asked: /may move up to ([4-9]|1\d) squares/,
    point: '[data-map] [data-target*="square"][data-legal="true"]',
  }),
  'dungeon-fighter': dungeonFighter,
};

mkdirSync(join(folder, 'throwing'), { recursive: true });
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SHOTS);
const studio: Studio = { browser: await launch(), hall: await openHall(buildStalePage(process.execPath)) };
for (const name of wanted) await SHOTS[name]?.(studio);
await studio.browser.close();
await studio.hall.close();

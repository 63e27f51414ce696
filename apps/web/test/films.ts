/**
 * Film strips of docs/pictures/films: `npm run films -- [name]...`. A match is watched again, a tenth of a second at a time, by a
 * clock of the film's own: what is seen does not depend on the machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import { buildStaleScenes } from '../../../tools/launcher/page.mjs';
import { launch, serve, WEBGL } from './browser.ts';

const folder = fileURLToPath(new URL('../../../docs/pictures/films', import.meta.url));
const WINDOW = { width: 1280, height: 720 };
const EVERY = 100;
/** When the film begins, by its clock: what the page does by itself at its beginning is over. */
const QUIET = 120_000;
/** In the strip: frames a row, and their width. */
const ROW = 5;
const FRAME = 380;

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Take {
  readonly game: string;
  /** The first of this kind. */
  readonly event: string;
  /** So many frames before its flourish, and from there on. */
  readonly before: number;
  readonly after: number;
  /** Not the board alone: all of the window. */
  readonly whole?: boolean;
  /** What lies about the flourish alone, so that one sees whom it happens to. */
  readonly close?: boolean;
  /** Other settings than usual. */
  readonly options?: string;
}

/** Of a film that is taken close by. */
const CLOSE = { width: 640, height: 400 };

/** From the declaration to the end of whom it hits; and a moment with what leads to it. */
const ATTACK = { before: 26, after: 14 };
const MOMENT = { before: 5, after: 25 };
/** A flourish that has not come by then does not come. */
const LONGEST = 200;

/** The moment of each game that people would film, and an attack to the end of whom it hits. */
const FILMS: { readonly [name: string]: Take } = {
  'pug-quest-attack': { game: 'pug-quest', event: 'defeated', ...ATTACK, close: true },
  'pug-quest': { game: 'pug-quest', event: 'bossRevealed', ...MOMENT, whole: true },
  'brawl-attack': { game: 'brawl', event: 'knockedOut', ...ATTACK, close: true },
  brawl: { game: 'brawl', event: 'knockedOut', ...MOMENT, close: true },
  'super-fantasy-attack': { game: 'super-fantasy', event: 'defeated', ...ATTACK, close: true },
  'super-fantasy': { game: 'super-fantasy', event: 'defeated', ...MOMENT, close: true },
  'dungeonland-attack': { game: 'dungeonland', event: 'defeated', ...ATTACK, close: true },
  dungeonland: {
    ...{ game: 'dungeonland', event: 'phaseChanged', ...MOMENT, whole: true },
    options: '{"adventure":"a3a"}',
  },
  'dungeon-fighter-attack': { game: 'dungeon-fighter', event: 'monsterDefeated', ...ATTACK },
  'dungeon-fighter': { game: 'dungeon-fighter', event: 'instaKilled', ...MOMENT, whole: true },
};

/** What moves by itself goes on by so much, and no further. */
const moveOn = (page: Page, by: number): Promise<void> =>
  page.evaluate((more) => {
    const film = window as unknown as { shown?: WeakMap<Animation, number> };
    film.shown ??= new WeakMap();
    for (const motion of document.getAnimations()) {
      // What follows a list that scrolls does not go by time.
      if (motion.timeline !== document.timeline) continue;
      const at = (film.shown.get(motion) ?? 0) + more;
      film.shown.set(motion, at);
      const end = Number(motion.effect?.getComputedTiming().endTime);
      if (at >= end) motion.finish();
      else {
        motion.pause();
        motion.currentTime = at;
      }
    }
  }, by);

/** By the browser itself: a picture of the page would wait for its clock. */
async function shoot(eye: CDPSession, clip: Clip): Promise<string> {
  return (await eye.send('Page.captureScreenshot', { format: 'png', clip: { ...clip, scale: 1 } })).data;
}

/** What lies about a flourish, inside of what is taken. */
async function aboutFlourish(page: Page, clip: Clip): Promise<Clip> {
  const at = await page.locator('[data-how]').evaluate((flourish: HTMLElement) => {
    const { left, top, width } = flourish.getBoundingClientRect();
    const scale = width / flourish.offsetWidth;
    const place = (axis: string): number => Number.parseFloat(flourish.style.getPropertyValue(axis)) * scale;
    return { x: left + place('--x'), y: top + place('--y') };
  });
  const [width, height] = [Math.min(CLOSE.width, clip.width), Math.min(CLOSE.height, clip.height)];
  const from = (middle: number, size: number, most: number): number =>
    Math.max(0, Math.min(most - size, middle - size / 2));
  return {
    x: from(at.x - clip.x, width, clip.width),
    y: from(at.y - clip.y, height, clip.height),
    width,
    height,
  };
}

/** Pictures, and the part of each that is wanted. */
interface Taken {
  readonly frames: readonly string[];
  readonly part: Clip;
}

async function filmed(
  page: Page,
  home: string,
  { game, event, before, after, whole = false, close = false, options = '{}' }: Take,
): Promise<Taken> {
  await page.clock.install({ time: 0 });
  await page.goto(
    `${home}test/page/index.html?scene=replay&game=${game}&before=${event}&options=${encodeURIComponent(options)}`,
  );
  await page.clock.runFor(2000);
  await page.locator('section[aria-label="Board"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  // From here on no time passes but what is taken.
  await page.clock.pauseAt(QUIET);
  await page.keyboard.press('Space');
  const board = await page.locator('section[aria-label="Board"]').boundingBox();
  if (board === null) throw new Error('there is no board');
  const eye = await page.context().newCDPSession(page);
  const taken: string[] = [];
  const clip = whole ? { x: 0, y: 0, ...WINDOW } : board;
  let part = { ...clip, x: 0, y: 0 };
  let left = LONGEST;
  let begun = false;
  while (left > 0) {
    await moveOn(page, EVERY);
    taken.push(await shoot(eye, clip));
    await page.clock.runFor(EVERY);
    left -= 1;
    if (begun || (await page.locator('[data-how]').count()) === 0) continue;
    begun = true;
    left = after;
    if (close) part = await aboutFlourish(page, clip);
  }
  if (!begun) throw new Error(`no flourish of ${event} in ${game}`);
  return { frames: taken.slice(-before - after), part };
}

/** Drawn by the browser: rows of small frames, each with its second. */
const strip = (page: Page, { frames, part }: Taken): Promise<string> =>
  page.evaluate(
    async ({ shots, from, row, width, every }) => {
      const images = await Promise.all(
        shots.map(async (shot) => {
          const image = new Image();
          image.src = `data:image/png;base64,${shot}`;
          await image.decode();
          return image;
        }),
      );
      const height = Math.round((width * from.height) / from.width);
      const canvas = new OffscreenCanvas(row * width, Math.ceil(shots.length / row) * height);
      const drawing = canvas.getContext('2d');
      if (drawing === null) throw new Error('no canvas');
      drawing.font = '600 13px sans-serif';
      images.forEach((image, at) => {
        const [x, y] = [(at % row) * width, Math.floor(at / row) * height];
        drawing.drawImage(image, from.x, from.y, from.width, from.height, x, y, width - 2, height - 2);
        drawing.fillStyle = '#000b';
        drawing.fillRect(x, y + height - 20, 44, 18);
        drawing.fillStyle = '#fff';
        drawing.fillText(`${((at * every) / 1000).toFixed(1)} s`, x + 6, y + height - 6);
      });
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { shots: [...frames], from: part, row: ROW, width: FRAME, every: EVERY },
  );

mkdirSync(folder, { recursive: true });
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(FILMS);
const scenes = await serve(buildStaleScenes(process.execPath));
const browser = await launch(...WEBGL);
for (const name of wanted) {
  const take = FILMS[name];
  if (take === undefined) throw new Error(`no film "${name}": ${Object.keys(FILMS).join(', ')}`);
  const page = await browser.newPage({ viewport: WINDOW });
  const picture = Buffer.from(await strip(page, await filmed(page, scenes.home, take)), 'base64');
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`${name}.webp: ${Math.round(picture.length / 1024)} kB`);
  await page.close();
}
await browser.close();
await scenes.close();

/** Goes through scenes and windows in one page, and gathers what breaks the law. */
import type { CDPSession, Page } from 'playwright-core';
import type { Violation } from './law.ts';
import { violations } from './law.ts';
import type { WindowScene } from './scenes.ts';
import type { Opening } from './sizes.ts';

export interface Finding extends Violation {
  readonly scene: WindowScene;
  readonly opening: Opening;
}

/** A scene in a window, before the next one takes its place. */
export interface Look {
  readonly scene: WindowScene;
  readonly opening: Opening;
  readonly found: readonly Violation[];
  readonly picture: () => Promise<Buffer>;
}

/** Laid out at full size and painted at a tenth of it: nobody looks at it, and painting takes longer than measuring. */
const SKETCHED = 0.1;

const resize = (devtools: CDPSession, { width, height }: Opening, scale: number): Promise<unknown> =>
  devtools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    scale,
    deviceScaleFactor: 1,
    mobile: false,
  });

/** What is pressed, as the page calls it. */
export type Translate = (english: string) => string;

/** Within the page, once it is there: loading it anew for every scene takes longer than looking at it. */
async function show(
  page: Page,
  home: string,
  { query, shows = '#root :is(button, a, h1)', press = [], part }: WindowScene,
  say: Translate,
): Promise<void> {
  const address = `${home}${query}`;
  if (page.url() === 'about:blank') await page.goto(address);
  else
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  await page.locator(shows).first().waitFor({ state: 'attached' });
  for (const name of press)
    await page
      .getByRole('button', { name: say(name), exact: true })
      .first()
      .dispatchEvent('click');
  if (part !== undefined) await page.getByRole('tab', { name: part, exact: true }).dispatchEvent('click');
  await page.evaluate(() =>
    Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => {})),
    ]),
  );
}

const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

async function open(page: Page, { width, height, text, spaced }: Opening): Promise<void> {
  await page.evaluate(
    async ({ letters, css, size }) => {
      document.documentElement.style.fontSize = letters === 1 ? '' : `${letters * 100}%`;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      // What is measured in one frame is in its place in another: until nothing has moved for three of them.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const places = () =>
        [...document.querySelectorAll('#root > *, [data-natural], [data-natural] > *, [data-about], button')]
          .map((element) => JSON.stringify(element.getBoundingClientRect()))
          .join();
      let before = '';
      for (let still = 0; still < 3; still++) {
        await frame();
        const now = places();
        if (now !== before || size !== `${window.innerWidth}×${window.innerHeight}`) still = 0;
        before = now;
      }
    },
    { letters: text, css: spaced ? SPACED : '', size: `${width}×${height}` },
  );
}

/** The large card of something that can be chosen; on a keyboard it is the key I. */
const inspectOne = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });
    const things = [...document.querySelectorAll('[data-target]')];
    for (const thing of things) thing.dispatchEvent(key('Escape'));
    for (const thing of things) {
      thing.dispatchEvent(key('i'));
      await frame();
      await frame();
      if (document.querySelector('[data-about]') !== null) return;
    }
  });

/** Each scene is drawn once and then seen through all of its windows. */
export async function survey(
  page: Page,
  home: string,
  scenes: readonly WindowScene[],
  openingsOf: (at: number, scene: WindowScene) => readonly Opening[],
  onLook: (look: Look) => Promise<void> | void,
  say: Translate = (english) => english,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const takePicture = async (opening: Opening): Promise<Buffer> => {
    await resize(devtools, opening, 1);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  };
  for (const [at, scene] of scenes.entries()) {
    const openings = openingsOf(at, scene);
    if (openings.length === 0) continue;
    await show(page, home, scene, say);
    for (const opening of openings) {
      // Both at once: everything is laid out anew once, and not twice.
      await Promise.all([resize(devtools, opening, SKETCHED), open(page, opening)]);
      if (scene.inspect === true) await inspectOne(page);
      const found = await violations(page);
      await onLook({ scene, opening, found, picture: () => takePicture(opening) });
    }
  }
  await devtools.detach();
}

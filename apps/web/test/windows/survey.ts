/** Goes through scenes and windows in one page, and gathers what breaks the law. */
import type { Page } from 'playwright-core';
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
  readonly page: Page;
  readonly scene: WindowScene;
  readonly opening: Opening;
  readonly found: readonly Violation[];
}

/** Within the page, once it is there: loading it anew for every scene takes longer than looking at it. */
async function show(page: Page, home: string, { query }: WindowScene): Promise<void> {
  const address = `${home}${query}`;
  if (page.url() === 'about:blank') await page.goto(address);
  else
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  await page.locator('#root :is(button, a)').first().waitFor({ state: 'attached' });
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
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async ({ letters, css }) => {
      document.documentElement.style.fontSize = letters === 1 ? '' : `${letters * 100}%`;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      // What is measured in one frame is in its place in another: until nothing has moved for three of them.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const places = () =>
        [...document.querySelectorAll('#root > *, [data-natural], [data-natural] > *')]
          .map((element) => JSON.stringify(element.getBoundingClientRect()))
          .join();
      let before = '';
      for (let still = 0; still < 3; still++) {
        await frame();
        const now = places();
        if (now !== before) still = 0;
        before = now;
      }
    },
    { letters: text, css: spaced ? SPACED : '' },
  );
}

/** Each scene is drawn once and then seen through all of its windows. */
export async function survey(
  page: Page,
  home: string,
  scenes: readonly WindowScene[],
  openingsOf: (scene: number) => readonly Opening[],
  onLook: (look: Look) => Promise<void> | void,
): Promise<void> {
  for (const [at, scene] of scenes.entries()) {
    const openings = openingsOf(at);
    if (openings.length === 0) continue;
    await show(page, home, scene);
    for (const opening of openings) {
      await open(page, opening);
      await onLook({ page, scene, opening, found: await violations(page) });
    }
  }
}

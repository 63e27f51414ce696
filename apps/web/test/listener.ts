/** Somebody who does not look: presses keys, and knows of the page only what a screen reader would say. */
import type { Page } from 'playwright-core';

/** Keeps whatever the live regions say, in order, for who asks. */
const KEEP = (): void => {
  const heard: string[] = [];
  Object.assign(window, { questhallHeard: heard });
  const listen = (): void => {
    for (const region of document.querySelectorAll('[data-live]')) {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) {
            const text = node.textContent?.trim() ?? '';
            if (text !== '') heard.push(text);
          }
      }).observe(region, { childList: true });
    }
  };
  if (document.readyState === 'complete') listen();
  const wait = new MutationObserver(() => {
    if (document.querySelectorAll('[data-live]').length < 2) return;
    wait.disconnect();
    listen();
  });
  wait.observe(document, { childList: true, subtree: true });
};

/** From the first page on, tables are in words. */
export async function listenTo(page: Page, more: object = {}): Promise<void> {
  await page.addInitScript(KEEP);
  await page.addInitScript(
    (settings) => localStorage.setItem('questhall.settings', settings),
    JSON.stringify({
      name: 'Nora',
      named: true,
      sound: false,
      speed: 'instant',
      plain: true,
      invited: true,
      ...more,
    }),
  );
}

/** What was said since somebody last asked. */
export const heardOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { questhallHeard: string[] }).questhallHeard.splice(0));

/** The number of the open question; null: none is, or the match is over. */
const question = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-question]')?.getAttribute('data-question') ?? null);

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"] h2')].some((title) =>
      /Victory|Defeat|over/.test(title.textContent ?? ''),
    ),
  );

/** Waits until something is asked; false: the match is over. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-question] [data-nth]') !== null ||
      [...document.querySelectorAll('[role="dialog"] h2')].some((title) =>
        /Victory|Defeat|over/.test(title.textContent ?? ''),
      ),
  );
  return !(await isOver(page));
}

/** One key, one answer. */
export async function askTable(page: Page, key: string): Promise<string> {
  await heardOf(page);
  await page.keyboard.press(key);
  await page.waitForFunction(
    () => (window as unknown as { questhallHeard: readonly string[] }).questhallHeard.length > 0,
  );
  return (await heardOf(page)).join(' ');
}

/** What the focus is on; nothing: it is lost. */
export const focusedOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (element === null || element === body) return '';
    return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName;
  });

/** Goes to the options by their key, Tab by Tab to the one with this number, and chooses it. */
export async function chooseByKeys(page: Page, nth: number): Promise<void> {
  const before = await question(page);
  await page.keyboard.press('o');
  const on = () =>
    page.evaluate(() => document.activeElement?.closest('[data-nth]')?.getAttribute('data-nth') ?? null);
  for (let tabs = 0; (await on()) !== String(nth); tabs++) {
    if (tabs > 400) throw new Error(`option ${nth} cannot be reached with Tab`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (number) =>
      document.querySelector('[data-question]')?.getAttribute('data-question') !== number ||
      [...document.querySelectorAll('[role="dialog"] h2')].some((title) =>
        /Victory|Defeat|over/.test(title.textContent ?? ''),
      ),
    before,
  );
}

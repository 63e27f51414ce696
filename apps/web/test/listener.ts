/** Somebody who does not look: presses keys, and knows of the page only what a screen reader would say. */
import type { Page } from 'playwright-core';

/** Keeps whatever the live regions say, in order, for who asks. */
const KEEP = (): void => {
  const heard: string[] = [];
  Object.assign(window, { questhallHeard: heard });
  // One observer for both regions: what is said is kept in the order in which it is said.
  const hears = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        // Of a toast what it says, without its button.
        const said = node instanceof Element ? (node.querySelector(':scope > span') ?? node) : node;
        const text = said.textContent?.trim() ?? '';
        if (text !== '') heard.push(text);
      }
  });
  const listen = (): void => {
    for (const region of document.querySelectorAll('[data-live], [role="status"] > ul'))
      hears.observe(region, { childList: true });
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
export const question = (page: Page): Promise<string | null> =>
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

/** Waits until a question has been read out, after what led to it, and gives all that was said; null: the match is over. */
export async function heardQuestion(page: Page): Promise<readonly string[] | null> {
  if (!(await asked(page))) return null;
  await page.waitForFunction(() =>
    (window as unknown as { questhallHeard: readonly string[] }).questhallHeard.some((text) =>
      /\d options?\.$/.test(text),
    ),
  );
  return heardOf(page);
}

/** One key, one answer. */
export async function askTable(page: Page, key: string): Promise<string> {
  await heardOf(page);
  await page.keyboard.press(key);
  await page
    .waitForFunction(
      () => (window as unknown as { questhallHeard: readonly string[] }).questhallHeard.length > 0,
    )
    .catch(async () => {
      const where = `question ${await question(page)}, focus on: ${await focusedOn(page)}`;
      throw new Error(
        `the key ${key} is not answered; ${where}; ${await page.locator('body').textContent()}`,
      );
    });
  return (await heardOf(page)).join(' ');
}

/** What the focus is on; nothing: it is lost. */
export const focusedOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (element === null || element === body) return '';
    return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName;
  });

/** Goes to the options by their key, and Tab by Tab to the one with this number. */
async function goToOption(page: Page, nth: number): Promise<void> {
  await page.keyboard.press('o');
  const on = () =>
    page.evaluate(() => document.activeElement?.closest('[data-nth]')?.getAttribute('data-nth') ?? null);
  for (let tabs = 0; (await on()) !== String(nth); tabs++) {
    if (tabs > MOST_TABS)
      throw new Error(`option ${nth} cannot be reached with Tab; the focus is on: ${await focusedOn(page)}`);
    await page.keyboard.press('Tab');
  }
}
const MOST_TABS = 400;

/** Goes to the option with this number and chooses it. */
export async function chooseByKeys(page: Page, nth: number): Promise<void> {
  const before = await question(page);
  await goToOption(page, nth);
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

const coachSays = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('aside[aria-label="Coach"] p')?.textContent ?? '');

/** Waits for the question or the coach to go on, or for the coach to say that it is too early for that. */
async function moved(page: Page, before: { question: string | null; coach: string }): Promise<boolean> {
  await page.waitForFunction(
    ({ question: number, coach }) =>
      (window as unknown as { questhallHeard: readonly string[] }).questhallHeard.some((text) =>
        text.startsWith('Not yet. '),
      ) ||
      (document.querySelector('[data-question]')?.getAttribute('data-question') ?? null) !== number ||
      (document.querySelector('aside[aria-label="Coach"] p')?.textContent ?? '') !== coach,
    before,
  );
  return !(await heardOf(page)).some((text) => text.startsWith('Not yet. '));
}

/**
 * Learns at the table in words: goes on where the coach offers it, and otherwise chooses what the coach speaks of, or else
 * the first thing that is not too early. Gives what the coach said.
 */
export async function learnByKeys(page: Page, most: number): Promise<readonly string[]> {
  const heard: string[] = [];
  let tried = 0;
  for (let made = 0; made < most; made++) {
    await page.waitForFunction(
      () => document.querySelector('[data-nth], aside[aria-label="Coach"] button') !== null,
    );
    const coach = await coachSays(page);
    if (coach !== '' && heard.at(-1) !== coach) heard.push(coach);
    const before = { question: await question(page), coach };
    const goesOn = await page.evaluate(
      () => [...document.querySelectorAll('aside[aria-label="Coach"] button')].at(-1)?.textContent ?? '',
    );
    if (/Go on|Play on/.test(goesOn)) {
      await page.keyboard.press('c');
      await page.keyboard.press('Enter');
      if (goesOn === 'Play on here') return heard;
      await moved(page, before);
      continue;
    }
    const options = await page.locator('[data-nth]').allInnerTexts();
    if (options.length === 0) continue;
    const meant = options.findIndex((text) => text.includes('The coach speaks of this.'));
    await heardOf(page);
    await goToOption(page, meant >= 0 && tried === 0 ? meant : tried % options.length);
    await page.keyboard.press('Enter');
    tried = (await moved(page, before)) ? 0 : tried + 1;
  }
  throw new Error(`the lesson has not come to its end; last was said: ${heard.at(-1)}`);
}

/** Waits until the focus is somewhere; it may be on its way from one page to the next. */
export async function expectFocus(page: Page, after: readonly string[]): Promise<void> {
  const found = await page
    .waitForFunction(
      () => document.activeElement !== null && document.activeElement !== document.body,
      undefined,
      { timeout: 5000 },
    )
    .then(
      () => true,
      () => false,
    );
  if (!found) throw new Error(`the focus is lost after ${after.join(' ')}`);
}

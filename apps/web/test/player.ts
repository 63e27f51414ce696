/** Somebody who plays in a browser: sets up, chooses whatever is offered, and looks at what the table says. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Size } from './browser.ts';
import { contextOf } from './browser.ts';

export interface Player {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything the page complained about. */
  readonly complaints: readonly string[];
}

interface PlayerWish {
  readonly size?: Size;
  /** The page is to be kept on the machine, as it is for people. */
  readonly keepsPage?: boolean;
}

export async function newPlayer(
  browser: Browser,
  name: string,
  { size = 'desk', keepsPage = false }: PlayerWish = {},
): Promise<Player> {
  const context = await contextOf(browser, size);
  // Else every context would fetch the whole page once.
  if (!keepsPage)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const kept = JSON.stringify({ name, sound: false });
  await context.addInitScript((text) => {
    if (localStorage.getItem('questhall.settings') === null) localStorage.setItem('questhall.settings', text);
  }, kept);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  return { page, context, complaints };
}

/** From the shelf to the table. */
export async function playAlone(page: Page, home: string, players: number, bot = 'random'): Promise<void> {
  await page.goto(home);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true });
  for (let seat = 2; seat <= players; seat++)
    await page.getByLabel(`Who plays at seat ${seat}`).selectOption(bot);
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
}

/** The table is there. */
export const atTable = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Board', exact: true }).waitFor({ state: 'visible' });

/** Everything in words and buttons: the same for all games. */
export async function layPlainTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const plain = page.getByRole('switch', { name: /Plain table/ });
  if ((await plain.getAttribute('aria-checked')) === 'false') await plain.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

/** Chooses the `pick`th of what is offered, once something is offered; false: the match is over. */
export function chooseOnce(page: Page, pick: number): Promise<boolean> {
  return page.evaluate(async (at) => {
    const found = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const question = () => document.querySelector('[data-question]')?.getAttribute('data-question');
    const over = () =>
      found('[role="dialog"] h2').some(({ textContent }) => /Victory|Defeat|over/.test(textContent ?? ''));
    const soon = () => new Promise((resolve) => setTimeout(resolve, 2));
    for (; !over(); await soon()) {
      const asked = question();
      const options = found('[data-option]');
      if (asked === undefined || options.length === 0) continue;
      options[at % options.length]?.click();
      while (question() === asked && !over()) await soon();
      return true;
    }
    return false;
  }, pick);
}

/** The number of the question that is open. */
export const questionOf = (page: Page): Promise<string | null> =>
  page.locator('[data-question]').getAttribute('data-question');

/** Plays so many choices, or until the match is over. */
export async function playChoices(page: Page, count: number): Promise<number> {
  for (let made = 0; made < count; made++) if (!(await chooseOnce(page, made * 7))) return made;
  return count;
}

export const logOf = async (page: Page): Promise<readonly string[]> =>
  page.getByRole('log').getByRole('listitem').allTextContents();

export const tableInWords = async (page: Page): Promise<string> =>
  (await page.getByRole('region', { name: 'The table in words' }).textContent()) ?? '';

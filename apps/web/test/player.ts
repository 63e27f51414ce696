/** Somebody who plays in a browser: sets up, chooses whatever is offered, and looks at what the table says. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Speed } from '../src/app/settings.ts';
import type { Size } from './browser.ts';

export interface Player {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything the page complained about. */
  readonly complaints: readonly string[];
}

export interface PlayerWish {
  readonly size?: Size;
  /** How fast events are shown. At once, unless the test is about how they are shown. */
  readonly speed?: Speed;
  /** The page is to be kept on the machine, as it is for people. */
  readonly keepsPage?: boolean;
}

export async function newPlayer(
  context: BrowserContext,
  name: string,
  { speed = 'instant' }: Pick<PlayerWish, 'speed'> = {},
): Promise<Player> {
  const page = await context.newPage();
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('questhall.settings') === null)
        localStorage.setItem('questhall.settings', settings);
    },
    // A turn that ends by itself would end while a test looks for what to click; a companion would speak of what it tests.
    JSON.stringify({ name, sound: false, speed, endsAlone: false, companion: false }),
  );
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  return { page, context, complaints };
}

/** Lets the service worker keep a game, as it does for whoever has sat at its table. */
export async function keepOffline(page: Page, game: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<{ readonly done: number; readonly of: number }>) => {
          if (data.done === data.of) resolve();
        };
        navigator.serviceWorker.controller?.postMessage({ keep: [wanted] }, [port2]);
      }),
    game,
  );
}

interface SetUp {
  readonly game?: string;
  /** The name of a mode, else the first. */
  readonly mode?: string;
  /** As many as the page proposes, unless said. */
  readonly players?: number;
  readonly bot?: string;
  /** Names of what else is to be chosen. */
  readonly chosen?: readonly string[];
}

/** From the shelf to the table. */
export async function playAlone(page: Page, home: string, setUp: SetUp = {}): Promise<void> {
  const { game = 'pug-quest', mode, players, bot = 'random', chosen = [] } = setUp;
  await page.goto(`${home}#/shelf/${game}`);
  if (mode !== undefined) await page.getByRole('radio', { name: mode }).check({ force: true });
  await page.getByRole('button', { name: 'Play alone' }).click();
  const begin = page.getByRole('button', { name: 'Begin' });
  await begin.waitFor();
  if (players !== undefined)
    await page
      .getByRole('group', { name: 'Players' })
      .getByLabel(String(players), { exact: true })
      .check({ force: true });
  for (const name of chosen) await page.getByRole('radio', { name }).check({ force: true });
  for (const seat of await page.getByLabel(/^Who plays at seat [2-9]/).all()) await seat.selectOption(bot);
  await begin.click();
  await atTable(page);
}

/** The host opens the table that is set up, the guest comes by its link and takes a free seat. */
export async function meet(host: Page, guest: Page, freeSeat = 0): Promise<string> {
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = (await host.getByLabel('Link to this table').textContent()) ?? '';
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit here' }).nth(freeSeat).click();
  return link;
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
export const chooseOnce = (page: Page, pick: number): Promise<boolean> => choose(page, pick, true);

/** The same; false: nothing is offered just now. */
export const chooseIfAsked = (page: Page, pick: number): Promise<boolean> => choose(page, pick, false);

function choose(page: Page, pick: number, waits: boolean): Promise<boolean> {
  return page.evaluate(
    async ([at, patient]) => {
      const found = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
      const question = () => document.querySelector('[data-question]')?.getAttribute('data-question');
      const over = () =>
        found('[role="dialog"] h2').some(({ textContent }) => /Victory|Defeat|over/.test(textContent ?? ''));
      const soon = () => new Promise((resolve) => setTimeout(resolve, 2));
      for (let first = true; !over() && (first || patient); first = false, await soon()) {
        const asked = question();
        const options = found('[data-option]');
        if (asked === undefined || options.length === 0) continue;
        options[at % options.length]?.click();
        while (question() === asked && !over()) await soon();
        return true;
      }
      return false;
    },
    [pick, waits] as const,
  );
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
  // Where the table itself is in words, that is its board.
  (await page.locator('[aria-label="The table in words"], [data-part="board"]').last().textContent()) ?? '';

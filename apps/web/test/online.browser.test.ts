import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { test } from './fixtures.ts';
import type { Player } from './player.ts';
import { atTable, chooseOnce, layPlainTable, logOf, meet, tableInWords } from './player.ts';

interface Party {
  readonly nora: Player;
  readonly zoe: Player;
  readonly link: string;
}

/** Two people at an online table, each in a browser of their own. */
const together = test.extend('party', async ({ hall, newPlayer }): Promise<Party> => {
  const [nora, zoe] = await Promise.all([newPlayer('Nora'), newPlayer('Zoe')]);
  await nora.page.goto(hall.home);
  await nora.page.getByRole('button', { name: 'Online' }).click();
  await nora.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  const link = await meet(nora.page, zoe.page);
  await nora.page.getByText('all taken').waitFor();
  // One address for all: what is sent is what stands in the address bar.
  expect(link).toMatch(/\/table\/[A-Z0-9]{6}$/);
  for (const { page } of [nora, zoe]) {
    expect(page.url()).toBe(link);
    const icon = page.locator('link[rel=icon]');
    expect(await icon.evaluate((element: HTMLLinkElement) => element.href)).toBe(`${hall.home}icon.svg`);
  }
  return { nora, zoe, link };
});

async function begin({ nora, zoe }: Party): Promise<void> {
  await nora.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [nora, zoe]) {
    await atTable(page);
    await layPlainTable(page);
  }
}

/** Whoever is asked answers. */
async function playTogether({ nora, zoe }: Party, choices: number): Promise<void> {
  for (let made = 0; made < choices; made++) {
    const asked = (page: Page) => page.locator('[data-question]').first();
    await Promise.race([asked(nora.page).waitFor(), asked(zoe.page).waitFor()]);
    const page = (await asked(nora.page).isVisible()) ? nora.page : zoe.page;
    await chooseOnce(page, made * 5);
  }
}

/** Both have seen the same last thing. */
async function expectAgreement(pages: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => new Set((await Promise.all(pages.map(logOf))).map((log) => log.at(-1))).size)
    .toBe(1);
}

together(
  'two people play online, talk and undo, while a third looks on and sees no hand',
  async ({ newPlayer, party }) => {
    const { nora, zoe, link } = party;
    const sam = await newPlayer('Sam', { size: 'phone' });
    await sam.page.goto(link);
    await nora.page.getByText('1 watching').waitFor();
    expect(await axeFindings(nora.page), 'axe').toEqual([]);
    expect(await axeFindings(sam.page), 'axe').toEqual([]);
    await begin(party);
    await playTogether(party, 14);
    await expectAgreement([nora.page, zoe.page]);
    const [inside, outside] = [await tableInWords(nora.page), await tableInWords(sam.page)];
    // Who plays is told first what has happened since.
    expect(inside).toContain(outside.split('. ')[0]);
    expect(outside).not.toBe(inside);
    expect(await sam.page.locator('[data-question]').count(), 'questions to a spectator').toBe(0);
    expect(await axeFindings(sam.page), 'axe').toEqual([]);

    await zoe.page.getByLabel('Message to the table').fill('Well met!');
    await zoe.page.keyboard.press('Enter');
    await nora.page.getByText('Well met!').waitFor();

    // What others have answered since is taken back only if they agree.
    const asker = (await nora.page.getByRole('button', { name: 'Ask to undo' }).isVisible()) ? nora : zoe;
    const other = asker === nora ? zoe : nora;
    await asker.page.getByRole('button', { name: 'Ask to undo' }).click();
    await other.page.getByRole('button', { name: 'Allow undo' }).click();
    await asker.page.getByText('undid the last choice').first().waitFor();

    // A seat that was given up goes to somebody else when those who stay agree.
    await zoe.page.getByRole('button', { name: 'Menu' }).click();
    await zoe.page.getByRole('button', { name: 'Give up your seat' }).click();
    await sam.page.getByRole('button', { name: 'Menu' }).click();
    await sam.page.getByRole('dialog').getByRole('button', { name: 'Ask to play for Zoe' }).click();
    await nora.page.getByText('Sam asks to play for Zoe').waitFor();
    await nora.page.getByRole('button', { name: 'Agree' }).click();
    await sam.page.getByRole('button', { name: 'Let a bot play for you' }).waitFor();
  },
);

together(
  'a server killed in mid-match comes back with everything it had accepted',
  async ({ hall, party }) => {
    const { nora, zoe } = party;
    await begin(party);
    await playTogether(party, 8);
    // The last answer is on its way until somebody is asked again.
    const asked = ({ page }: Player) => page.locator('[data-question]').count();
    await expect.poll(async () => (await asked(nora)) + (await asked(zoe))).toBeGreaterThan(0);
    await expectAgreement([nora.page, zoe.page]);
    const words = await tableInWords(nora.page);
    await hall.killAndRestart();
    await nora.page.getByText('Connection lost').waitFor({ state: 'detached' });
    await zoe.page.getByText('Connection lost').waitFor({ state: 'detached' });
    await expect.poll(() => tableInWords(nora.page)).toBe(words);
    await playTogether(party, 4);
    await expectAgreement([nora.page, zoe.page]);
  },
);

together(
  'a line that is cut and mended misses nothing; a page loaded again, or on another device, sits in its seat',
  async ({ hall, newPlayer, party }) => {
    const { nora, zoe } = party;
    await begin(party);
    await playTogether(party, 5);
    hall.cut();
    await nora.page.getByText('Connection lost').waitFor();
    await zoe.page.getByText('Connection lost').waitFor();
    hall.mend();
    await nora.page.getByText('Connection lost').waitFor({ state: 'detached' });
    await zoe.page.getByText('Connection lost').waitFor({ state: 'detached' });
    await playTogether(party, 3);
    await zoe.page.reload();
    await atTable(zoe.page);
    await layPlainTable(zoe.page);
    await playTogether(party, 3);
    await expectAgreement([nora.page, zoe.page]);
    await zoe.page.getByRole('button', { name: 'Back to the shelf' }).click();
    await zoe.page.getByRole('link', { name: /Pug Quest, table/ }).click();
    await atTable(zoe.page);
    expect(zoe.page.url()).toBe(party.link);
    await zoe.page.goBack();
    await zoe.page.getByRole('heading', { name: 'The shelf' }).waitFor();

    await zoe.page.getByRole('button', { name: 'Settings' }).click();
    await zoe.page.getByRole('button', { name: 'Show code' }).click();
    const told = zoe.page.getByRole('status').filter({ hasText: 'the other device' });
    const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await told.textContent()) ?? '') ?? [];
    const tablet = await newPlayer('Tablet');
    await tablet.page.goto(hall.home);
    await tablet.page.getByRole('button', { name: 'Settings' }).click();
    await tablet.page.getByRole('button', { name: 'Enter code' }).click();
    await tablet.page.getByLabel('Code from the other device').fill(code.toLowerCase());
    expect(await axeFindings(tablet.page), 'axe').toEqual([]);
    await tablet.page.getByRole('button', { name: 'Use code' }).click();
    await tablet.page.getByRole('link', { name: /Pug Quest, table/ }).click();
    await atTable(tablet.page);
    await tablet.page
      .getByText(/^You ·/)
      .first()
      .waitFor();
  },
);

test('a table that does not exist says so', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await page.goto(`${hall.home}#/join/NOWHERE`);
  await page.getByRole('heading', { name: 'No table NOWHERE' }).waitFor();
});

/** In the page: notices are noted instead of shown, and whether the page is in the background is set by hand. */
function noteNotices(): void {
  const noted = { shown: [] as string[], away: false };
  class Noted extends EventTarget {
    static permission = 'default';
    static requestPermission() {
      Noted.permission = 'granted';
      return Promise.resolve(Noted.permission);
    }
    constructor(title: string, { body = '' }: NotificationOptions = {}) {
      super();
      noted.shown.push(`${title}: ${body}`);
    }
  }
  Object.assign(window, { Notification: Noted, noted });
  Object.defineProperty(document, 'hidden', { get: () => noted.away });
}

interface Noting {
  readonly noted: { readonly shown: readonly string[]; away: boolean };
}

together(
  'who wants it is called when it is their turn and the page is in the background',
  async ({ hall, party }) => {
    const { nora, zoe, link } = party;
    await nora.page.addInitScript(noteNotices);
    await nora.page.goto(hall.home);
    await nora.page.getByRole('button', { name: 'Settings' }).click();
    const call = nora.page.getByRole('switch', { name: /Notify me when it is my turn/ });
    await call.click();
    await expect.poll(() => call.getAttribute('aria-checked')).toBe('true');
    await nora.page.getByRole('button', { name: 'Set up' }).click();
    await nora.page.getByLabel('Webhook address').fill('https://192.168.0.1/hook');
    await nora.page.getByRole('button', { name: 'Test and save' }).click();
    await nora.page.getByRole('alert').getByText('on the open internet').waitFor();
    expect(await axeFindings(nora.page), 'axe').toEqual([]);

    await nora.page.goto(link);
    // A page that is loaded anew asks for its permission anew.
    await nora.page.evaluate(() => Notification.requestPermission());
    await begin(party);
    await nora.page.evaluate(() => {
      (window as unknown as Noting).noted.away = true;
    });
    const shown = () => nora.page.evaluate(() => (window as unknown as Noting).noted.shown);
    const asked = (page: Page) => page.locator('[data-question]').first();
    // What Nora is asked now, she has seen: she answers, and goes.
    for (let made = 0; made < 40 && (await shown()).length === 0; made++) {
      await Promise.race([asked(nora.page).waitFor(), asked(zoe.page).waitFor()]);
      await chooseOnce((await asked(zoe.page).isVisible()) ? zoe.page : nora.page, made * 5);
    }
    const code = link.split('/').at(-1);
    await expect.poll(async () => (await shown())[0]).toBe(`Your turn at Pug Quest: Table ${code}`);
  },
);

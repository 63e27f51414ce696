/** Two ways to use a workshop: with a mouse, or with keys alone, Tab by Tab. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { playByHand } from '../by-hand.ts';
import { asked, chooseByKeys } from '../listener.ts';

/** More Tabs than these lead nowhere. */
const MOST_TABS = 400;
/** More than any match asks of one player. */
const MOST_QUESTIONS = 4000;

/** Where the focus is, seen from this element. */
const focusFrom = (target: Locator): Promise<'here' | 'before' | 'after'> =>
  target.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    if (focused === element) return 'here';
    const follows = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    return follows ? 'before' : 'after';
  });

/** Tab by Tab, whichever way it lies. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const focus = await focusFrom(target);
    if (focus === 'here') return;
    await page.keyboard.press(focus === 'before' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`${String(target)} cannot be reached with Tab`);
}

const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });
const list = (page: Page, label: string): Locator => page.getByRole('combobox', { name: label, exact: true });
const map = (page: Page): Locator => page.getByRole('button', { name: /^Map\. / });

/** The square that the map speaks of. */
async function here(page: Page): Promise<readonly [number, number]> {
  const said = (await map(page).getAttribute('aria-label')) ?? '';
  const [, x = '', y = ''] = /^Map\. column (-?\d+), row (-?\d+)/.exec(said) ?? [];
  return [Number(x), Number(y)];
}

export interface Hands {
  /** A button or a link by its name. */
  readonly press: (page: Page, name: string) => Promise<void>;
  readonly write: (page: Page, label: string, text: string) => Promise<void>;
  readonly choose: (page: Page, label: string, option: string) => Promise<void>;
  readonly openTab: (page: Page, name: string) => Promise<void>;
  /** So many more in a small number. */
  readonly more: (page: Page, label: string, by: number) => Promise<void>;
  /** One of a row of pills, beside the one that is chosen: before it or after it. */
  readonly pill: (page: Page, group: string, option: string) => Promise<void>;
  /** A tool of the map on a square. */
  readonly use: (page: Page, tool: string, at: readonly [number, number]) => Promise<void>;
  /** To the end of the match. */
  readonly play: (page: Page, seed: number) => Promise<void>;
}

const named = (page: Page, name: string): Locator =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first();

export const MOUSE: Hands = {
  press: (page, name) => named(page, name).click(),
  async write(page, label, text) {
    await field(page, label).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  // The list that opens belongs to the browser.
  choose: async (page, label, option) => {
    await list(page, label).selectOption({ label: option });
  },
  openTab: (page, name) => page.getByRole('tab', { name, exact: true }).click(),
  async more(page, label, by) {
    for (let n = 0; n < by; n++) await page.getByRole('button', { name: `${label}: more` }).click();
  },
  pill: (page, group, option) =>
    page.getByRole('group', { name: group }).getByText(option, { exact: true }).click(),
  async use(page, tool, [x, y]) {
    await MOUSE.choose(page, 'Tool', tool);
    const drawn = map(page).locator('svg');
    await drawn.scrollIntoViewIfNeeded();
    const [left = 0, top = 0, width = 1] = ((await drawn.getAttribute('viewBox')) ?? '')
      .split(' ')
      .map(Number);
    const box = await drawn.boundingBox();
    if (box === null) throw new Error('there is no map');
    const scale = box.width / width;
    await page.mouse.click(box.x + (x + 0.5 - left) * scale, box.y + (y + 0.5 - top) * scale);
  },
  async play(page, seed) {
    const { over, stuck } = await playByHand(page, { most: MOST_QUESTIONS, touch: false, seed });
    expect(stuck).toBeUndefined();
    expect(over).toBe(true);
  },
};

export const KEYS: Hands = {
  async press(page, name) {
    await tabTo(page, named(page, name));
    await page.keyboard.press('Enter');
  },
  async write(page, label, text) {
    await tabTo(page, field(page, label));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  async choose(page, label, option) {
    const select = list(page, label);
    await tabTo(page, select);
    const [at, wanted] = await select.evaluate((element, name) => {
      const { options, selectedIndex } = element as HTMLSelectElement;
      return [selectedIndex, [...options].findIndex((each) => each.label === name)] as const;
    }, option);
    expect(wanted, `${option} among ${label}`).toBeGreaterThanOrEqual(0);
    for (let n = 0; n < Math.abs(wanted - at); n++)
      await page.keyboard.press(wanted > at ? 'ArrowDown' : 'ArrowUp');
    await expect
      .poll(() => select.evaluate((element) => (element as HTMLSelectElement).selectedIndex))
      .toBe(wanted);
  },
  async openTab(page, name) {
    const tabs = page.getByRole('tab');
    await tabTo(page, page.getByRole('tab', { selected: true }));
    for (let n = await tabs.count(); n > 0; n--) {
      if ((await page.getByRole('tab', { name, exact: true }).getAttribute('aria-selected')) === 'true')
        return;
      await page.keyboard.press('ArrowRight');
    }
    throw new Error(`there is no part ${name}`);
  },
  async more(page, label, by) {
    await tabTo(page, page.getByRole('spinbutton', { name: label, exact: true }));
    for (let n = 0; n < by; n++) await page.keyboard.press('ArrowUp');
  },
  async pill(page, group, option) {
    const pills = page.getByRole('group', { name: group });
    const wanted = pills.getByRole('radio', { name: option, exact: true });
    await tabTo(page, pills.getByRole('radio', { checked: true }));
    for (let n = await pills.getByRole('radio').count(); n > 0 && !(await wanted.isChecked()); n--)
      await page.keyboard.press('ArrowLeft');
    expect(await wanted.isChecked()).toBe(true);
  },
  async use(page, tool, [x, y]) {
    await KEYS.choose(page, 'Tool', tool);
    await tabTo(page, map(page));
    const [column, row] = await here(page);
    for (let n = 0; n < Math.abs(x - column); n++)
      await page.keyboard.press(x > column ? 'ArrowRight' : 'ArrowLeft');
    for (let n = 0; n < Math.abs(y - row); n++) await page.keyboard.press(y > row ? 'ArrowDown' : 'ArrowUp');
    expect(await here(page)).toEqual([x, y]);
    await page.keyboard.press('Enter');
  },
  async play(page, seed) {
    for (let made = 0; made < MOST_QUESTIONS && (await asked(page)); made++) {
      const options = await page.locator('[data-nth]').count();
      if (options > 0) await chooseByKeys(page, (made * 73 + 41 + seed) % Math.min(options, 12));
    }
    expect(await asked(page), 'the match has ended').toBe(false);
  },
};

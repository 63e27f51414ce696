import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { lowContrast } from './contrast.ts';
import { test } from './fixtures.ts';
import { playByGlow } from './glow.ts';
import {
  atTable,
  chooseOnce,
  layPlainTable,
  logOf,
  playAlone,
  playChoices,
  questionOf,
  tableInWords,
} from './player.ts';

/** Wide enough, named, readable. */
async function expectFitForAll(page: Page): Promise<void> {
  expect(await axeFindings(page), 'axe').toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    'wider than the window',
  ).toBeLessThanOrEqual(0);
}

test('a new visitor plays a game alone to its end, watches it again and plays on from the middle', async ({
  hall,
  newPlayer,
}) => {
  const { page } = await newPlayer('Nora');
  // Who only defends is beaten soon, above all by an Evil Lord; a nightly test fights.
  await playAlone(page, hall.home, { mode: 'Evil Lord', players: 2 });
  const { answered, asked, over, stuck } = await playByGlow(page, 3000, 1, 'End the Turn');
  expect(stuck).toBeUndefined();
  expect(over).toBe(true);
  expect(answered).toBeGreaterThan(3);
  expect(asked.length).toBeGreaterThan(2);
  await page.getByRole('heading', { name: /Victory|Defeat/ }).waitFor();
  await expectFitForAll(page);

  await page.getByRole('button', { name: 'Watch again' }).click();
  const scrubber = page.getByRole('slider', { name: 'Position in the match' });
  const length = Number(await scrubber.getAttribute('max'));
  expect(length).toBeGreaterThanOrEqual(answered);
  await scrubber.fill(String(length));
  await page.getByText(`Replay · ${length} of ${length}`).waitFor();
  const middle = Math.floor(length / 2);
  await scrubber.fill(String(middle));
  await page.getByRole('button', { name: 'Step back' }).click();
  await page.getByText(`Replay · ${middle - 1} of ${length}`).waitFor();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await page.getByText(`Replay · ${middle} of ${length}`).waitFor();
  await page.getByRole('combobox', { name: 'Seen as' }).selectOption('A spectator');
  await expectFitForAll(page);
  const seen = await tableInWords(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: /Undo/ }).waitFor();
  // Bots may have gone on already.
  expect((await tableInWords(page)).split('. Round')[0]).toBe(seen.split('. Round')[0]);

  await page.getByRole('button', { name: 'Back to the shelf' }).click();
  await page.getByRole('link', { name: /Pug Quest, with 1 bot/ }).waitFor();
  await page.getByRole('link', { name: 'Replays' }).click();
  await page.getByRole('link', { name: /Nora/ }).waitFor();
  await expectFitForAll(page);
});

test('a page that is loaded again in mid-game goes on where it stood', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await playAlone(page, hall.home, { players: 3 });
  await page.locator('[data-question]').waitFor();
  await expectFitForAll(page);
  await layPlainTable(page);
  await playChoices(page, 12);
  await page.locator('[data-option]').first().waitFor();
  const [words, log] = [await tableInWords(page), await logOf(page)];
  await page.reload();
  await atTable(page);
  expect(await tableInWords(page)).toBe(words);
  expect((await logOf(page)).at(-1)).toBe(log.at(-1));
  await layPlainTable(page);
  await playChoices(page, 3);
  expect(await tableInWords(page)).not.toBe(words);
});

test('a second window cannot write into the same game', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await playAlone(page, hall.home, { players: 1 });
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByText('This game is open in another window.').waitFor();
});

test('at one screen a curtain hides the hands from whoever is not to see them', async ({
  hall,
  newPlayer,
}) => {
  const { page } = await newPlayer('Nora');
  await page.goto(hall.home);
  await page.getByRole('radio', { name: 'Evil Lord' }).check({ force: true });
  await page.getByRole('button', { name: 'On this screen' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByLabel('Name at seat 2').fill('Zoe');
  await page.getByRole('button', { name: 'Begin' }).click();
  const met = new Set<string>();
  while (met.size < 2) {
    const curtain = page.getByRole('heading', { name: /Pass the screen to/ });
    await curtain.or(page.locator('[data-question]')).waitFor();
    if (await curtain.isVisible()) {
      const name = ((await curtain.textContent()) ?? '').replace('Pass the screen to ', '');
      expect(await page.getByRole('region', { name: 'Board' }).count(), 'the table behind the curtain').toBe(
        0,
      );
      await expectFitForAll(page);
      met.add(name);
      await page.getByRole('button', { name: `I am ${name}` }).click();
      await atTable(page);
      await layPlainTable(page);
    }
    await chooseOnce(page, met.size);
  }
  expect([...met].sort()).toEqual(['Nora', 'Zoe']);
});

test('everything can be done with the keyboard alone', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.closest('button, a')?.textContent ?? '');
  const tabTo = async (text: RegExp) => {
    for (let stop = 0; stop < 60; stop++) {
      if (text.test(await focused())) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${text}`);
  };
  await page.goto(hall.home);
  await tabTo(/Play alone/);
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await tabTo(/Begin/);
  await keyboard.press('Enter');
  await atTable(page);
  const asked = page.locator(
    '[data-option]:focus, [data-target][data-legal="true"]:focus, [role="dialog"] button:focus',
  );
  for (let choice = 0; choice < 4; choice++) {
    await asked.first().waitFor();
    const question = await questionOf(page);
    await keyboard.press('Enter');
    // Where several things can be done with it, a menu opens.
    const menu = page.getByRole('menuitem').first();
    const moved = page.locator(`[data-game]:not([data-question="${question}"])`);
    await menu.or(moved).first().waitFor();
    if (await menu.isVisible()) await keyboard.press('Enter');
    await moved.first().waitFor();
  }
  await asked.first().waitFor();
  await keyboard.press('u');
  await page.getByRole('log').getByText('Nora undid the last choice.').waitFor();
  await keyboard.press('h');
  await page.getByRole('note').getByText('Chance to win about').waitFor();
  await keyboard.press('Escape');
  await keyboard.press('l');
  await page.getByRole('log').waitFor({ state: 'detached' });
  await keyboard.press('l');
  await page.getByRole('log').waitFor();
});

test('on a phone the table fits, and thumbs hit what they mean', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora', { size: 'phone' });
  await playAlone(page, hall.home, { players: 2 });
  await page.locator('[data-question]').waitFor();
  await expectFitForAll(page);
  await layPlainTable(page);
  await playChoices(page, 6);
  await page.locator('[data-option]').first().waitFor();
  await expectFitForAll(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 43)
      .filter((button) => !button.getAttribute('aria-label')?.includes('your side'))
      .map((button) => button.textContent),
  );
  expect(small).toEqual([]);
  await page.getByRole('tab', { name: 'Log' }).click();
  expect((await logOf(page)).length).toBeGreaterThan(3);
});

test.for(['desk', 'phone'] as const)(
  '%s: setting up can be read and reached by everyone',
  async (size, { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora', { size });
    for (const way of ['alone', 'online']) {
      await page.goto(`${hall.home}#/table/pug-quest?way=${way}&mode=standard`);
      await page.getByRole('button', { name: 'Back to the shelf' }).waitFor();
      await expectFitForAll(page);
      expect(await lowContrast(page), `${way}: too little contrast`).toEqual([]);
      await page.reload();
    }
  },
);

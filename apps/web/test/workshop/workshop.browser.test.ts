import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import { atTable, meet } from '../player.ts';

/** What the page copies is kept where a test can read it. */
const keepCopies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(copied.push(text)).then(() => undefined) },
    });
  });

const lastCopy = (page: Page): Promise<string> =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { copied: string[] }).copied.at(-1)))
    .toBeTruthy()
    .then(() => page.evaluate(() => (window as unknown as { copied: string[] }).copied.at(-1) ?? ''));

test('[O1] a Challenge is made by keyboard, sent by link, read by another and played online', async ({
  hall,
  newPlayer,
}) => {
  const [nora, zoe] = await Promise.all([newPlayer('Nora'), newPlayer('Zoe')]);
  await keepCopies(nora.page);
  await nora.page.goto(`${hall.home}#/workshop/brawl?kind=challenges`);
  const { page } = nora;
  await page.getByLabel('Name').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Tea Time');
  await page.getByRole('tab', { name: 'Challenge' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('combobox', { name: 'Met by' }).focus();
  await page.getByRole('combobox', { name: 'Met by' }).selectOption('court');
  await page.getByText('Playable').waitFor();
  await page.getByRole('button', { name: 'Share' }).press('Enter');

  await zoe.page.goto(await lastCopy(page));
  await zoe.page.getByText(/^Tea Time came with this link/).waitFor();
  await zoe.page.getByRole('button', { name: 'Online' }).click();
  expect(await zoe.page.getByRole('checkbox', { name: /Tea Time/ }).isChecked()).toBe(true);
  await meet(zoe.page, page);
  const brought = page.getByRole('region', { name: 'Not from the box' });
  await brought.getByText('Challenge: Tea Time').click();
  await expect.poll(() => brought.textContent()).toContain('adjacent to the Statue');
  await zoe.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([atTable(zoe.page), atTable(page)]);
});

test('what is wrong is said beside its field, and taken back by undo', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await page.goto(`${hall.home}#/workshop/dungeonland`);
  await page.getByLabel('Name').fill('The Long Way');
  await page.getByRole('combobox', { name: 'Last room' }).selectOption('');
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect.poll(() => verdict.textContent()).toContain('Not playable yet');
  await verdict.getByRole('button').first().click();
  await page.locator('[data-field="objectives[0].goal"], [data-field="objectives[0]"]').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => verdict.textContent()).toContain('Playable');
});

test('the lab says whether it is fair, and shows the closest match', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await page.goto(`${hall.home}#/workshop/brawl`);
  const lab = page.getByRole('region', { name: 'Lab' });
  await lab.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await lab.getByRole('button', { name: 'Is it fair?' }).click();
  // One may look elsewhere meanwhile.
  await page.goto(`${hall.home}#/rules/brawl`);
  await page.goto(`${hall.home}#/workshop/brawl`);
  await lab.getByRole('button', { name: 'Watch the closest match' }).click({ timeout: 300_000 });
  await page.getByRole('slider', { name: 'Position in the match' }).waitFor();
});

import { readFileSync } from 'node:fs';
import type { GameId } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import { atTable, meet } from '../player.ts';
import { keepCopies, lastCopy } from './clipboard.ts';
import { KEYS } from './hands.ts';

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

test('[O1] what is put into the library of the hall is found, liked, changed with its ancestor named, and reported', async ({
  hall,
  newPlayer,
}) => {
  const [{ page: nora }, { page: zoe }] = await Promise.all([newPlayer('Nora'), newPlayer('Zoe')]);
  const address = `${hall.home}#/workshop/pug-quest?kind=pugs`;
  const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  await nora.goto(address);
  await nora.getByLabel('Name', { exact: true }).fill('Duchess Dumpling');
  await named(nora, 'Library').click();
  await nora.getByText('Nothing yet: be the first.').waitFor();
  await named(nora, 'Put Duchess Dumpling in').click();
  await named(nora, 'Take out Duchess Dumpling').waitFor();

  await zoe.goto(address);
  await named(zoe, 'Library').click();
  await named(zoe, 'Like Duchess Dumpling: 0 people do').click();
  await named(zoe, 'Like Duchess Dumpling: 1 person does').waitFor();
  await named(zoe, 'Report Duchess Dumpling').click();
  await zoe.getByLabel('What is wrong with it?').fill('too noble');
  await named(zoe, 'Send').click();
  await zoe.getByText('The host of this hall will read it.').waitFor();
  await zoe.getByRole('link', { name: 'Duchess Dumpling' }).click();
  await zoe.getByText(/^Duchess Dumpling by Nora is from the library/).waitFor();
  await zoe.getByLabel('Name', { exact: true }).fill('Baron Biscuit');
  await zoe.getByText('Made from Duchess Dumpling by Nora').waitFor();
  await named(zoe, 'Library').click();
  await named(zoe, 'Put Baron Biscuit in').click();
  await zoe.getByText('by Zoe · made from Duchess Dumpling by Nora').waitFor();
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

async function exported(page: Page): Promise<string> {
  const leaving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return readFileSync(await (await leaving).path(), 'utf8');
}

const MAPS = [
  ['super-fantasy', 'missions'],
  ['dungeonland', 'adventures'],
] as const satisfies readonly (readonly [GameId, string])[];

test.for(MAPS)(
  '[O1] all of the box go through the bench of %s %s byte for byte',
  async ([game, kind], { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora');
    const creation = GAMES[game].creations.find(({ id }) => id === kind);
    const bench = await creation?.bench();
    await page.goto(`${hall.home}#/workshop/${game}?kind=${kind}`);
    const like = page.getByRole('combobox', { name: 'Like', exact: true });
    for (const { name, draft } of bench?.box ?? []) {
      const text = `${JSON.stringify(draft, null, 2)}\n`;
      const file = { name: 'one.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.getByLabel(`A ${creation?.name} from a file`).setInputFiles(file);
      await expect.poll(() => like.inputValue()).toBe(name);
      // Changed by hand and taken back.
      const map = page.getByRole('button', { name: /^Map\. / });
      if (await map.isVisible()) await map.press('Delete');
      await page.getByRole('textbox', { name: /^(?:Name|Title)$/ }).fill('Something Else');
      while ((await like.inputValue()) !== name) await page.getByRole('button', { name: 'Undo' }).click();
      expect([name, await exported(page)]).toEqual([name, text]);
    }
  },
);

test('one of the box is found by arrow keys, and undo brings back what lay there unsaved', async ({
  hall,
  newPlayer,
}) => {
  const { page } = await newPlayer('Nora');
  await page.goto(`${hall.home}#/workshop/pug-quest`);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Duchess Dumpling');
  await KEYS.choose(page, 'Like', 'King Pugulus the Greedy');
  await expect.poll(() => name.inputValue()).toBe('King Pugulus the Greedy');
  const undo = page.getByRole('button', { name: 'Undo' });
  while ((await name.inputValue()) !== 'Duchess Dumpling') await undo.click();
});

import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import { atTable } from '../player.ts';

test.for(['desk', 'phone'] as const)(
  'a pug is made, weighed, kept and played: %s',
  async (size, { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora', { size });
    await page.goto(hall.home);
    await page.getByRole('link', { name: 'Make your own' }).click();
    const verdict = page.getByRole('region', { name: 'Verdict' });
    await expect.poll(() => verdict.textContent()).toContain('Fair');

    await page.getByLabel('Name', { exact: true }).fill('Duchess Dumpling');
    await page.getByLabel('Class').fill('Duchess');
    await page.getByRole('radio', { name: 'Hat: crown' }).check({ force: true });

    await page.getByRole('tab', { name: 'Combo 1' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Royal Nip');
    await page.getByRole('combobox', { name: /^Reach/ }).selectOption('triple-fan');
    const sheet = page.getByRole('list', { name: 'Combos' });
    await expect
      .poll(() => sheet.textContent())
      .toContain('3 damage to the first Monsters of your lane and both');

    // By keyboard: more damage than is fair, and back again.
    const damage = page.getByRole('spinbutton', { name: 'Damage' });
    await damage.focus();
    for (let more = 0; more < 5; more++) await page.keyboard.press('ArrowUp');
    await expect.poll(() => verdict.textContent()).toContain('Too strong by');
    for (let less = 0; less < 7; less++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => verdict.textContent()).toContain('Fair');

    // What makes no sense is said, and leads to where it is mended.
    await page.getByRole('button', { name: '+ Another effect' }).click();
    await page.getByRole('combobox', { name: /^Effect 2/ }).selectOption('draw');
    await page.getByRole('spinbutton', { name: 'Cards' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => verdict.textContent()).toContain('fewer cards drawn than the Combo costs');
    await page.getByRole('button', { name: 'Remove effect 2' }).click();
    await expect.poll(() => verdict.textContent()).toContain('Fair');

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.reload();
    await page.getByRole('navigation', { name: 'Pugs of your own' }).getByText('Duchess Dumpling').waitFor();
    await page.getByRole('button', { name: 'Play with it' }).click();
    expect(await page.getByRole('checkbox', { name: /Duchess Dumpling/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Begin' }).click();
    await atTable(page);
    const words = page.getByRole('region', { name: 'The table in words' });
    await expect.poll(() => words.textContent()).toContain('Duchess Dumpling');
  },
);

test('a hero travels as a file', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await page.goto(`${hall.home}#/workshop`);
  await page.getByRole('combobox', { name: 'Like' }).selectOption('Madame Soufflé');
  const leaving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const path = await (await leaving).path();
  await page.getByRole('button', { name: 'New Pug' }).click();
  await page.getByLabel('A Pug from a file').setInputFiles(path);
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Madame Soufflé');
  await page.getByLabel('A Pug from a file').setInputFiles({
    name: 'no.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"name": "Half a hero"}'),
  });
  await page.getByText(/That is no Pug/).waitFor();
});

/** A few decisions without looking: by keys alone, at the table in words. */
import { below, seeded } from '@questhall/kernel';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { test } from './fixtures.ts';
import {
  asked,
  askTable,
  chooseByKeys,
  expectFocus,
  focusedOn,
  heardOf,
  heardQuestion,
  listenTo,
} from './listener.ts';

/** Keys that lead around, ask, choose and open things. */
const KEYS: readonly string[] = [
  ...['Tab', 'Shift+Tab', 'Enter', 'o', 'Escape', 'ArrowRight', 'g', 'h', 'u', 'p', '9', 'i', '?', 'n', 'l'],
];

test.for([true, false])(
  '[A7] whatever keys are pressed, the focus is never lost (in words: %s)',
  async (plain, { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora');
    await listenTo(page, { plain });
    await page.goto(`${hall.home}#/shelf/brawl`);
    await page.getByRole('button', { name: 'Play now' }).first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-question]').waitFor();
    const rng = seeded('keys');
    const pressed: string[] = [];
    for (let nth = 0; nth < 60; nth++) {
      const key = KEYS[below({ rng }, KEYS.length)] ?? 'Tab';
      pressed.push(key);
      await page.keyboard.press(key);
      await expectFocus(page, pressed.slice(-8));
    }
  },
);

test('[A5] what was picked on the shelf is not asked: nothing is read out that answers itself', async ({
  hall,
  newPlayer,
}) => {
  const { page } = await newPlayer('Nora');
  await listenTo(page);
  await page.goto(`${hall.home}#/shelf/pug-quest`);
  await page.getByRole('button', { name: 'Play now' }).first().focus();
  await page.keyboard.press('Enter');
  const said = (await heardQuestion(page)) ?? [];
  expect(said.join(' ')).toMatch(/Nora plays .*Choose a lane/);
  expect(said.filter((text) => text.startsWith('Choose your pug'))).toEqual([]);
});

const QUESTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'i'];

test('[A1] [A6] [A7] Brawl by keys: every question has an answer, the map is walked, the focus is never lost', async ({
  hall,
  newPlayer,
}) => {
  const { page } = await newPlayer('Nora');
  await listenTo(page, { keys: { next: 'x' } });
  await page.goto(`${hall.home}#/shelf/brawl`);
  await page.getByRole('button', { name: 'Play now' }).first().focus();
  await page.keyboard.press('Enter');
  for (let nth = 0; nth < 9 && (await asked(page)); nth++) {
    const said = await heardOf(page);
    expect(
      said.filter((text) => /\d+ options?\.$/.test(text)),
      'the question is said',
    ).not.toEqual([]);
    await chooseByKeys(page, 0);
    if (await asked(page)) expect(await focusedOn(page), 'somewhere').not.toBe('');
  }
  for (const key of QUESTIONS) expect(await askTable(page, key), key).not.toBe('');
  await page.keyboard.press('g');
  expect(await askTable(page, 'ArrowRight')).toMatch(/^(Beyond |[A-G]\d: |Nothing to the )/);
  expect(await askTable(page, 'x'), 'the nearest foe, by a key of one’s own').toMatch(/life/);
  expect(await askTable(page, '?'), 'why not').not.toBe('');
  await page.keyboard.press('f');
  await page.keyboard.type('d5');
  expect(await askTable(page, 'Enter')).toMatch(/^D5: /);
  expect(await axeFindings(page), 'axe').toEqual([]);
});

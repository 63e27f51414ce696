/** The lessons of the games that are learned with more than clicks, or on more than one screen. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewPlayer } from './fixtures.ts';
import { test } from './fixtures.ts';
import { learnAtTable } from './lesson-page.ts';
import type { PlayerWish } from './player.ts';

/** Somebody who does not watch what happens, at the beginning of a lesson. */
async function openLesson(
  newPlayer: NewPlayer,
  home: string,
  game: string,
  wish?: PlayerWish,
): Promise<Page> {
  const { page } = await newPlayer('Nora', wish);
  await page.addInitScript(() => {
    const settings = JSON.stringify({ name: 'Nora', sound: false, speed: 'instant' });
    localStorage.setItem('questhall.settings', settings);
    localStorage.setItem('questhall.dice-table', 'flat');
  });
  await page.goto(`${home}#/shelf/${game}`);
  await page.getByRole('button', { name: 'Learn it' }).click();
  await page.getByRole('complementary', { name: 'Coach' }).waitFor();
  return page;
}

test('the lesson of Dungeonland leads through its first adventure', async ({ hall, newPlayer }) => {
  const page = await openLesson(newPlayer, hall.home, 'dungeonland', { size: 'phone' });
  const heard = await learnAtTable(page);
  expect(heard.at(-1)).toMatch(/all you need to know/);
  for (const of of [/Power Strike/, /initiative row/, /Open it/, /Magical Arrow/, /defence dice/])
    expect(
      heard.some((said) => of.test(said)),
      String(of),
    ).toBe(true);
});

test('the lesson of Dungeon Fighter: the first die is thrown by one key, and the others by the table', async ({
  hall,
  newPlayer,
}) => {
  const page = await openLesson(newPlayer, hall.home, 'dungeon-fighter');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  const goOn = coach.getByRole('button', { name: 'Go on' });
  await goOn.click();
  await page.getByRole('button', { name: /Tina Thunder/ }).click();
  // Only what is taught can be chosen now.
  await page
    .getByRole('button', { name: /Sir Clank|Lanky Loushot/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Randolph/ }).click();
  await page.getByRole('button', { name: /Longer Corridor/ }).click();
  await goOn.click();
  await goOn.click();
  await page.getByRole('button', { name: /red die: ready/ }).click();
  await coach.getByText(/Drag the die back/).waitFor();
  const handle = page.getByRole('button', { name: /^(?:Throw|Flip) the [^:]*: (?:drag|hold|draw)/ });
  await handle.focus();
  for (let presses = 0; presses < 4 && (await handle.isVisible()); presses++)
    await page.keyboard.press('Space');
  await coach.getByText(/^(A Hit|A Miss|The icon|The Heroes)/).waitFor();
  const heard = await learnAtTable(page);
  expect(heard.at(-1)).toMatch(/all you need to know/);
  expect(heard.some((said) => /Specific Throw/.test(said))).toBe(true);
});

/** The lessons of the games that are learned with more than clicks, or on more than one screen. */
import { expect } from 'vitest';
import { test } from './fixtures.ts';
import { learnAtTable, openLesson } from './lesson-page.ts';

test('the lesson of Dungeonland leads on a phone through its first door to its first spell', async ({
  hall,
  newPlayer,
}) => {
  const page = await openLesson(newPlayer, hall.home, 'dungeonland', { size: 'phone' });
  // A nightly test casts it, and fights on.
  const heard = await learnAtTable(page, 'Cast a spell');
  for (const of of [/Power Strike/, /initiative row/, /Open the door/, /Magical Arrow/])
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

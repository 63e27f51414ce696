import { expect } from 'vitest';
import { axeFindings } from '../axe.ts';
import { test } from '../fixtures.ts';
import { learnAtTable } from '../lesson-page.ts';
import { keepOffline } from '../player.ts';

test('with no network, the lesson leads from the shelf through a first fight', async ({
  hall,
  newPlayer,
}) => {
  const { page, context } = await newPlayer('Nora', { keepsPage: true });
  await page.goto(hall.home);
  await keepOffline(page, 'pug-quest');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Learn it' }).click();
  await page.getByRole('complementary', { name: 'Coach' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const heard = await learnAtTable(page);
  expect(heard.at(-1)).toMatch(/all you need to know/);
  expect(heard.length).toBeGreaterThan(8);
});

test('on a phone, too, and whoever knows the game skips it', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora', { size: 'phone' });
  await page.goto(`${hall.home}#/table/pug-quest?way=learn&mode=standard`);
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await coach.waitFor();
  await coach.getByRole('button', { name: 'Go on' }).click();
  // What is not part of the lesson does nothing but shake the coach.
  await page.getByRole('button', { name: /Puggab/ }).click();
  await page.getByText('Choose your pug', { exact: true }).waitFor();
  await page.getByRole('button', { name: /Sir Bravepug/ }).click();
  await page.getByRole('button', { name: /Stand here, lane 2/ }).click();
  await coach.getByRole('button', { name: 'Skip the lesson' }).click();
  await coach.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'End the Turn' }).or(page.getByRole('dialog')).first().waitFor();
});

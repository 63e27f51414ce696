import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../axe.ts';
import { test } from '../fixtures.ts';

/** Reads what the coach says and clicks what glows, until the coach has nothing more to say. */
const learn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const found = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const soon = () => new Promise((resolve) => setTimeout(resolve, 4));
    const coach = () => found('aside[aria-label="Coach"]')[0];
    const heard: string[] = [];
    let turn = 7;
    for (let tries = 0; tries < 12_000; tries++) {
      await soon();
      const said = coach()?.querySelector('p')?.textContent ?? '';
      if (said !== '' && heard.at(-1) !== said) heard.push(said);
      if (/all you need to know/.test(heard.at(-1) ?? '') && coach() === undefined) return heard;
      const [goOn] = found('aside[aria-label="Coach"] button').filter(
        ({ textContent }) => textContent === 'Go on',
      );
      const menu = found('[role="menuitem"]');
      const things = menu.length > 0 ? menu : found('[data-target][data-legal="true"], [data-option]');
      turn = (turn * 73 + 41) % 9973;
      if (goOn) goOn.click();
      else things[turn % things.length]?.click();
    }
    return heard;
  });

test('with no network, the lesson leads from the shelf through a first fight', async ({
  hall,
  newPlayer,
}) => {
  const { page, context } = await newPlayer('Nora', { keepsPage: true });
  await page.goto(hall.home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Learn it' }).click();
  await page.getByRole('complementary', { name: 'Coach' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const heard = await learn(page);
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
  await page.getByText('Choose your pug').waitFor();
  await page.getByRole('button', { name: /Sir Bravepug/ }).click();
  await page.getByRole('button', { name: /Stand here, lane 2/ }).click();
  await coach.getByRole('button', { name: 'Skip the lesson' }).click();
  await coach.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'End the Turn' }).or(page.getByRole('dialog')).first().waitFor();
});

import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { test } from './fixtures.ts';
import { atTable, chooseOnce, layPlainTable } from './player.ts';

const MOST = 3000;

test('[O5] a quest finished without a network is told to the hall later, and stands among the results', async ({
  hall,
  newPlayer,
}) => {
  const nora = await newPlayer('Nora');
  const { page } = nora;
  await page.goto(`${hall.home}#/quests`);
  const quest = page.getByRole('region', { name: 'Brawl' });
  await quest.getByRole('button', { name: 'Play' }).click();
  await atTable(page);
  await layPlainTable(page);
  // What the rival thinks with is loaded when it first thinks.
  let made = 0;
  for (; made < 30; made++) await chooseOnce(page, made * 7);
  hall.cut();
  while (made < MOST && (await chooseOnce(page, made * 7))) made += 1;
  expect(made).toBeLessThan(MOST);
  hall.mend();
  await page.goto(`${hall.home}#/quests`);
  await quest.getByRole('row', { name: /Nora \(you\)/ }).waitFor();
  expect(await axeFindings(page), 'axe').toEqual([]);

  const { page: other } = await newPlayer('Zoe');
  await other.goto(`${hall.home}#/quests`);
  await other.getByRole('region', { name: 'Brawl' }).getByRole('row', { name: /^Nora/ }).waitFor();
});

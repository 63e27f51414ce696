import { expect } from 'vitest';
import { axeFindings } from '../axe.ts';
import { test } from '../fixtures.ts';
import { playByGlow } from '../glow.ts';
import { atTable, meet } from '../player.ts';

test('two browsers: a hero, and the Ugly Master with his dice and rooms', async ({ hall, newPlayer }) => {
  const nora = await newPlayer('Nora');
  const zoe = await newPlayer('Zoe');
  await nora.page.goto(`${hall.home}#/shelf/super-fantasy`);
  await nora.page.getByRole('radio', { name: 'Ugly Master' }).check({ force: true });
  await nora.page.getByRole('button', { name: 'Online' }).click();
  await nora.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await meet(nora.page, zoe.page);
  await nora.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [nora, zoe]) await atTable(page);
  // The hero plays on until the page is left.
  playByGlow(nora.page, 4000, 3).catch(() => undefined);
  const { answered, over, stuck } = await playByGlow(zoe.page, 8, 4);
  expect(stuck).toBeUndefined();
  expect(over || answered === 8).toBe(true);
  await zoe.page.getByRole('region', { name: 'Dice of the Ugly Master' }).waitFor();
  expect(await axeFindings(zoe.page), 'axe').toEqual([]);
});

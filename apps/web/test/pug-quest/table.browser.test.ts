import { expect } from 'vitest';
import { axeFindings } from '../axe.ts';
import { test } from '../fixtures.ts';
import { playByGlow } from '../glow.ts';
import { playAlone } from '../player.ts';

test('a whole game is played to its end by clicking what glows', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await playAlone(page, hall.home, { players: 1 });
  const { answered, asked, over, stuck } = await playByGlow(page, 3000, 1);
  expect(stuck).toBeUndefined();
  expect(over).toBe(true);
  expect(answered).toBeGreaterThan(30);
  expect(asked.length).toBeGreaterThan(5);
  await page.getByRole('heading', { name: /Victory|Defeat/ }).waitFor();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  expect(await axeFindings(page)).toEqual([]);
});

test('on a phone the game is played by clicking what glows', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora', { size: 'phone' });
  await playAlone(page, hall.home, { players: 1 });
  const { answered, over, stuck } = await playByGlow(page, 40, 2);
  expect(stuck).toBeUndefined();
  expect(over || answered === 40).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
});

import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import { playByGlow } from '../glow.ts';
import { playAlone } from '../player.ts';

test('a whole match is played by clicking what glows', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora', { speed: 'calm' });
  await playAlone(page, hall.home, { players: 2 });
  const { answered, asked, over, stuck } = await playByGlow(page, 3000, 1);
  expect(stuck).toBeUndefined();
  expect(over).toBe(true);
  expect(answered).toBeGreaterThan(30);
  expect(asked.length).toBeGreaterThan(5);
  await page.getByRole('heading', { name: /Victory|Defeat/ }).waitFor();
});

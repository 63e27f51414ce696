import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import { playByGlow } from '../glow.ts';
import { playAlone } from '../player.ts';

test('a Mission is played to its end by clicking what glows', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await playAlone(page, hall.home, { game: 'super-fantasy', players: 2 });
  const { over, stuck } = await playByGlow(page, 4000, 5);
  expect(stuck).toBeUndefined();
  expect(over).toBe(true);
  await page.getByRole('button', { name: 'Watch again' }).waitFor();
});

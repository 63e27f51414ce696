import { expect } from 'vitest';
import { test } from './fixtures.ts';
import { playByGlow } from './glow.ts';
import { atTable, logOf } from './player.ts';

/** More questions than any match asks, with a face for each die. */
const MOST = 8000;

test.for(['super-fantasy', 'dungeonland'])(
  '[O5] a whole match of %s with dice rolled at home: faces are tapped in',
  { timeout: 1_800_000 },
  async (game, { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora');
    await page.goto(`${hall.home}#/shelf/${game}`);
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.getByRole('switch', { name: /^Real dice/ }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await atTable(page);
    const { over, stuck, asked } = await playByGlow(page, MOST, 5);
    expect(stuck).toBeUndefined();
    expect(over).toBe(true);
    // More than one die of a roll, each by itself; and what was tapped is in the log.
    expect(asked.filter((said) => /What do(es)? (they|the next one) show/.test(said)).length).toBeGreaterThan(
      1,
    );
    await page.getByRole('button', { name: 'See the table' }).click();
    expect((await logOf(page)).filter((line) => line.includes('Real dice: ')).length).toBeGreaterThan(0);
  },
);

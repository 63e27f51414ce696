import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { test } from './fixtures.ts';
import { playByGlow } from './glow.ts';
import { logOf, playAlone } from './player.ts';

/** Questions that are answered. Dice that are really thrown take their time. */
const QUESTIONS = { 'pug-quest': 10, dungeonland: 12, 'super-fantasy': 12, 'dungeon-fighter': 6 };

/** Brawl is played on a phone in a test of its own, against somebody else. */
test.for(Object.entries(QUESTIONS))(
  '%s is played at its own table on a phone, by clicking what glows',
  async ([game, questions], { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora', { size: 'phone', speed: 'calm' });
    await playAlone(page, hall.home, { game });
    const { answered, asked, over, stuck } = await playByGlow(page, questions, 5);
    expect(stuck).toBeUndefined();
    expect(over || answered === questions).toBe(true);
    expect(asked.length).toBeGreaterThan(2);
    // A new question may come to the front meanwhile.
    const lines = async () => {
      await page.getByRole('tab', { name: 'Log' }).click();
      return (await logOf(page)).length;
    };
    await expect.poll(lines).toBeGreaterThan(0);
    expect(await axeFindings(page), 'axe').toEqual([]);
  },
);

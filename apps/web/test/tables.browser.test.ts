import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { test } from './fixtures.ts';
import { playByGlow } from './glow.ts';
import { logOf, playAlone } from './player.ts';

const GAMES = ['brawl', 'dungeonland', 'super-fantasy', 'dungeon-fighter'] as const;
const SIZES = ['desk', 'phone'] as const;
/** Dice that are really thrown take their time. */
const QUESTIONS = { brawl: 20, dungeonland: 20, 'super-fantasy': 20, 'dungeon-fighter': 8 };

test.for(GAMES.flatMap((game) => SIZES.map((size) => ({ game, size }))))(
  '$game on a $size is played at its own table by clicking what glows',
  { timeout: 180_000 },
  async ({ game, size }, { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora', { size });
    await playAlone(page, hall.home, { game });
    const { answered, asked, over, stuck } = await playByGlow(page, QUESTIONS[game], size.length);
    expect(stuck).toBeUndefined();
    expect(over || answered === QUESTIONS[game]).toBe(true);
    expect(asked.length).toBeGreaterThan(2);
    if (size === 'desk') expect((await logOf(page)).length).toBeGreaterThan(0);
    expect(await axeFindings(page), 'axe').toEqual([]);
  },
);

import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { test } from './fixtures.ts';
import { layPlainTable, logOf, playAlone, playChoices, tableInWords } from './player.ts';

/** Whatever its own table looks like, or whether it has one. */
test.for(['pug-quest', 'brawl', 'dungeonland', 'super-fantasy', 'dungeon-fighter'])(
  '%s is played in words and buttons',
  async (game, { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora');
    await playAlone(page, hall.home, { game });
    await layPlainTable(page);
    const before = await tableInWords(page);
    expect(await playChoices(page, 6)).toBe(6);
    expect(await tableInWords(page)).not.toBe(before);
    expect((await logOf(page)).length).toBeGreaterThan(0);
    expect(await axeFindings(page), 'axe').toEqual([]);
  },
);

import { GAME_IDS } from '@questhall/games';
import { expect } from 'vitest';
import type { Size } from './browser.ts';
import { playByHand } from './by-hand.ts';
import { test } from './fixtures.ts';
import { playAlone } from './player.ts';

/** More than any match asks of one player. */
const MOST_QUESTIONS = 4000;

const WINDOWS = [
  ['laptop', false],
  ['sideways', true],
] as const satisfies readonly (readonly [Size, boolean])[];

test.for(GAME_IDS.flatMap((game) => WINDOWS.map(([size, touch]) => ({ game, size, touch }))))(
  'a whole match of $game, $size, by clicking what is in sight',
  { timeout: 1_800_000 },
  async ({ game, size, touch }, { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora', { size });
    await playAlone(page, hall.home, { game });
    const { over, stuck, answered } = await playByHand(page, { most: MOST_QUESTIONS, touch });
    expect(stuck).toBeUndefined();
    expect(over).toBe(true);
    expect(answered).toBeGreaterThan(5);
  },
);

import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import { BY, playAdventure } from './adventure.ts';

/** Past the first door; the nightly test goes on to the end. */
const QUESTIONS = 12;

test.for(BY)('an adventure of Dungeonland is begun by %s', async (by, { hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  const { over, asked } = await playAdventure(page, hall.home, by, QUESTIONS);
  // Whoever is dealt three heroes at random and hits whatever is lit may lose early.
  expect(over || asked === QUESTIONS).toBe(true);
  expect(asked).toBeGreaterThan(2);
});

import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import { learnAtTable, openLesson } from '../lesson-page.ts';
import { BY, playAdventure } from './adventure.ts';

/** More questions than a whole adventure asks one hero. */
const MOST = 600;

test.for(BY)('an adventure of Dungeonland is played to its end by %s', async (by, { hall, newPlayer }) => {
  const { page } = await newPlayer('Nora', { speed: 'calm' });
  expect(await playAdventure(page, hall.home, by, MOST)).toMatchObject({ over: true });
});

test('the lesson of Dungeonland leads through its first adventure', async ({ hall, newPlayer }) => {
  const page = await openLesson(newPlayer, hall.home, 'dungeonland', { size: 'phone' });
  const heard = await learnAtTable(page);
  expect(heard.at(-1)).toMatch(/all you need to know/);
  for (const of of [/Power Strike/, /initiative row/, /Open the door/, /Magical Arrow/, /defence dice/])
    expect(
      heard.some((said) => of.test(said)),
      String(of),
    ).toBe(true);
});

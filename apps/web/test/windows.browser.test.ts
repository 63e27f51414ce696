import { expect } from 'vitest';
import { playByHand } from './by-hand.ts';
import { test } from './fixtures.ts';
import { playAlone } from './player.ts';
import type { Law } from './windows/law.ts';
import { violations } from './windows/law.ts';
import { KNOWN, nameOf, randomOpenings } from './windows/sizes.ts';
import { survey } from './windows/survey.ts';

/** A question of each game, and a page; `npm run windows` looks at all there is. */
const SCENES = [
  ['pug-quest', 'act'],
  ['brawl', 'act'],
  ['dungeonland', 'act'],
  ['super-fantasy', 'act'],
  ['dungeon-fighter', 'throw'],
].map(([game = '', is = '']) => ({ game, name: is, query: `?scene=board&game=${game}&is=${is}` }));

/** What nobody may meet in any window. */
const STRICT: readonly Law[] = ['reach', 'asked', 'board'];

test('everything can be reached and what is asked is in sight, in any window', async ({
  newPlayer,
  scenes,
}) => {
  const { page } = await newPlayer('Nora');
  const random = randomOpenings('npm test', SCENES.length);
  const broken: string[] = [];
  await survey(
    page,
    scenes,
    SCENES,
    (at) => [...KNOWN.filter((_, number) => number % SCENES.length === at), ...random.slice(at, at + 1)],
    ({ scene, opening, found }) => {
      for (const { law, what } of found)
        if (STRICT.includes(law)) broken.push(`${law} ${scene.game} ${nameOf(opening)}: ${what}`);
    },
  );
  expect(broken).toEqual([]);
});

test('a window that shrinks and grows again leaves nothing out of place', async ({ newPlayer, scenes }) => {
  const { page } = await newPlayer('Nora');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${scenes}?scene=board&game=pug-quest&is=riposte`);
  // Who attacks whom is measured, and not laid out by the browser.
  await page.locator('path[data-kind="attack"]').waitFor({ state: 'attached' });
  const places = () =>
    page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 3; frames++) await frame();
      return [
        ...document.querySelectorAll('[data-target], [data-option], path[data-kind], main, header'),
      ].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      });
    });
  const before = await places();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(places).not.toEqual(before);
  expect((await violations(page)).filter(({ law }) => law === 'reach')).toEqual([]);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(places).toEqual(before);
});

/** Whole matches of all games are played by night. */
test('on a phone held sideways, a finger needs no scrolling', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora', { size: 'sideways' });
  await playAlone(page, hall.home, { game: 'brawl' });
  expect(await playByHand(page, { most: 9, touch: true })).toEqual({ answered: 9, over: false });
});

import { expect } from 'vitest';
import { playByHand } from './by-hand.ts';
import { test } from './fixtures.ts';
import { playAlone } from './player.ts';
import { violations } from './windows/law.ts';
import type { Opening } from './windows/sizes.ts';
import { KNOWN, nameOf } from './windows/sizes.ts';
import type { Look } from './windows/survey.ts';
import { survey } from './windows/survey.ts';

/** A question of each game, and a page; `npm run windows` looks at all there is. */
const SCENES = [
  ['pug-quest', 'act'],
  ['brawl', 'act'],
  ['dungeonland', 'act'],
  ['super-fantasy', 'act'],
  ['dungeon-fighter', 'throw'],
].map(([game = '', is = '']) => ({ game, name: is, query: `?scene=board&game=${game}&is=${is}` }));

/** Milliseconds: nearly twenty windows, each looked at piece by piece. */
const LONG = 1_800_000;

const SPACED: Opening = { width: 1366, height: 660, text: 1, spaced: true };

const told = ({ scene, opening, found }: Look): readonly string[] =>
  found.map(({ law, what }) => `${law} ${scene.game} ${nameOf(opening)}: ${what}`);

test(
  'no law of the table is broken in a window of each table, and with spaced text',
  async ({ newPlayer, scenes }) => {
    const { page } = await newPlayer('Nora');
    const broken: string[] = [];
    await survey(
      page,
      scenes,
      SCENES,
      (at) => [...KNOWN.slice(at, at + 1), ...(at === SCENES.length - 1 ? [SPACED] : [])],
      (look) => {
        broken.push(...told(look));
      },
    );
    expect(broken).toEqual([]);
  },
  LONG,
);

test('where the system chooses the colours, what can be chosen has an outline', async ({
  newPlayer,
  scenes,
}) => {
  const { page } = await newPlayer('Nora');
  await page.emulateMedia({ forcedColors: 'active' });
  const broken: string[] = [];
  const outlined: boolean[] = [];
  await survey(
    page,
    scenes,
    SCENES,
    (at) => KNOWN.slice(at, at + 1),
    async (look) => {
      broken.push(...told(look));
      outlined.push(
        ...(await page
          .locator('[data-target][data-legal="true"]:not(:focus-visible)')
          .evaluateAll((things) => things.map((thing) => getComputedStyle(thing).outlineStyle === 'solid'))),
      );
    },
  );
  expect(broken).toEqual([]);
  expect(new Set(outlined)).toEqual(new Set([true]));
});

/** Who attacks whom is measured, and not laid out by the browser: so it is among them. */
const RESIZED = ['?scene=board&game=pug-quest&is=riposte', ...SCENES.map(({ query }) => query)];

test('first paint, and a window that shrinks and grows again, leave nothing out of place', async ({
  newPlayer,
  scenes,
}) => {
  const { page } = await newPlayer('Nora');
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
  const unreached = async () => (await violations(page)).filter(({ law }) => law === 'reach');
  for (const query of RESIZED) {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`${scenes}${query}`);
    await page.locator('[data-target]').first().waitFor({ state: 'attached' });
    if (query.endsWith('riposte'))
      await page.locator('path[data-kind="attack"]').waitFor({ state: 'attached' });
    expect(await unreached(), query).toEqual([]);
    const before = await places();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(places).not.toEqual(before);
    expect(await unreached(), query).toEqual([]);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(places, { message: query }).toEqual(before);
  }
});

test('the hand lies on the die it throws, however large the board is drawn', async ({
  newPlayer,
  scenes,
}) => {
  const { page } = await newPlayer('Nora');
  await page.goto(`${scenes}?scene=board&game=dungeon-fighter&is=throw`);
  for (const viewport of [
    { width: 1920, height: 1080 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    const apart = () =>
      page.evaluate(() => {
        const middle = (selector: string) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return box === undefined ? [0, 0] : [box.x + box.width / 2, box.y + box.height / 2];
        };
        const [x = 0, y = 0] = middle('[data-doing]');
        const [left = 0, top = 0] = middle('[data-look] svg[role="img"]');
        return Math.hypot(x - left, y - top);
      });
    await expect.poll(apart).toBeLessThan(24);
  }
});

/** Whole matches of all games are played by night. */
test('on a phone held sideways, a finger needs no scrolling', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora', { size: 'sideways' });
  await playAlone(page, hall.home, { game: 'brawl' });
  expect(await playByHand(page, { most: 9, touch: true })).toEqual({ answered: 9, over: false });
});

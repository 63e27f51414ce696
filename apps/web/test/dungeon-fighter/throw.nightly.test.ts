import { loadPhysics } from '@questhall/dice-table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { WEBGL } from '../browser.ts';
import { playByHand } from '../by-hand.ts';
import { test } from '../fixtures.ts';
import { playByGlow } from '../glow.ts';
import { questionOf } from '../player.ts';
import { DEVICES, recordedGestures } from './gestures.ts';
import { openRange, replayed, toldHere } from './replayed.ts';
import type { Pointer } from './throwing.ts';
import { byOneKey, fingerOn, openTable, playToHandle, pull } from './throwing.ts';

/** Graphics by software are slow: only for what needs them. */
const solid = test.extend('flags', { scope: 'worker' }, () => WEBGL);

/** So many questions are more than any match of two Heroes has. */
const MOST_QUESTIONS = 900;
const HANDLE = /^(?:Throw|Flip) the [^:]*: (?:drag|hold|draw)/;

/** Answers one question that is no throw. */
type Answer = (page: Page, n: number) => Promise<unknown>;

/** To the end; the throws that were made. */
async function throwThrough(page: Page, answer: Answer, pointer?: Pointer): Promise<number> {
  const handle = page.getByRole('button', { name: HANDLE });
  const end = page.getByRole('heading', { name: /^(Victory|Defeat)/ });
  let pulls = 0;
  for (let n = 0; n < MOST_QUESTIONS && !(await end.isVisible()); n++) {
    await page.locator('[data-question]').or(end).first().waitFor({ state: 'attached' });
    if (await end.isVisible()) break;
    if (await handle.isVisible()) {
      const question = await questionOf(page);
      await pull(page, handle, pointer);
      pulls += 1;
      await expect.poll(() => questionOf(page).catch(() => null)).not.toBe(question);
    } else await answer(page, n);
  }
  await end.waitFor();
  return pulls;
}

test('a whole match of one player with two Heroes is thrown by hand, from the first die to the end', {
  timeout: 240_000,
}, async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await openTable(page, hall.home, 'flat', 1);
  expect(await throwThrough(page, (at, n) => playByGlow(at, 1, n + 1))).toBeGreaterThan(3);
});

test.for(['phone', 'sideways'] as const)(
  '%s: a whole match by touch, every die drawn back by a finger',
  {
    timeout: 600_000,
  },
  async (size, { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora', { size });
    await openTable(page, hall.home, 'flat', 1);
    const tapped: Answer = async (at, n) => {
      const { stuck } = await playByHand(at, { most: 1, touch: true, seed: n + 1 });
      expect(stuck).toBeUndefined();
    };
    expect(await throwThrough(page, tapped, await fingerOn(page))).toBeGreaterThan(3);
  },
);

/** The others are made again by `gestures.browser.test.ts`, in every run. */
const BY_NIGHT = recordedGestures().filter(({ n }) => n > 0);

test.for(DEVICES)(
  'all gestures on file by %s are the same throws in Chromium as here',
  {
    timeout: 600_000,
  },
  async (device, { hall, newPlayer }) => {
    const physics = await loadPhysics();
    const { page } = await newPlayer('Nora', { size: device === 'touch' ? 'phone' : 'desk' });
    const gestures = BY_NIGHT.filter((gesture) => gesture.device === device);
    const [first] = gestures;
    if (first === undefined) throw new Error('nothing was written down');
    const handle = await openRange(page, hall.home, first);
    for (const [at, gesture] of gestures.entries())
      expect(await replayed(page, handle, gesture, gestures[at + 1])).toEqual(toldHere(physics, gesture));
  },
);

solid(
  'the same in three dimensions, drawn by software',
  { timeout: 240_000 },
  async ({ hall, newPlayer }) => {
    const { page } = await newPlayer('Nora', { size: 'phone' });
    await openTable(page, hall.home, 'solid');
    const handle = await playToHandle(page);
    await page.locator('[data-graphics="on"] canvas').waitFor();
    const question = await questionOf(page);
    await handle.focus();
    await byOneKey(handle);
    await expect.poll(() => questionOf(page)).not.toBe(question);
  },
);

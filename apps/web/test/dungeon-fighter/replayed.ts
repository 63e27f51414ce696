/** Gestures that were written down, made again at the practice range of a real page: by its own mouse, touch or keys. */
import type { Physics } from '@questhall/dice-table';
import type { Locator, Page } from 'playwright-core';
import { verdictOf } from '../../src/tables/dungeon-fighter/logic/verdict.ts';
import { sceneOf, throwOnRange } from '../../src/tables/dungeon-fighter/practice/range.ts';
import type { Gesture, Move } from './gestures.ts';
import { inputOf, PLAIN, seedsOf } from './gestures.ts';
import { fingerOn, mouseOf } from './throwing.ts';

declare global {
  /** What is drawn next instead of chance; the last one stays. */
  var drawn: string[] | undefined;
  /** The time of the hand, in ms; without it, that of the machine. */
  var handClock: number | undefined;
}

/** What the page says of a throw: "Hit for 4" and "2 cm short of the middle; bounced once". */
export interface Told {
  readonly text: string;
  readonly detail: string;
}

/** The range, whose chance and clock are given to it. */
export async function openRange(page: Page, home: string, first: Gesture): Promise<Locator> {
  await page.addInitScript((seed) => {
    localStorage.setItem('questhall.dice-table', 'flat');
    globalThis.drawn = [seed];
    const byChance = crypto.randomUUID.bind(crypto);
    crypto.randomUUID = () => {
      const next = globalThis.drawn?.length === 1 ? globalThis.drawn[0] : globalThis.drawn?.shift();
      return (next as ReturnType<typeof crypto.randomUUID> | undefined) ?? byChance();
    };
    const machine = performance.now.bind(performance);
    performance.now = () => globalThis.handClock ?? machine();
  }, seedsOf(first).public);
  await page.goto(`${home}#/practice/dungeon-fighter`);
  await page.locator('main[data-ready="true"]').waitFor();
  return page.getByRole('button', { name: /^Throw the [^:]*: drag/ });
}

/** The hand's own time stands still between its moves. */
const at = (page: Page, ms: number | undefined): Promise<void> =>
  page.evaluate((now) => {
    globalThis.handClock = now === undefined ? undefined : 1_000_000 + now;
  }, ms);

async function drag(page: Page, handle: Locator, gesture: Gesture, path: readonly Move[]): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (box === null) throw new Error('there is nothing to pull');
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const pointer = gesture.device === 'mouse' ? mouseOf(page) : await fingerOn(page);
  for (const [n, [ms, right, down]] of path.entries()) {
    await at(page, ms);
    if (n === 0) await pointer.down(x, y);
    else await pointer.move(x + right, y + down);
  }
  await pointer.up();
}

async function press(page: Page, handle: Locator, presses: readonly number[]): Promise<void> {
  await handle.focus();
  for (const ms of presses) {
    await at(page, ms);
    await page.keyboard.press('Space');
  }
}

/** Makes a gesture at the page; `next` is the one after it. */
export async function replayed(
  page: Page,
  handle: Locator,
  gesture: Gesture,
  next: Gesture | undefined,
): Promise<Told> {
  const before = await page.getByTestId('throws').textContent();
  await handle.waitFor();
  await page.evaluate(
    (seeds) => {
      globalThis.drawn = seeds;
    },
    [seedsOf(gesture).secret, next ? seedsOf(next).public : ''],
  );
  if (gesture.path) await drag(page, handle, gesture, gesture.path);
  else await press(page, handle, gesture.presses ?? []);
  await at(page, undefined);
  await page.waitForFunction(
    (old) => document.querySelector('[data-testid="throws"]')?.textContent !== old,
    before,
  );
  const [text = '', detail = ''] = await page.locator('[data-near] :is(b, small)').allTextContents();
  return { text, detail };
}

/** What this machine would say of it, with the same code and the same chance. */
export function toldHere(physics: Physics, gesture: Gesture): Told {
  const input = inputOf(gesture);
  if (input === undefined) throw new Error('the hand lets go without a throw');
  const last = throwOnRange(physics, PLAIN, 1, { by: 'hand', input }, seedsOf(gesture));
  const verdict = verdictOf(
    sceneOf({ kind: PLAIN, last, flying: false, sway: '', still: true, choose: () => {} }),
  );
  if (verdict === undefined) throw new Error('nothing was thrown');
  return { text: verdict.text, detail: verdict.detail };
}

/** Somebody who learns at the table: reads what the coach says, and clicks what it points at, or else what glows. */
import type { Page } from 'playwright-core';
import type { NewPlayer } from './fixtures.ts';
import type { PlayerWish } from './player.ts';

/** Somebody at the beginning of a lesson. */
export async function openLesson(
  newPlayer: NewPlayer,
  home: string,
  game: string,
  wish?: PlayerWish,
): Promise<Page> {
  const { page } = await newPlayer('Nora', wish);
  await page.addInitScript(() => localStorage.setItem('questhall.dice-table', 'flat'));
  await page.goto(`${home}#/shelf/${game}`);
  await page.getByRole('button', { name: 'Learn it' }).click();
  await page.getByRole('complementary', { name: 'Coach' }).waitFor();
  return page;
}

/** Until the coach has nothing more to say, or begins so. Gives what was said. */
export const learnAtTable = (page: Page, until?: string): Promise<readonly string[]> =>
  page.evaluate(async (last) => {
    const found = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const soon = () => new Promise((resolve) => setTimeout(resolve, 8));
    const coach = () => found('aside[aria-label="Coach"]')[0];
    const said = () => coach()?.querySelector('p')?.textContent ?? '';
    const ringed = () => document.querySelector('[data-ring]')?.getAttribute('style');
    const now = () =>
      `${document.querySelector('[data-question]')?.getAttribute('data-question')} ${said()} ${ringed()}`;
    /** What the coach's ring is around. */
    const pointed = (things: readonly HTMLElement[]): HTMLElement[] => {
      const ring = document.querySelector('[data-ring]');
      if (!(ring instanceof HTMLElement) || ring.style.left === '') return [];
      const { x, y, right, bottom } = ring.getBoundingClientRect();
      return things.filter((thing) => {
        const box = thing.getBoundingClientRect();
        const [left, top] = [box.x - x, box.y - y];
        return left > 0 && top > 0 && left < 12 && top < 12 && box.right < right && box.bottom < bottom;
      });
    };
    const heard: string[] = [];
    let turn = 7;
    for (let tries = 0; tries < 12_000; tries++) {
      await soon();
      const sentence = said();
      if (sentence !== '' && heard.at(-1) !== sentence) heard.push(sentence);
      if (/all you need to know/.test(heard.at(-1) ?? '') && coach() === undefined) return heard;
      if (last !== undefined && sentence.startsWith(last)) return heard;
      const [goOn] = found('aside[aria-label="Coach"] button').filter(
        ({ textContent }) => textContent === 'Go on' || textContent === 'Play on here',
      );
      const menu = found('[role="menuitem"]');
      const lit = menu.length > 0 ? menu : found('[data-target][data-legal="true"], [data-option]');
      const marked = pointed(lit);
      const things = marked.length > 0 ? marked : lit;
      turn = (turn * 73 + 41) % 9973;
      const thing = goOn ?? things[turn % things.length];
      // What is drawn has no click of its own.
      const before = now();
      thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      // A click that does nothing, or opens a menu, changes neither; the ring follows what is in hand in its own time.
      for (let wait = 0; wait < (marked.length > 0 ? 60 : 6) && now() === before; wait++) await soon();
    }
    return heard;
  }, until);

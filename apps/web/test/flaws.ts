import type { Page } from 'playwright-core';

/** Letters below 13 px, things wider than the window, buttons without a place to be clicked. */
export const flaws = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.checkVisibility() && element.closest('svg') === null,
    );
    const small = elements
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12.99)
      .map((element) => `small letters: ${element.textContent}`);
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['wider than the window'] : [];
    return [...small, ...wide];
  });

/** How high things must be at least: those on the board may be smaller, because fingers draw it near. */
const THUMB = { board: 28, elsewhere: 43 } as const;

/** What can be chosen, but hardly be hit with a thumb. */
export const hardToHit = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>('[data-target][data-legal="true"], [data-option]')]
        .filter((element) => element.checkVisibility() && element.closest('ol[aria-label]') === null)
        .filter((element) => {
          element.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = element.getBoundingClientRect();
          const wanted = element.closest('[aria-label="Board"]') === null ? least.elsewhere : least.board;
          /** The longest stretch down this line on which a finger hits the thing and not what covers it. */
          const stretch = (x: number) => {
            let [longest, now] = [0, 0];
            for (let y = Math.max(0, top); y < Math.min(window.innerHeight, top + height); y += 2) {
              const hit = document.elementFromPoint(x, y);
              now = hit !== null && element.contains(hit) ? now + 2 : 0;
              longest = Math.max(longest, now);
            }
            return longest;
          };
          const free = Math.max(...[0.2, 0.5, 0.8].map((part) => stretch(left + width * part)));
          // What a prompt covers is answered in the prompt.
          const covered = free === 0 && document.querySelector('[role="dialog"]') !== null;
          return !covered && (width < 40 || free < wanted);
        })
        .map((element) => `${element.dataset.target ?? element.dataset.option}`),
    THUMB,
  );

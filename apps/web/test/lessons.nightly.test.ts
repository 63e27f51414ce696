/** Somebody who has never seen the game: clicks what the coach's ring is around, else what glows, where it is on top. */
import { GAME_IDS } from '@questhall/games';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Size } from './browser.ts';
import { test } from './fixtures.ts';
import { openLesson } from './lesson-page.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Look {
  readonly said: string;
  readonly question: string | null;
  readonly over: boolean;
  /** What was clicked before was not what the coach means. */
  readonly strayed: boolean;
  readonly goOn: Spot | null;
  /** The middle of the ring. `top`: what it is around is on top there. */
  readonly ring: (Spot & { readonly top: boolean }) | null;
  /** What a menu offers, or else what glows. */
  readonly lit: readonly Spot[];
  readonly menu: boolean;
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(async () => {
    const found = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const question = () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
    const over = () =>
      found('[role="dialog"] h2').some(({ textContent }) => /^(Victory|Defeat)/.test(textContent));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (question() === null && !over()) await frame();
    // Great moments lie over the table for a while; the ring looks again every few frames.
    while (found('[data-veil]').length > 0 && !over()) await frame();
    for (let frames = 0; frames < 20; frames++) await frame();
    const middle = (element: Element): Spot | null => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const parts = [0.5, 0.25, 0.75].flatMap((x) => [0.5, 0.25, 0.75].map((y) => [x, y] as const));
      for (const [across, down] of parts) {
        const spot = { x: left + width * across, y: top + height * down };
        const hit = document.elementFromPoint(spot.x, spot.y);
        if (hit !== null && element.contains(hit)) return spot;
      }
      return null;
    };
    const [coach] = found('aside[aria-label="Coach"]');
    const [around] = found('[data-ring]').map((element) => element.getBoundingClientRect());
    const [goOn] = [...(coach?.querySelectorAll('button') ?? [])].filter(({ textContent }) =>
      /^(Go on|Play on here)$/.test(textContent ?? ''),
    );
    const centre = around && { x: around.x + around.width / 2, y: around.y + around.height / 2 };
    const hit = centre && document.elementFromPoint(centre.x, centre.y);
    const menu = found('[role="menuitem"]');
    const lit = menu.length > 0 ? menu : found('[data-target][data-legal="true"], [data-option]');
    return {
      said: coach?.querySelector('p')?.textContent ?? '',
      question: question(),
      over: over(),
      strayed: coach?.querySelector('[data-strayed="true"]') !== null && coach !== undefined,
      goOn: goOn === undefined ? null : middle(goOn),
      ring:
        centre === undefined
          ? null
          : { ...centre, top: hit !== null && coach?.contains(hit ?? null) !== true },
      lit: lit.flatMap((element) => middle(element) ?? []),
      menu: menu.length > 0,
    };
  });

interface Pupil {
  readonly heard: readonly string[];
  /** Steps whose ring led astray, or could not be clicked. */
  readonly astray: readonly string[];
}

const MOST_CLICKS = 900;

async function follow(page: Page, touch: boolean): Promise<Pupil> {
  const heard: string[] = [];
  const astray = new Set<string>();
  const click = ({ x, y }: Spot) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  let turn = 7;
  let before = '';
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const now = await look(page);
    const { said, goOn, ring, lit, menu } = now;
    if (said !== '' && heard.at(-1) !== said) heard.push(said);
    if (now.over || (said === '' && /all you need/.test(heard.at(-1) ?? ''))) break;
    if (ring?.top === false) astray.add(`covered: ${said}`);
    turn = (turn * 73 + 41) % 9973;
    const any = lit[turn % Math.max(1, lit.length)];
    const state = `${said} ${now.question}`;
    // The ring first; where it was no choice of its own (a spell is taken in hand), next what glows.
    const byRing = ring !== null && !menu && state !== before;
    const spot = goOn ?? (byRing ? ring : any);
    before = state;
    if (spot === undefined || spot === null) continue;
    await click(spot);
    if (byRing && goOn === null && (await look(page)).strayed) astray.add(`led astray: ${said}`);
  }
  return { heard, astray: [...astray] };
}

const WINDOWS = [
  ['laptop', false],
  ['phone', true],
] as const satisfies readonly (readonly [Size, boolean])[];

// A throw is a gesture: its lesson is a test of its own.
const CLICKED = GAME_IDS.filter((game) => game !== 'dungeon-fighter');

test.for(CLICKED.flatMap((game) => WINDOWS.map(([size, touch]) => ({ game, size, touch }))))(
  '[L2] the lesson of $game, $size: the ring is around what is meant, and leads to the end',
  { timeout: 1_800_000 },
  async ({ game, size, touch }, { hall, newPlayer }) => {
    const page = await openLesson(newPlayer, hall.home, game, { size });
    const { heard, astray } = await follow(page, touch);
    expect(astray).toEqual([]);
    expect(heard.length).toBeGreaterThan(8);
    expect(heard.at(-1)).toMatch(/all you need/);
  },
);

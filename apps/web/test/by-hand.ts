/** Somebody with a mouse or a finger: clicks only what is on top where it is clicked, and scrolls nothing. */
import type { Page } from 'playwright-core';

export interface HandPlay {
  /** Questions that were answered. */
  readonly answered: number;
  readonly over: boolean;
  /** Nothing in sight answered this question. */
  readonly stuck?: string;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Sight {
  readonly question: string | null;
  readonly over: boolean;
  readonly said: string;
  /** What glows and lies on top. */
  readonly things: readonly Spot[];
  /** What brings other things into sight: tabs that are closed, the whole board. */
  readonly ways: readonly Spot[];
}

/** What is in sight once a question is open, or the match is over. */
const look = (page: Page): Promise<Sight> =>
  page.evaluate(async () => {
    const found = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const ended = () =>
      found('[role="dialog"] h2').some((title) => /^(Victory|Defeat)/.test(title.textContent));
    const question = () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (question() === null && !ended()) await frame();
    const THIRDS = [0.5, 0.25, 0.75];
    /** In its middle; what is drawn may be hollow, and a card in a fan shows a strip. */
    const spotsOf = (element: Element): Spot[] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const strips = element instanceof SVGElement || element.closest('[data-stacked]') !== null;
      const parts = strips
        ? THIRDS.flatMap((x) => THIRDS.map((y) => [x, y] as const))
        : [[0.5, 0.5] as const];
      const spot = parts
        .map(([across, down]) => ({ x: left + width * across, y: top + height * down }))
        .find(({ x, y }) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && element.contains(hit);
        });
      return spot === undefined ? [] : [spot];
    };
    const menu = found('[role="menuitem"]');
    const glowing = menu.length > 0 ? menu : found('[data-target][data-legal="true"], [data-option]');
    return {
      question: question(),
      over: ended(),
      said: document.querySelector('[data-said]')?.textContent ?? '',
      things: glowing.flatMap(spotsOf),
      ways: found('[role="tab"][aria-selected="false"], [aria-label="The whole board"]').flatMap(spotsOf),
    };
  });

/** A few frames, or fewer if the question is answered. */
const settle = (page: Page, asked: string | null): Promise<void> =>
  page.evaluate(async (before) => {
    const question = () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
    for (let frames = 0; frames < 10 && question() === before; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, asked);

/** Clicks on one question before it counts as one that cannot be answered. */
const PATIENCE = 150;
/** After so many that did not answer it, there is a look around. */
const LOOKS_AROUND = 12;

interface HandWish {
  /** Questions to answer, unless the match is over before. */
  readonly most: number;
  readonly touch: boolean;
  readonly seed?: number;
}

export async function playByHand(page: Page, { most, touch, seed = 1 }: HandWish): Promise<HandPlay> {
  let state = seed;
  const pick = <Thing>(things: readonly Thing[]): Thing | undefined => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return things[Math.floor((state / 2_147_483_648) * things.length)];
  };
  for (let answered = 0; answered < most; answered++) {
    const asked = await look(page);
    let sight = asked;
    for (let clicks = 1; sight.question === asked.question && !sight.over; clicks++) {
      const around = sight.things.length === 0 || clicks % LOOKS_AROUND === 0;
      const spot = pick(around && sight.ways.length > 0 ? sight.ways : sight.things);
      if (clicks > PATIENCE) return { answered, over: false, stuck: sight.said };
      if (spot !== undefined)
        await (touch ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.click(spot.x, spot.y));
      await settle(page, asked.question);
      sight = await look(page);
    }
    if (sight.over) return { answered: answered + 1, over: true };
  }
  return { answered: most, over: false };
}

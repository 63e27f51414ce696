/** Somebody who plays at a game’s own table: clicks only what glows, and reads no rules. */
import type { Page } from 'playwright-core';

export interface GlowPlay {
  /** Questions that were answered. */
  readonly answered: number;
  /** Their sentences, each once, without numbers. */
  readonly asked: readonly string[];
  readonly over: boolean;
  /** Nothing that could be clicked answered this question. */
  readonly stuck?: string;
}

/**
 * Plays so many questions, or until the match is over. The same seed clicks the same way. `rather`: how a button begins that
 * is taken wherever it is offered.
 */
export function playByGlow(page: Page, most: number, seed = 1, rather?: string): Promise<GlowPlay> {
  return page.evaluate(
    async ({ limit, first, wish }) => {
      let state = first;
      const pick = (n: number): number => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * n);
      };
      const found = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
      const question = () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
      const ended = () =>
        found('[role="dialog"] h2').some(({ textContent }) => /^(Victory|Defeat)/.test(textContent ?? ''));
      const soon = () => new Promise((resolve) => setTimeout(resolve, 8));
      const glowing = () => {
        const menu = found('[role="menuitem"]');
        const lit = menu.length > 0 ? menu : found('[data-target][data-legal="true"], [data-option]');
        const wished = lit.filter(({ textContent }) => wish !== undefined && textContent.startsWith(wish));
        return wished.length > 0 ? wished : lit;
      };
      const said = () => document.querySelector('[data-said]')?.textContent ?? '';
      /** A question with nothing to click is looked at so often. */
      const PATIENCE = 2000;
      const asked = new Set<string>();
      let answered = 0;
      let dark = 0;
      while (answered < limit && !ended()) {
        const now = question();
        if (now === null || glowing().length === 0) {
          dark = now === null ? 0 : dark + 1;
          if (dark > PATIENCE) return { answered, asked: [...asked], over: false, stuck: said() };
          await soon();
          continue;
        }
        dark = 0;
        const sentence = said();
        asked.add(sentence.replaceAll(/\d+/g, '#').slice(0, 60));
        for (let tries = 0; question() === now && !ended(); tries++) {
          if (tries > 400) return { answered, asked: [...asked], over: false, stuck: sentence };
          const things = glowing();
          // What is drawn has no click of its own.
          things[pick(things.length)]?.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true }),
          );
          for (let wait = 0; wait < 4 && question() === now && !ended(); wait++) await soon();
        }
        answered += 1;
      }
      return { answered, asked: [...asked], over: ended() };
    },
    { limit: most, first: seed, wish: rather },
  );
}

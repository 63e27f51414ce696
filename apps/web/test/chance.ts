import type { Page } from 'playwright-core';
import type { ToHost } from '../src/play/worker-messages.ts';

/** Whatever is begun on this page is dealt alike in every run: a test that passed once does not fail by chance. */
export const fixChance = (page: Page, seed: string): Promise<unknown> =>
  page.addInitScript((fixed) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: ToHost, ...rest: unknown[]) {
      const begins = 'order' in message && message.order.do === 'begin' && message.order.seed === undefined;
      const dealt = begins ? { order: { ...message.order, seed: fixed } } : message;
      Reflect.apply(post, this, [dealt, ...rest]);
    };
  }, seed);

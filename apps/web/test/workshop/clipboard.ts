import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Copying {
  readonly copied: string[];
}

/** What the page copies is kept where a test can read it. */
export const keepCopies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(copied.push(text)).then(() => undefined) },
    });
  });

export async function lastCopy(page: Page): Promise<string> {
  const last = () => page.evaluate(() => (window as unknown as Copying).copied.at(-1) ?? '');
  await expect.poll(last).not.toBe('');
  return last();
}

/** Browsers of people who come one after the other: what the page consists of is fetched once, what it keeps is forgotten. */
import type { Browser, BrowserContext } from 'playwright-core';
import type { Size } from './browser.ts';
import { contextOf } from './browser.ts';

export interface Contexts {
  readonly take: (size: Size) => Promise<BrowserContext>;
  /** Nobody finds anything of whoever had it before. */
  readonly giveBack: (size: Size, context: BrowserContext) => Promise<void>;
}

async function forget(context: BrowserContext): Promise<void> {
  const pages = context.pages();
  const origins = new Set(pages.map((page) => new URL(page.url()).origin));
  // Workers may write until their page is left.
  for (const page of pages) await page.close();
  // Else the next one's scripts would be denied or rewritten, too.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const empty = await context.newPage();
  const session = await context.newCDPSession(empty);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await empty.close();
}

export function contextsOf(browser: Browser): Contexts {
  const free: { readonly size: Size; readonly context: BrowserContext }[] = [];
  return {
    async take(size) {
      const at = free.findIndex((one) => one.size === size);
      const [known] = at < 0 ? [] : free.splice(at, 1);
      if (known !== undefined) return known.context;
      const context = await contextOf(browser, size);
      // Else every context would fetch the whole page once, also what nobody looks at.
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      return context;
    },
    async giveBack(size, context) {
      await forget(context);
      free.push({ size, context });
    },
  };
}

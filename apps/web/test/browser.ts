import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from 'playwright-core';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));

export const SIZES = {
  desk: { width: 1440, height: 900 },
  small: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  /** Between the bars of a browser. */
  laptop: { width: 1366, height: 660 },
  /** A phone held sideways. */
  sideways: { width: 844, height: 390 },
} as const;
export type Size = keyof typeof SIZES;

const TOUCHED: readonly Size[] = ['phone', 'sideways'];

/** Graphics by software, where there is no other. */
export const WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] as const;

export const launch = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });

export interface Served {
  readonly home: string;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Serves what is built in a folder, without the server of Questhall. */
export async function serve(folder: string): Promise<Served> {
  const server = await preview({
    root: WEB,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0 },
  });
  return {
    home: server.resolvedUrls?.local[0] ?? '',
    folder,
    close: () => server.close(),
  };
}

/** What does not come in this time does not come on a busy machine either. */
const PATIENCE = 120_000;

export async function contextOf(browser: Browser, size: Size): Promise<BrowserContext> {
  const touch = TOUCHED.includes(size);
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

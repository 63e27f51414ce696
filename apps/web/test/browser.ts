import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from 'playwright-core';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

export const SIZES = {
  desk: { width: 1440, height: 900 },
  small: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export interface Served {
  readonly home: string;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Builds the page, or with `scenes` the page of test scenes, as it is built for people, into a new folder. */
export function buildPage(what: 'page' | 'scenes'): string {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-web-'));
  execFileSync(
    process.execPath,
    [VITE, 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: WEB,
      env: { ...process.env, NODE_ENV: 'production', ...(what === 'scenes' && { QUESTHALL_SCENES: '1' }) },
      stdio: 'inherit',
    },
  );
  return folder;
}

/** Builds and serves it, without the server of Questhall. */
export async function serve(what: 'page' | 'scenes'): Promise<Served> {
  const folder = buildPage(what);
  const server = await preview({
    root: WEB,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0 },
  });
  return {
    home: server.resolvedUrls?.local[0] ?? '',
    folder,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export function contextOf(browser: Browser, size: Size): Promise<BrowserContext> {
  const touch = size === 'phone';
  return browser.newContext({
    viewport: SIZES[size],
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
  });
}

import { defineConfig } from 'vitest/config';
import { icons } from './apps/web/build/icons.ts';

const BROWSER = 'apps/web/test/**/*.browser.test.ts';
/** Long ones, which run when they are asked for: `npm test -- nightly`. */
const NIGHTLY = 'apps/web/test/**/*.nightly.test.ts';
const LAWS = '{packages,games}/*/test/**/*laws.test.ts';
const HOSTS = 'apps/{server,cli}/test/**/*.test.ts';

/** A real browser on a busy machine takes its time. */
const IN_CHROMIUM = {
  globalSetup: 'apps/web/test/built.ts',
  testTimeout: 240_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  plugins: [icons()],
  test: {
    // Rules are pure: files may share a worker, which saves most of the start-up time.
    isolate: false,
    pool: 'threads',
    // All cores: by itself it would leave one free for an editor.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,games,apps}/*/test/**/*.test.{ts,tsx}', 'tools/test/**/*.test.ts'],
          exclude: [BROWSER, NIGHTLY, LAWS, HOSTS],
          testTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'laws', include: [LAWS], testTimeout: 120_000 } },
      {
        extends: true,
        test: { name: 'server', include: [HOSTS], pool: 'forks', testTimeout: 60_000 },
      },
      { extends: true, test: { name: 'browser', include: [BROWSER], ...IN_CHROMIUM } },
      { extends: true, test: { name: 'nightly', include: [NIGHTLY], ...IN_CHROMIUM } },
    ],
  },
});

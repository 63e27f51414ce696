import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { icons } from './apps/web/build/icons.ts';

const BROWSER = 'apps/web/test/**/*.browser.test.ts';
/** Long ones, which run when they are asked for: `npm test -- nightly`. */
const NIGHTLY = 'apps/web/test/**/*.nightly.test.ts';
const LAWS = '{packages,games}/*/test/**/*laws.test.ts';
const HOSTS = 'apps/{server,cli}/test/**/*.test.ts';

/** Pages are waited for: one more than cores keeps the cores busy. */
const IN_CHROMIUM = { globalSetup: 'apps/web/test/built.ts', maxWorkers: availableParallelism() + 1 };

export default defineConfig({
  plugins: [icons()],
  test: {
    // Rules are pure: files may share a worker, which saves most of the start-up time.
    isolate: false,
    pool: 'threads',
    // All cores: by itself it would leave one free for an editor.
    maxWorkers: '100%',
    // Against what never ends. A busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,games,apps}/*/test/**/*.test.{ts,tsx}', 'tools/test/**/*.test.ts'],
          exclude: [BROWSER, NIGHTLY, LAWS, HOSTS],
        },
      },
      { extends: true, test: { name: 'laws', include: [LAWS] } },
      {
        extends: true,
        test: { name: 'server', include: [HOSTS], pool: 'forks' },
      },
      { extends: true, test: { name: 'browser', include: [BROWSER], ...IN_CHROMIUM } },
      { extends: true, test: { name: 'nightly', include: [NIGHTLY], ...IN_CHROMIUM } },
    ],
  },
});

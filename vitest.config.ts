import { defineConfig } from 'vitest/config';

const BROWSER = 'apps/web/test/**/*.browser.test.ts';
const LAWS = '{packages,games}/*/test/**/*laws.test.ts';
const HOSTS = 'apps/{server,cli}/test/**/*.test.ts';

export default defineConfig({
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
          exclude: [BROWSER, LAWS, HOSTS],
          testTimeout: 30_000,
        },
      },
      { extends: true, test: { name: 'laws', include: [LAWS], testTimeout: 120_000 } },
      {
        extends: true,
        test: { name: 'server', include: [HOSTS], pool: 'forks', testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'apps/web/test/built.ts',
          // A whole match in a real browser: on a busy machine it takes its time, and now and then a second try.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          retry: 1,
        },
      },
    ],
  },
});

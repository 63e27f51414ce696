/** One PostgreSQL for all tests that one process runs; each takes databases of its own. */
import { test as plain } from 'vitest';
import { startPostgres } from '../src/torture/own-postgres.ts';

export const test = plain
  .extend('syncs', { scope: 'worker' }, () => false)
  .extend('postgres', { scope: 'worker' }, async ({ syncs }, { onCleanup }) => {
    const postgres = await startPostgres({ syncs });
    onCleanup(() => postgres.end());
    return postgres;
  });

/** The process that runs the tests: one thread, mutants woven into what they import. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { startVitest } from 'vitest/node';
import type { Mutant } from './mutants.ts';
import type { Weaving } from './plan.ts';
import { weave } from './weave.ts';

const [planPath = '', ...tests] = process.argv.slice(2);
const { root, mutants, guarded }: Weaving = JSON.parse(readFileSync(planPath, 'utf8'));

const byFile = Map.groupBy(mutants, ({ file }: Mutant) => file);
const guards = new Set(guarded);

const vitest = await startVitest(
  'test',
  [],
  {
    config: false,
    root,
    watch: false,
    include: tests.filter((pattern) => !pattern.startsWith('!')),
    exclude: tests.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // What is woven changes from run to run, and the sources do not.
    fsModuleCache: false,
    fileParallelism: false,
    testTimeout: 120_000,
    runner: new URL('./runner.ts', import.meta.url).pathname,
    reporters: [
      {
        onTestModuleEnd: (file) => {
          for (const { message } of file.errors()) console.error(`${file.relativeModuleId}: ${message}`);
        },
      },
    ],
  },
  {
    plugins: [
      {
        name: 'mutation',
        enforce: 'pre',
        transform(_code: string, id: string): string | undefined {
          const file = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
          const own = byFile.get(file) ?? [];
          if (own.length === 0 && !guards.has(file)) return undefined;
          return weave(file, readFileSync(id, 'utf8'), own);
        },
      },
    ],
  },
);
await vitest.close();
process.exit(0);

// `npm run mutate -- <game> [--sample N] [--seed S] [--file part] [--quick]`: breaks rules at random and counts how many breakages a test notices.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hunt } from './hunt.ts';
import { plan } from './plan.ts';
import { report } from './report.ts';
import { targets } from './targets.ts';

const LAWS = '**/*laws.test.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string' },
    file: { type: 'string' },
    quick: { type: 'boolean' },
  },
});

const known = targets(ROOT);
const target = known.find(({ name }) => name === positionals[0]);
const sample = values.sample === undefined ? undefined : Number(values.sample);
if (!target || (sample !== undefined && !(Number.isInteger(sample) && sample > 0))) {
  const names = known.map(({ name }) => name).join(', ');
  console.error(
    `usage: npm run mutate -- <${names}> [--sample N] [--seed S] [--file part-of-a-path] [--quick]`,
  );
  process.exit(2);
}

const seed = values.seed ?? randomUUID().slice(0, 8);
const part = values.file;
const narrowed = part === undefined ? target : { ...target, sources: narrow(target.sources, part) };
const weaving = plan(ROOT, narrowed, sample, seed);
console.log(`${target.name}: ${weaving.mutants.length} mutants, seed ${seed}`);
/** Quicker, and what only the laws would notice counts as survived. */
const tests = values.quick ? [...target.tests, `!${LAWS}`] : target.tests;
const results = await hunt(weaving, tests, (line) => process.stderr.write(`${line}\n`));
process.exitCode = report(weaving, results);

/** The patterns that end in files of this name. */
function narrow(patterns: readonly string[], part: string): readonly string[] {
  return patterns.map((pattern) => pattern.replace(/\*\*\/\*\.ts$/, `**/*${part}*.ts`));
}

/** The score, and every mutant that nobody noticed, with its place and rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EQUIVALENTS, fits, oneLine } from './equivalents/index.ts';
import type { Result } from './hunt.ts';
import type { Mutant } from './mutants.ts';
import { mutantsOf } from './mutants.ts';
import type { Weaving } from './plan.ts';

/** @returns an exit code: 1 when something survived. */
export function report({ root, mutants: all }: Weaving, results: ReadonlyMap<number, Result>): number {
  const mutants = all.filter(({ id }) => !isData(results.get(id)));
  const survivors = mutants.filter(({ id }) => results.get(id)?.noticedBy === undefined);
  const excused = survivors.flatMap((mutant) => {
    const known = EQUIVALENTS.find((entry) => fits(root, mutant, entry));
    return known ? [{ mutant, reason: known.reason }] : [];
  });
  const left = survivors.filter((mutant) => !excused.some((entry) => entry.mutant === mutant));
  for (const mutant of left.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)) {
    const reached = results.get(mutant.id)?.reachedBy ?? 0;
    console.log(`${place(mutant)}  ${reached === 0 ? 'no test reaches it' : `reached by ${reached} tests`}`);
    console.log(`    ${oneLine(mutant.was)}  →  ${oneLine(mutant.becomes) || '(left out)'}`);
  }
  for (const { mutant, reason } of excused) console.log(`${place(mutant)}  equivalent: ${reason}`);
  for (const { file, was } of outdated(root)) console.log(`${file}  excused, but no longer there: ${was}`);
  const counted = mutants.length - excused.length;
  const noticed = counted - left.length;
  const score = counted === 0 ? 100 : (100 * noticed) / counted;
  console.log(
    `\n${noticed} of ${counted} noticed (${score.toFixed(1)} %), ${left.length} survived, ` +
      `${excused.length} equivalent, ${all.length - mutants.length} run only while loading`,
  );
  return left.length === 0 ? 0 : 1;
}

/** Runs only while its file is loaded: no test can switch it on. */
const isData = (result: Result | undefined): boolean => result?.loading === true && result.reachedBy === 0;

const place = ({ file, line, rule }: Mutant): string =>
  `${file}:${line}${rule === undefined ? '' : ` [${rule}]`}`;

/** The sources move on: what is excused must still be a mutant. */
function outdated(root: string): typeof EQUIVALENTS {
  return [...Map.groupBy(EQUIVALENTS, ({ file }) => file)].flatMap(([file, entries]) => {
    const mutants = mutantsOf(file, readFileSync(join(root, file), 'utf8'));
    return entries.filter((entry) => !mutants.some((mutant) => fits(root, mutant, entry)));
  });
}

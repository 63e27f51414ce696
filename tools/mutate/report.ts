/** The score, and every mutant that nobody noticed, with its place and rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EQUIVALENTS } from './equivalents.ts';
import type { Result } from './hunt.ts';
import type { Mutant } from './mutants.ts';
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

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 140);

function fits(root: string, mutant: Mutant, entry: (typeof EQUIVALENTS)[number]): boolean {
  const { file, was, becomes, line } = entry;
  if (mutant.file !== file || oneLine(mutant.was) !== was || oneLine(mutant.becomes) !== becomes)
    return false;
  return (
    line === undefined || readFileSync(join(root, file), 'utf8').split('\n')[mutant.line - 1]?.trim() === line
  );
}

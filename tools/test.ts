// `npm test`: every check of the repository, the quick ones first. `npm test -- types lint` runs only the steps so named.
import type { Result, Step, Timed } from './testing/step.ts';
import { allSteps } from './testing/steps.ts';

async function runStep(step: Step): Promise<Result> {
  const start = performance.now();
  let result: Result;
  try {
    result = await step.run();
  } catch (error) {
    result = {
      passed: 0,
      failed: 1,
      note: '',
      output: `${error instanceof Error ? error.message : error}\n`,
    };
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = result.failed === 0 ? 'ok' : 'FAILED';
  console.log(`${step.name.padEnd(9)}${verdict.padEnd(7)}${seconds.padStart(6)} s  ${result.note}`.trimEnd());
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
  return result;
}

const SLOWEST = 10;

function tellSlowest(timed: readonly Timed[]): void {
  if (timed.length === 0) return;
  console.log('\nthe slowest:');
  for (const { name, seconds } of timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  }
}

async function main(filters: readonly string[]): Promise<void> {
  const known = allSteps();
  const unknown = filters.filter((filter) => !known.some(({ name }) => name.includes(filter)));
  if (unknown.length > 0) {
    console.error(
      `no step is named ${unknown.join(', ')}; there are ${known.map(({ name }) => name).join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  const steps = known.filter(
    ({ name, exists, onRequest = false }) =>
      exists && (filters.length === 0 ? !onRequest : filters.some((filter) => name.includes(filter))),
  );
  const results = await Promise.all(steps.filter((step) => !step.alone).map(runStep));
  for (const step of steps.filter(({ alone }) => alone)) results.push(await runStep(step));

  tellSlowest(results.flatMap(({ timed = [] }) => timed));
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));

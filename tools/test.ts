// `npm test`: every check of the repository, the quick ones first. What passed on the very same contents is not run again.
// `npm test -- types lint` runs only the steps so named, `npm test -- --all` runs everything whatever passed before.
import { ROOT } from './testing/command.ts';
import { fingerprint } from './testing/fingerprint.ts';
import { memoryIn } from './testing/passed.ts';
import type { Surroundings } from './testing/run-step.ts';
import { runStep } from './testing/run-step.ts';
import type { Lane, Result, Step, Timed } from './testing/step.ts';
import { LANES } from './testing/step.ts';
import { allSteps } from './testing/steps.ts';

async function runAndTell(step: Step, surroundings: Surroundings): Promise<Result> {
  const start = performance.now();
  const result = await runStep(step, surroundings);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = result.failed === 0 ? 'ok' : 'FAILED';
  const status = result.unchanged ? 'ok, unchanged' : `${verdict.padEnd(7)}${seconds.padStart(6)} s`;
  console.log(`${step.name.padEnd(9)}${status.padEnd(15)}  ${result.note}`.trimEnd());
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

async function main(args: readonly string[]): Promise<void> {
  const filters = args.filter((arg) => arg !== '--all');
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
  const surroundings = {
    memory: memoryIn(),
    fingerprint: (programs: readonly string[]) => fingerprint(ROOT, programs),
    // Who names a step wants to see it run.
    anew: filters.length > 0 || args.includes('--all'),
  };
  const run = (step: Step): Promise<Result> => runAndTell(step, surroundings);
  const results = await Promise.all(steps.filter(({ lane }) => lane === undefined).map(run));
  for (const { prepare } of steps) prepare?.();
  const inTurn = async (lane: Lane): Promise<void> => {
    for (const step of steps.filter((each) => each.lane === lane)) results.push(await run(step));
  };
  await Promise.all(LANES.map(inTurn));

  tellSlowest(results.flatMap(({ timed = [] }) => timed));
  if (results.some(({ unchanged }) => unchanged))
    console.log('\nunchanged: passed on the same contents before; `npm test -- --all` runs it again');
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));

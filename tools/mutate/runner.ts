/**
 * Runs each test once as it is, notes which mutants it reaches, and runs it again with each of these that no test has noticed
 * yet. What it finds is written to a file, line by line, so that nothing is lost when a mutant never ends.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import type { RunnerTestCase } from 'vitest';
import { TestRunner } from 'vitest';
import type { Job, Note } from './job.ts';
import { SWITCH } from './weave.ts';

/** More turns of loops than this many times the usual, and a mutant is taken for one that never ends. */
const PATIENCE = 30;
const AT_LEAST = 200_000;

/** Milliseconds: what waits this much longer than usual waits for ever. */
const LEAST_WAIT = 2000;

class Endless extends Error {}

async function within(milliseconds: number, running: void | PromiseLike<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(
    () => late.reject(new Endless(`still waiting after ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    await Promise.race([running, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const job: Job = JSON.parse(readFileSync(process.env.QUESTHALL_MUTATION as string, 'utf8'));
const noticed = new Set<number>(job.noticed);
const only = job.only && new Set(job.only);

let active = 0;
let reached = new Set<number>();
let turns = 0;
let most = Number.POSITIVE_INFINITY;

(globalThis as { [name: string]: unknown })[SWITCH] = {
  on(id: number): boolean {
    if (active === 0) reached.add(id);
    return active === id;
  },
  turn(): void {
    turns += 1;
    if (turns > most) throw new Endless(`more than ${most} turns`);
  },
};

const note = (entry: Note): void => appendFileSync(job.notes, `${JSON.stringify(entry)}\n`);

export default class MutationRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const name = `${test.file.name} > ${test.name}`;
    if (only && !only.has(name)) return;
    const run = TestRunner.getTestFn(test);
    note({ kind: 'loaded', ids: [...reached] });
    [active, reached, turns, most] = [0, new Set(), 0, Number.POSITIVE_INFINITY];
    const started = performance.now();
    await run();
    const ms = performance.now() - started;
    const [seen, usual] = [reached, turns];
    note({ kind: 'reached', test: name, ms, ids: [...seen] });
    reached = new Set();
    if (!only && ms > job.most) return;
    for (const id of seen) {
      if (noticed.has(id)) continue;
      note({ kind: 'trying', id, test: name });
      [active, turns, most] = [id, 0, usual * PATIENCE + AT_LEAST];
      try {
        await within(LEAST_WAIT + ms * PATIENCE, run());
      } catch {
        noticed.add(id);
        note({ kind: 'noticed', id, test: name });
      }
      [active, most] = [0, Number.POSITIVE_INFINITY];
    }
    note({ kind: 'done', test: name });
    reached = new Set();
  }
}

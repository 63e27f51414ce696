/** Runs the tests against all mutants: the quick tests first, then slower and slower ones for what is left. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job, Note } from './job.ts';
import type { Weaving } from './plan.ts';

export interface Result {
  /** Tests that reach the mutant. */
  reachedBy: number;
  /** It runs while files are loaded: then it is data, which cannot be switched. */
  loading: boolean;
  /** The test that noticed it. */
  noticedBy: string | undefined;
}

/** Milliseconds: the tests are tried in this order, by how long they take. */
const PASSES = [
  { name: 'quick', most: 150 },
  { name: 'slower', most: 1500 },
  { name: 'slowest', most: Number.POSITIVE_INFINITY },
] as const;
/** Without a note for this long, a mutant is taken for one that never ends. */
const STILL_MS = 120_000;
/** Before the first note the tests are being loaded, which takes long on a busy machine. */
const LOADING_MS = 900_000;

export async function hunt(
  weaving: Weaving,
  tests: readonly string[],
  say: (line: string) => void,
): Promise<ReadonlyMap<number, Result>> {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-mutation-'));
  try {
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(weaving));
    return await huntIn(folder, weaving, tests, say);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function huntIn(
  folder: string,
  weaving: Weaving,
  tests: readonly string[],
  say: (line: string) => void,
): Promise<ReadonlyMap<number, Result>> {
  const results = new Map<number, Result>(
    weaving.mutants.map(({ id }) => [id, { reachedBy: 0, loading: false, noticedBy: undefined }]),
  );
  /** How long each test takes that no pass has tried yet; nothing before the first pass. */
  let waiting: readonly (readonly [test: string, ms: number])[] | undefined;
  for (const { name, most } of PASSES) {
    const only: readonly string[] | undefined = waiting?.filter(([, ms]) => ms <= most).map(([test]) => test);
    for (;;) {
      const noticed = [...results].filter(([, { noticedBy }]) => noticedBy !== undefined).map(([id]) => id);
      if (noticed.length === results.size || only?.length === 0) break;
      const notes = await runOnce(folder, { only, most, noticed }, tests);
      take(notes, results, only === undefined);
      if (only === undefined) {
        waiting = notes.flatMap((entry) =>
          entry.kind === 'reached' ? [[entry.test, entry.ms] as const] : [],
        );
      }
      const stuck = stuckAt(notes);
      if (stuck === undefined) break;
      const result = results.get(stuck.id);
      if (result) result.noticedBy = `${stuck.test} (never ends)`;
    }
    waiting = waiting?.filter(([, ms]) => ms > most);
    const left = [...results.values()].filter(({ noticedBy }) => noticedBy === undefined).length;
    say(`after the ${name} tests ${left} of ${results.size} are left`);
  }
  return results;
}

function take(notes: readonly Note[], results: ReadonlyMap<number, Result>, isFirst: boolean): void {
  const each = (ids: readonly number[], change: (result: Result) => void): void => {
    for (const id of ids) {
      const result = results.get(id);
      if (result) change(result);
    }
  };
  for (const entry of notes) {
    if (entry.kind === 'loaded') {
      each(entry.ids, (result) => {
        result.loading = true;
      });
    }
    if (entry.kind === 'reached' && isFirst) {
      each(entry.ids, (result) => {
        result.reachedBy += 1;
      });
    }
    if (entry.kind === 'noticed') {
      each([entry.id], (result) => {
        result.noticedBy = entry.test;
      });
    }
  }
}

/** The mutant that was being tried when the process was ended, if it was. */
function stuckAt(notes: readonly Note[]): { id: number; test: string } | undefined {
  const last = notes.at(-1);
  return last?.kind === 'trying' ? last : undefined;
}

async function runOnce(
  folder: string,
  job: Omit<Job, 'notes'>,
  tests: readonly string[],
): Promise<readonly Note[]> {
  const notes = join(folder, 'notes');
  const jobFile = join(folder, 'job.json');
  writeFileSync(notes, '');
  writeFileSync(jobFile, JSON.stringify({ ...job, notes }));
  const output = await runChild([join(folder, 'plan.json'), ...tests], jobFile, notes);
  const entries = readFileSync(notes, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Note => JSON.parse(line));
  // A test file that cannot be loaded says so, and its tests notice nothing.
  if (entries.length === 0 || output !== '') throw new Error(`not all tests were run:\n${output}`);
  return entries;
}

/** Ends a child that stands still. Resolves with what it said. */
function runChild(args: readonly string[], jobFile: string, notes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'run-tests.ts');
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, QUESTHALL_MUTATION: jobFile, CI: 'true', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    child.stdout.on('data', (data) => said.push(String(data)));
    child.stderr.on('data', (data) => said.push(String(data)));
    const watch = setInterval(() => {
      const { size, mtimeMs } = statSync(notes);
      if (Date.now() - mtimeMs > (size === 0 ? LOADING_MS : STILL_MS)) child.kill('SIGKILL');
    }, 1000);
    child.on('error', reject);
    child.on('close', () => {
      clearInterval(watch);
      resolve(said.join(''));
    });
  });
}

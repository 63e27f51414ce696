import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkRules } from '../../apps/cli/src/rules-check.ts';
import { checkHouse, readFiles } from '../check-house.ts';
import { ensureChromium } from '../chromium.ts';
import { buildStalePage, buildStaleScenes } from '../launcher/page.mjs';
import { CACHE } from '../launcher/paths.mjs';
import type { Outcome } from './command.ts';
import { ROOT, runTool } from './command.ts';
import type { Result, Step } from './step.ts';
import { fromOutcome, single } from './step.ts';
import { hasTests, runProject } from './vitest.ts';

function configurations(): string[] {
  const found = globSync(['tsconfig*.json', 'apps/*/tsconfig*.json', 'bench/tsconfig.json'], { cwd: ROOT });
  const bench = existsSync(join(ROOT, 'bench', 'node_modules'));
  return found.filter((path) => !path.includes('base') && (bench || !path.startsWith('bench'))).sort();
}

/** What has not changed is not checked again: the compiler keeps what it found beside the other notes. */
function checkTypes(path: string): Promise<Outcome> {
  const kept = join(CACHE, 'types', `${path.replaceAll(/[\\/]/g, '-')}.tsbuildinfo`);
  return runTool('typescript', ['--project', path, '--incremental', '--tsBuildInfoFile', kept]);
}

async function types(): Promise<Result> {
  const paths = configurations();
  const outcomes = await Promise.all(paths.map(checkTypes));
  const output = outcomes.map((outcome) => outcome.output).join('');
  return single(
    outcomes.every(({ code }) => code === 0),
    output,
    `${paths.length} configurations`,
  );
}

async function lint(): Promise<Result> {
  const colors = process.stdout.isTTY ? 'force' : 'off';
  return fromOutcome(await runTool('@biomejs/biome', ['ci', '--error-on-warnings', `--colors=${colors}`]));
}

async function unused(): Promise<Result> {
  return fromOutcome(await runTool('knip', ['--no-progress']));
}

function house(): Result {
  const files = readFiles(ROOT);
  const findings = checkHouse(files).map(({ file, line, message }) => `${file}:${line} ${message}\n`);
  return single(findings.length === 0, findings.join(''), `${files.size} files`);
}

function gamesWithRules(): string[] {
  return globSync('games/*/RULES.md', { cwd: ROOT }).map((path) => join(ROOT, dirname(path)));
}

function rules(): Result {
  const reports = gamesWithRules().map(checkRules);
  const lines = reports.flatMap(({ game, untested, unknown, unlisted }) => [
    ...untested.map((id) => `${game}: ${id} of RULES.md has no test\n`),
    ...unknown.map(({ id, file }) => `${game}: ${file} names ${id}, which RULES.md lacks\n`),
    ...unlisted.map((id) => `${game}: ${id} of the ledger is not in RULES.md\n`),
  ]);
  const note = reports.map((report) => `${report.game} ${report.rules.length} rules`).join(', ');
  return single(lines.length === 0, lines.join(''), note);
}

const inChromium = (project: string): Pick<Step, 'programs' | 'prepare' | 'run'> => ({
  programs: () => [ensureChromium()],
  prepare: () => {
    buildStalePage(process.execPath);
    buildStaleScenes(process.execPath);
  },
  run: () => runProject(project, { CHROMIUM_PATH: ensureChromium() }),
});

export function allSteps(): Step[] {
  const HOSTS = 'apps/{server,cli}/test/**/*.test.ts';
  return [
    { name: 'types', exists: true, run: types },
    { name: 'lint', exists: true, run: lint },
    { name: 'house', exists: true, run: house },
    { name: 'unused', exists: true, run: unused },
    // The ledger it compares with lies beside the clone.
    { name: 'rules', exists: gamesWithRules().length > 0, readsOutside: true, run: rules },
    { name: 'unit', exists: true, lane: 'pure', run: () => runProject('unit') },
    {
      name: 'laws',
      exists: hasTests('{packages,games}/*/test/**/*laws.test.ts'),
      lane: 'pure',
      run: () => runProject('laws'),
    },
    { name: 'server', exists: hasTests(HOSTS), lane: 'hosts', run: () => runProject('server') },
    {
      name: 'browser',
      exists: hasTests('apps/web/test/**/*.browser.test.ts'),
      lane: 'page',
      ...inChromium('browser'),
    },
    {
      name: 'nightly',
      exists: hasTests('apps/web/test/**/*.nightly.test.ts'),
      lane: 'page',
      onRequest: true,
      ...inChromium('nightly'),
    },
  ];
}

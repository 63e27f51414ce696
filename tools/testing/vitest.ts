import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT, runTool } from './command.ts';
import type { Result } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  readonly name: string;
  readonly assertionResults: readonly {
    readonly title: string;
    readonly fullName: string;
    readonly status: string;
    readonly duration?: number;
  }[];
}

export function hasTests(...patterns: readonly string[]): boolean {
  return globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] }).length > 0;
}

/** Runs one project of vitest.config.ts. A file that cannot be loaded fails no test but fails the run: it counts as one. */
export async function runProject(project: string, env: NodeJS.ProcessEnv = {}): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-test-'));
  const file = join(folder, 'report.json');
  const args = [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { code, output } = await runTool('vitest', args, env);
  try {
    const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
    const idle = report.numPendingTests + report.numTodoTests;
    const failed = report.numFailedTests + idle;
    return {
      passed: report.numPassedTests,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      note: `${report.numPassedTests} tests in ${report.testResults.length} files${idle > 0 ? `, ${idle} skipped` : ''}`,
      output: `${output}${howToRunAlone(project, report)}`,
      timed: report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ fullName, duration = 0 }) => ({ name: fullName, seconds: duration / 1000 })),
      ),
    };
  } catch {
    return { passed: 0, failed: 1, note: 'no report', output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the shell finds may be older than what these tests run with. */
const VITEST =
  process.env.npm_node_execpath === process.execPath
    ? 'npx vitest'
    : `${process.execPath} node_modules/vitest/vitest.mjs`;

/** For each test that failed, the command that runs just that one. */
function howToRunAlone(project: string, { testResults }: VitestReport): string {
  const commands = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ title }) =>
          `  ${VITEST} run --project ${project} ${relative(ROOT, name)} -t '${asPattern(title)}'\n`,
      ),
  );
  return commands.length === 0 ? '' : `\nTo run just what failed:\n${commands.join('')}`;
}

/** Vitest reads names as patterns; quotes would end the word in a shell. */
const asPattern = (title: string): string => title.replace(/[[\](){}.*+?^$|\\']/g, '.');

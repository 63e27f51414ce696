import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runTool } from './command.ts';
import type { Result } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly unknown[];
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
      output,
    };
  } catch {
    return { passed: 0, failed: 1, note: 'no report', output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

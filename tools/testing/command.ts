import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a command to its end and keeps what it said, both streams in the order they came. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: undefined, NO_COLOR: '1' };
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...color, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const output = (): string => Buffer.concat(chunks).toString('utf8');
    child.on('error', (error) => resolve({ code: 1, output: `${output()}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}

/** Runs a program of an installed package: its script by its path, in this Node, so that no shell and no PATH is involved. */
export function runTool(pkg: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const folder = join(ROOT, 'node_modules', pkg);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(manifest);
  const name = pkg === 'typescript' ? 'tsc' : (pkg.split('/').at(-1) ?? pkg);
  const script = typeof bin === 'string' ? bin : bin[name];
  if (script === undefined) throw new Error(`${pkg} has no program ${name}`);
  return run(process.execPath, [join(folder, script), ...args], env);
}

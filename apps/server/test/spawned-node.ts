/** A node in a process of its own, ended with the test. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export async function spawnNode(database: string): Promise<{ child: ChildProcess; port: number }> {
  const script = fileURLToPath(new URL('./node-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, database], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  for await (const line of createInterface(child.stdout)) {
    const port = /^port (\d+)$/.exec(line)?.[1];
    if (port) return { child, port: Number(port) };
  }
  throw new Error('the node did not start');
}

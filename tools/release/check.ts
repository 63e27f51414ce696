/** Installs the package in an empty folder, as a stranger would, and uses it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { npmCommand, quietly } from '../launcher/run.mjs';

const COMMAND = join('node_modules', 'questhall', 'tools', 'questhall.mjs');

/** Serves, opens the page, and stops. Returns the milliseconds until it served. */
async function serveOnce(folder: string): Promise<number> {
  const began = performance.now();
  const args = [COMMAND, 'serve', '--port', '0', '--host', '127.0.0.1', '--log', 'json'];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      const [address] = /http:\/\/[\w.:[\]]+/.exec(line) ?? [];
      if (address === undefined) continue;
      const took = performance.now() - began;
      const page = await (await fetch(address)).text();
      const [script = ''] = /assets\/[\w-]+\.js/.exec(page) ?? [];
      const loaded = await fetch(new URL(script, address));
      const health = await fetch(new URL('healthz', address));
      if (!loaded.ok || !health.ok) throw new Error(`the installed page does not load: ${script}`);
      return took;
    }
    throw new Error('the installed server ended before it served');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

export async function checkPackage(tarball: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-installed-'));
  try {
    quietly('npm install', npmCommand(['install', '--no-audit', '--no-fund', tarball]), folder);
    const run = (...args: string[]): string =>
      quietly(`questhall ${args.join(' ')}`, [process.execPath, [COMMAND, ...args]], folder);
    run('games');
    run('simulate', 'brawl', '--games', '2');
    run('rules', 'brawl', 'reaction');
    return `serves ${Math.round(await serveOnce(folder))} ms after its start`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs the package in an empty folder, as a stranger would, and uses it: with the Node that runs this, or another. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { npmCommand, quietly } from '../launcher/run.mjs';

const COMMAND = join('node_modules', 'questhall', 'tools', 'questhall.mjs');

/** The first option of each question, some times. */
const ANSWERS = '1\n'.repeat(5);

interface Installed {
  readonly node: string;
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Serves, opens the page, and stops. Returns the milliseconds from its start to the first page with its script. */
async function serveOnce({ node, folder, env }: Installed): Promise<number> {
  const began = performance.now();
  const args = [COMMAND, 'serve', '--port', '0', '--host', '127.0.0.1', '--log', 'json'];
  const server = spawn(node, args, {
    ...{ cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  const ended = once(server, 'exit');
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      const [address] = /http:\/\/[\w.:[\]]+/.exec(line) ?? [];
      if (address === undefined) continue;
      const page = await (await fetch(address)).text();
      const [script = ''] = /assets\/[\w-]+\.js/.exec(page) ?? [];
      const loaded = await fetch(new URL(script, address));
      await loaded.arrayBuffer();
      const took = performance.now() - began;
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

/** The Nodes to try it with: this one, and the one a shell finds, where that is another. */
export function nodesToTry(): readonly string[] {
  const { stdout } = spawnSync('node', ['-p', 'process.execPath'], { encoding: 'utf8' });
  return [...new Set([process.execPath, stdout?.trim() || process.execPath])];
}

/** What was seen, as a line. */
export async function checkPackage(tarball: string, node: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-installed-'));
  const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) };
  try {
    const began = performance.now();
    const [, install] = npmCommand(['install', '--no-audit', '--no-fund', tarball]);
    quietly('npm install', [node, install], folder, env);
    const installed = (performance.now() - began) / 1000;
    const run = (...args: string[]): string =>
      quietly(`questhall ${args.join(' ')}`, [node, [COMMAND, ...args]], folder, env);
    const play = [COMMAND, 'play', 'brawl', '--bots', 'random', '--save', 'match.json'];
    const played = spawnSync(node, play, { cwd: folder, env: { ...process.env, ...env }, input: ANSWERS });
    if (played.status !== 0) throw new Error(`the installed game cannot be played: ${played.stderr}`);
    const version = quietly('node --version', [node, ['--version']], folder).trim();
    run('games');
    run('rules', 'brawl', 'reaction');
    run('replay', 'match.json');
    run('simulate', 'brawl', '--games', '2');
    const firstPage = Math.round(await serveOnce({ node, folder, env }));
    run('upgrade', '--check');
    return `Node ${version}: installed in ${installed.toFixed(1)} s, plays, replays, simulates; first page ${firstPage} ms after its start`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

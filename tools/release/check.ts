/** Installs the package in an empty folder, as a stranger would, and uses it: with the Node that runs this, or another. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { GAMES } from '@questhall/games';
import { ROOT } from '../launcher/paths.mjs';
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

/** How each command is tried, in this order: a match has been played into match.json, and a hall has been open in ./data. */
export const TRIALS: readonly (readonly [command: string, ...words: string[]])[] = [
  ['games'],
  ['replay', 'match.json'],
  ['referee', 'match.json', '--brief'],
  ['verify', 'match.json'],
  ['review', 'match.json'],
  ['show', 'match.json', '--at', '1'],
  ['rules', 'brawl', 'reaction'],
  ['simulate', 'brawl', '--games', '2'],
  ['balance', 'brawl', '--games', '2'],
  ['fuzz', 'brawl', '--games', '1', '--allow-unused'],
  ['strength', 'brawl', '--games', '2', '--iterations', '2'],
  ['watch', 'brawl', '--games', '1', '--iterations', '2', '--chances'],
  ['hints', 'brawl', '--positions', '1', '--times', '1'],
  ['content', 'pug-quest', 'hero.json'],
  ['lab', 'pug-quest', 'hero.json', '--games', '2', '--bots', 'random'],
  ['new-game', 'skirmish', '--root', 'clone'],
  ['upgrade', '--check'],
  ['quarantine'],
  ['admin', 'list'],
  ['backup', 'hall.backup'],
  ['backup', 'hall.backup', '--verify'],
  ['restore', 'hall.backup', '--data', 'restored'],
  ['copy', 'data', 'copied'],
  // These want a table, or minutes.
  ['bot', '--help'],
  ['torture', '--help'],
];

/** A hero as the box has one, and a clone as far as a new game needs it. */
async function prepare(folder: string): Promise<void> {
  const [made] = GAMES['pug-quest'].creations;
  const bench = await made?.bench();
  writeFileSync(join(folder, 'hero.json'), JSON.stringify(bench?.box[0]?.draft));
  mkdirSync(join(folder, 'clone', 'games'), { recursive: true });
  copyFileSync(join(ROOT, 'games', 'list.ts'), join(folder, 'clone', 'games', 'list.ts'));
}

/** 1: it has found something, which is its work. */
function tried({ node, folder, env }: Installed, words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(node, [COMMAND, ...words], {
    ...{ cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 1 << 26 },
  });
  // What a program throws is no finding.
  const broke = /\n {4}at .*\(?(node:|file:|\/)/.test(stderr);
  if ((status !== 0 && status !== 1) || stdout === '' || broke)
    throw new Error(`questhall ${words.join(' ')} ends with ${status}: ${stdout}${stderr}`);
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
    const play = [COMMAND, 'play', 'brawl', '--bots', 'random', '--save', 'match.json'];
    const played = spawnSync(node, play, { cwd: folder, env: { ...process.env, ...env }, input: ANSWERS });
    if (played.status !== 0) throw new Error(`the installed game cannot be played: ${played.stderr}`);
    const version = quietly('node --version', [node, ['--version']], folder).trim();
    const firstPage = Math.round(await serveOnce({ node, folder, env }));
    await prepare(folder);
    for (const words of TRIALS) tried({ node, folder, env }, words);
    const tries = `${new Set(TRIALS.map(([command]) => command)).size + 2} commands work`;
    return `Node ${version}: installed in ${installed.toFixed(1)} s, ${tries}; first page ${firstPage} ms after its start`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

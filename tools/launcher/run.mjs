import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';

/** @param {string} message */
export function say(message) {
  process.stderr.write(`questhall: ${message}\n`);
}

/**
 * How to call the npm that called us, or else the one of this Node. npm is a script of Node everywhere, so no shell is needed.
 *
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand(args) {
  const ours = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(ours) && existsSync(ours)) return [process.execPath, [ours, ...args]];
  const folder = dirname(process.execPath);
  const scripts = [
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const script = scripts.find((path) => existsSync(path));
  return script === undefined ? ['npm', args] : [process.execPath, [script, ...args]];
}

/**
 * Runs a command without showing what it says, unless it fails: then all of it is shown and the launcher ends.
 *
 * @param {string} what for the message
 * @param {[command: string, args: string[]]} command
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env more of the environment
 * @returns {string} its standard output
 */
export function quietly(what, [command, args], cwd, env = {}) {
  const done = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (done.status === 0) return done.stdout;
  process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}`);
  say(`${what} failed${done.error ? `: ${done.error.message}` : ''}`);
  process.exit(done.status || 1);
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Hands terminal, signals and exit code over to the real program. A Ctrl+C at a terminal reaches the whole process group by
 * itself; sending it on would interrupt the program twice.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<never>}
 */
export function become(command, args) {
  return new Promise(() => {
    const child = spawn(command, args, { stdio: 'inherit' });
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
      });
    }
    child.on('error', (error) => {
      say(`${command}: ${error.message}`);
      process.exit(1);
    });
    child.on('exit', (code, signal) => {
      process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, quietly, say } from './run.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 */

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what the lock file asks for. npm itself writes down what it installed, so this also holds after
 * a plain `npm install`. Optional packages may be missing: most are for other platforms.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = readLock(join(folder, 'package-lock.json'));
  const present = readLock(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages).every(([path, want]) => {
    if (!path.includes('node_modules/') || want.optional || want.devOptional) return true;
    const have = present.packages[path];
    return (
      have !== undefined && (want.link ? have.resolved === want.resolved : have.version === want.version)
    );
  });
}

/**
 * @param {string} folder
 * @param {string} what for the message
 */
export function installMissing(folder, what) {
  if (isInstalled(folder)) return;
  say(`installing ${what}, this takes a moment…`);
  // Not `ci`: it begins by emptying node_modules, which a server or a test may be using.
  // The page is built and the tests run on this machine, so the tools are wanted whatever NODE_ENV says.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  quietly('npm install', npmCommand(args), folder);
}

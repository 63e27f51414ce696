import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';
import { quietly, say } from './run.mjs';

const WEB = join(ROOT, 'apps', 'web');
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test-results']);

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/**
 * A fingerprint of all that goes into the page. Contents, not times: a fresh checkout has no meaningful times.
 *
 * @param {boolean} withTests
 */
function fingerprint(withTests) {
  const hash = createHash('sha256');
  const folders = ['apps/web', 'packages', 'games']
    .map((name) => join(ROOT, name))
    .filter((path) => existsSync(path));
  const files = folders
    .flatMap(filesUnder)
    .map((file) => relative(ROOT, file))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => withTests || !/^\w+[\\/][^\\/]+[\\/]test[\\/]/.test(file))
    .sort();
  for (const file of [...files, 'package-lock.json']) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} note
 * @returns {string | undefined}
 */
function builtFrom(note) {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Builds apps/web into a folder, unless that was built from the very same sources.
 *
 * @param {string} node
 * @param {{ name: string, folder: string, withTests: boolean, env?: NodeJS.ProcessEnv }} what
 * @returns {string} the folder
 */
function buildStale(node, { name, folder, withTests, env = {} }) {
  const note = join(CACHE, `${name.replaceAll(' ', '-')}.built`);
  const now = fingerprint(withTests);
  if (existsSync(folder) && builtFrom(note) === now) return folder;
  say(`building the ${name}…`);
  const vite = createRequire(join(WEB, 'package.json')).resolve('vite/package.json');
  const args = ['build', '--logLevel=warn', '--outDir', folder, '--emptyOutDir'];
  const command = [join(dirname(vite), 'bin', 'vite.js'), ...args];
  quietly('vite build', [node, command], WEB, { NODE_ENV: 'production', ...env });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(note, now);
  return folder;
}

/**
 * The page that people open.
 *
 * @param {string} node
 */
export const buildStalePage = (node) =>
  buildStale(node, { name: 'page', folder: join(WEB, 'dist'), withTests: false });

/**
 * The page with the scenes that tests look at.
 *
 * @param {string} node
 */
export const buildStaleScenes = (node) =>
  buildStale(node, {
    name: 'test scenes',
    folder: join(CACHE, 'scenes'),
    withTests: true,
    env: { QUESTHALL_SCENES: '1' },
  });

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';
import { quietly, say } from './run.mjs';

const WEB = join(ROOT, 'apps', 'web');
const BUILT_FROM = join(CACHE, 'page');
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test']);

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

/** A fingerprint of all that goes into the page. Contents, not times: a fresh checkout has no meaningful times. */
function fingerprint() {
  const hash = createHash('sha256');
  const folders = ['apps/web', 'packages', 'games']
    .map((name) => join(ROOT, name))
    .filter((path) => existsSync(path));
  const files = folders.flatMap(filesUnder).sort();
  for (const file of [...files, join(ROOT, 'package-lock.json')]) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @returns {string | undefined} */
function builtFrom() {
  try {
    return readFileSync(BUILT_FROM, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Builds apps/web unless apps/web/dist was built from the very same sources.
 *
 * @param {string} node
 */
export function buildStalePage(node) {
  if (!existsSync(join(WEB, 'package.json'))) return;
  const now = fingerprint();
  if (existsSync(join(WEB, 'dist', 'index.html')) && builtFrom() === now) return;
  say('building the page…');
  const vite = createRequire(join(WEB, 'package.json')).resolve('vite/package.json');
  quietly('vite build', [node, [join(dirname(vite), 'bin', 'vite.js'), 'build', '--logLevel=warn']], WEB);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(BUILT_FROM, now);
}

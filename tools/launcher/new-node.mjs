import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';
import { npmCommand, quietly, say } from './run.mjs';

/** The oldest that runs TypeScript as it is, and the one to fetch where it is missing. */
const OLDEST = 24;
const FETCHED = 26;
const REMEMBERED = join(CACHE, `node${FETCHED}`);

/** @returns {string | undefined} */
function rememberedNode() {
  try {
    const path = readFileSync(REMEMBERED, 'utf8').trim();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The path of a Node that runs TypeScript as it is: this one if it is new enough, else one from the npm registry.
 *
 * @returns {string}
 */
export function newNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return process.execPath;
  const known = rememberedNode();
  if (known !== undefined) return known;
  say(`this is Node ${process.versions.node}; fetching Node ${FETCHED} from the npm registry…`);
  const args = [
    'exec',
    '--yes',
    '--loglevel=error',
    `--package=node@${FETCHED}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  ];
  const path = quietly(`fetching Node ${FETCHED}`, npmCommand(args), ROOT).trim();
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(REMEMBERED, `${path}\n`);
  } catch {
    // Installed by somebody else: npm has it in a cache of its own, and is asked again next time.
  }
  return path;
}

/** The page as it is built for people, for the tests to open. */
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Builds the page, or with `scenes` the page of test scenes, into a new folder. */
export async function buildPage(what: 'page' | 'scenes'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-web-'));
  await promisify(execFile)(
    process.execPath,
    [VITE, 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: WEB,
      env: { ...process.env, NODE_ENV: 'production', ...(what === 'scenes' && { QUESTHALL_SCENES: '1' }) },
    },
  );
  return folder;
}

/** Everything a check can read, in one hash: two runs with the same fingerprint give the same result. */
import { spawnSync } from 'node:child_process';
import type { Hash } from 'node:crypto';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What npm wrote down about the packages that are installed; git ignores it. */
const INSTALLED = ['node_modules/.package-lock.json', 'bench/node_modules/.package-lock.json'];

/** Variables that change what programs do, or which programs are found. */
const VARIABLES = ['PATH', 'NODE_ENV', 'NODE_OPTIONS', 'TZ', 'LANG', 'LC_ALL'];

/** Files that git follows, and new ones that it does not ignore; undefined: this is no clone. */
function filesOf(root: string): readonly string[] | undefined {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (listed.status !== 0) return undefined;
  const paths = listed.stdout.split('\0').filter((path) => path !== '');
  return [...new Set([...paths, ...INSTALLED])].sort();
}

function addFile(hash: Hash, path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) hash.update('missing');
  else if (found.isSymbolicLink()) hash.update(`link ${readlinkSync(path)}`);
  else if (found.isFile())
    hash.update(`file ${found.mode & 0o111} ${found.size} `).update(readFileSync(path));
}

/** `programs`: paths of programs from outside that the check runs. */
export function fingerprint(root: string, programs: readonly string[] = []): string | undefined {
  const files = filesOf(root);
  if (files === undefined) return undefined;
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`\0${file}\0`);
    addFile(hash, join(root, file));
  }
  for (const program of [process.execPath, ...programs]) {
    const { size = 0, mtimeMs = 0 } = statSync(program, { throwIfNoEntry: false }) ?? {};
    hash.update(`\0${program} ${size} ${mtimeMs}`);
  }
  hash.update(`\0${process.version} ${process.platform} ${process.arch}`);
  for (const name of VARIABLES) hash.update(`\0${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

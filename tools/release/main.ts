/**
 * `npm run release [version]`: keeps the rules of this version for ever, makes the package, and tries it in an empty folder. With a
 * version, everything takes that number first; the changelog must tell of it. What it changed is yours to commit and tag.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../launcher/paths.mjs';
import { npmCommand, quietly } from '../launcher/run.mjs';
import { checkPackage, nodesToTry } from './check.ts';
import { writePackage } from './package.ts';
import { releaseRules } from './rules.ts';

/** What npm says of what it packed. */
interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}

const began = performance.now();
const [wanted] = process.argv.slice(2);
const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
if (wanted !== undefined) {
  if (!changelog.includes(`\n## ${wanted}\n`)) {
    console.error(`CHANGELOG.md says nothing under "## ${wanted}".`);
    process.exit(2);
  }
  const everywhere = [
    '--workspaces',
    '--include-workspace-root',
    '--no-git-tag-version',
    '--allow-same-version',
  ];
  quietly('npm version', npmCommand(['version', wanted, ...everywhere]), ROOT);
}

const fresh = await releaseRules();
console.log(fresh.length === 0 ? 'All rules were released before.' : `Rules released: ${fresh.join(', ')}.`);
const folder = join(CACHE, 'package');
writePackage(folder, join(ROOT, 'apps', 'web', 'dist'));
const packed = quietly('npm pack', npmCommand(['pack', '--json']), folder);
const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(packed) as [Packed];
const tarball = join(folder, filename);
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
console.log(
  `${tarball}: ${megabytes(size)} packed, ${megabytes(unpackedSize)} unpacked, ${entryCount} files`,
);
for (const node of nodesToTry()) console.log(await checkPackage(tarball, node));
console.log(`Released in ${((performance.now() - began) / 1000).toFixed(0)} s.`);

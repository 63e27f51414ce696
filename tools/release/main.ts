/**
 * `npm run release [version]`: keeps the rules of this version for ever, makes the package, and tries it in an empty folder. With a
 * version, everything takes that number first; the changelog must tell of it. What it changed is yours to commit and tag.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../launcher/paths.mjs';
import { npmCommand, quietly } from '../launcher/run.mjs';
import { checkPackage } from './check.ts';
import { writePackage } from './package.ts';
import { releaseRules } from './rules.ts';

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
const [{ filename }] = JSON.parse(packed) as [{ readonly filename: string }];
const tarball = join(folder, filename);
const size = (statSync(tarball).size / 1_000_000).toFixed(1);
console.log(`${tarball}: ${size} MB; ${await checkPackage(tarball)}.`);

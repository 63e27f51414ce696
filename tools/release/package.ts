/** The package as it is installed: sources as JavaScript, the built page, rules of every release, and nothing that builds. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../launcher/paths.mjs';
import type { FileOf } from './javascript.ts';
import { asJavaScript } from './javascript.ts';
import { billOf, licencesText, thirdParties } from './third-parties.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly engines?: { readonly [engine: string]: string };
  readonly exports?: { readonly [entry: string]: string };
  readonly dependencies?: { readonly [name: string]: string };
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/** Our own packages that are installed, by folder. */
const FOLDERS = [
  ...globSync('packages/*', { cwd: ROOT }).map((folder) => folder.replaceAll('\\', '/')),
  'games',
  'apps/server',
  'apps/cli',
] as const;

const SOURCES = [
  '{packages/*,apps/server,apps/cli}/src/**/*.ts',
  'games/*.ts',
  'games/*/*.ts',
  'games/*/{src,referee}/**/*.ts',
] as const;

/** Taken as they are. */
const AS_THEY_ARE = [
  'games/released/*/*.js',
  'games/*/RULES.md',
  '{packages/*,apps/server,apps/cli}/src/**/*.{json,txt}',
  'games/**/*.json',
  'apps/{server,cli}/package.json',
  // What `new-game` copies, and programs that play.
  'packages/testkit/{src/toy*.ts,test/toy.test.ts,test/golden/toy.txt,cover.svg,README.md}',
  'docs/{bots.md,bots/*}',
  'tools/launcher/{new-node,paths,run}.mjs',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
] as const;

/** `@questhall/games/brawl` is `games/brawl/src/index.ts`. */
function entries(): FileOf {
  const known = FOLDERS.map((folder) => ({ folder, manifest: manifestIn(folder) }));
  return (specifier) => {
    const own = known.find(
      ({ manifest: { name } }) => specifier === name || specifier.startsWith(`${name}/`),
    );
    if (own === undefined) return undefined;
    const wanted = `.${specifier.slice(own.manifest.name.length)}`;
    for (const [entry, path] of Object.entries(own.manifest.exports ?? {})) {
      const [head = '', tail] = entry.split('*');
      const fits = tail === undefined ? wanted === entry : wanted.startsWith(head) && wanted.endsWith(tail);
      if (!fits) continue;
      const star = tail === undefined ? '' : wanted.slice(head.length, wanted.length - tail.length);
      if (star.includes('/')) continue;
      return join(own.folder, path.replace('*', star)).replaceAll('\\', '/');
    }
    throw new Error(`${specifier} is exported by nobody`);
  };
}

function dependencies(): { readonly [name: string]: string } {
  const wanted = FOLDERS.flatMap((folder) => Object.entries(manifestIn(folder).dependencies ?? {}));
  const others = wanted.filter(([name]) => !name.startsWith('@questhall/'));
  return Object.fromEntries(others.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const COMMAND = `#!/usr/bin/env node
// Plain JavaScript for any Node: where this is too old, it fetches a newer one, which runs this file again.
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newNode } from './launcher/new-node.mjs';
import { CACHE } from './launcher/paths.mjs';
import { become } from './launcher/run.mjs';

const node = newNode();
if (node !== process.execPath) await become(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
// Beside what is installed, so that nobody but its owner can write there. Where it cannot be written, all starts without.
module.enableCompileCache(join(CACHE, 'compiled'));
await import('../apps/cli/src/main.js');
`;

/** Writes it into a folder that is empty then. */
export function writePackage(folder: string, page: string): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const fileOf = entries();
  const found = (patterns: readonly string[]): readonly string[] =>
    globSync([...patterns], { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
  for (const file of found(SOURCES)) write(file.replace(/\.ts$/, '.js'), asJavaScript(ROOT, file, fileOf));
  for (const file of found(AS_THEY_ARE)) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  cpSync(page, join(folder, 'apps', 'web', 'dist'), { recursive: true });
  write('tools/questhall.mjs', COMMAND);
  const { name, version, description, license, engines } = manifestIn('.');
  const manifest = {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { questhall: 'tools/questhall.mjs' },
    dependencies: dependencies(),
  };
  const parties = thirdParties();
  write('THIRD-PARTY-LICENCES.txt', licencesText(parties));
  write('sbom.json', billOf(version, parties));
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

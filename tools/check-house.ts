// Import directions, also between the folders of the page, import cycles, the purity of rules code, guarded listeners,
// checks switched off in a comment, texts that cannot be translated, colours and spaces without a name, classes without a
// use, complete lock files.
// Part of `npm test`; alone: node tools/check-house.ts
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { unusedClasses } from './house/classes.ts';
import { importCycles } from './house/cycles.ts';
import type { Package } from './house/directions.ts';
import { packageDirOf, wrongDirections } from './house/directions.ts';
import type { Finding } from './house/finding.ts';
import { wrongFolders } from './house/folders.ts';
import { unguarded } from './house/listeners.ts';
import { lockFindings } from './house/lock.ts';
import { impurities } from './house/purity.ts';
import { readSource } from './house/source.ts';
import { literalStyles } from './house/styles.ts';
import { suppressions } from './house/suppressions.ts';
import { bareTexts } from './house/texts.ts';

/** Paths with forward slashes, relative to the root of the repository, and their text. */
export type Files = ReadonlyMap<string, string>;

/** Where one listener serves many; torture is a tool that runs by itself. */
const SERVING = /^apps\/server\/src\/(?!torture\/)/;

const PURE = /^(?:packages\/(?:kernel|geometry|bots)|games\/[^/]+)\/src\//;

function readPackage(path: string, text: string): Package {
  const { name, exports = {} }: { name: string; exports?: string | Record<string, unknown> } =
    JSON.parse(text);
  const entries = typeof exports === 'string' ? ['.'] : Object.keys(exports);
  return { name, dir: posix.dirname(path), entries: entries.map((entry) => posix.join(name, entry)) };
}

export function checkHouse(files: Files): Finding[] {
  const named = (name: RegExp) => [...files].filter(([path]) => name.test(path));
  const sources = named(/\.(?:ts|tsx|mjs)$/).map(([path, text]) => readSource(path, text));
  const packages = named(/\/package\.json$/).map(([path, text]) => readPackage(path, text));
  return [
    ...sources.flatMap((source) => wrongDirections(source, packages)),
    ...sources.flatMap(wrongFolders),
    ...sources
      .filter(({ path }) => PURE.test(path))
      .flatMap((source) => impurities(source, packageDirOf(source.path) ?? '')),
    ...sources.filter(({ path }) => SERVING.test(path)).flatMap(unguarded),
    ...importCycles(sources),
    ...sources.flatMap(suppressions),
    ...sources.flatMap(bareTexts),
    ...named(/^apps\/web\/src\/.*\.css$/).flatMap(([path, text]) => literalStyles(path, text)),
    ...unusedClasses(new Map(named(/^apps\/web\/.*(?:\.css|\.tsx?)$/))),
    ...named(/package-lock\.json$/).flatMap(([path, text]) => lockFindings(path, text)),
  ];
}

export function readFiles(root: string): Files {
  const patterns = [
    '{.,bench}/package-lock.json',
    '{packages,apps}/*/package.json',
    'games/package.json',
    '{packages,games,apps,tools,bench}/**/*.{ts,tsx,mjs}',
    'apps/web/src/**/*.css',
  ];
  const exclude = ['**/node_modules/**', '**/dist/**'];
  const paths = globSync(patterns, { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

if (import.meta.main) {
  const findings = checkHouse(readFiles(join(import.meta.dirname, '..')));
  for (const { file, line, message } of findings) console.log(`${file}:${line} ${message}`);
  if (findings.length > 0) process.exitCode = 1;
}

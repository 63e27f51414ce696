import { posix } from 'node:path';
import type { Finding } from './finding.ts';
import type { Import, Source } from './source.ts';

/** What the code of a package may import besides its own files. */
interface Allowance {
  /** Packages of this repository. */
  readonly packages: readonly string[];
  /** The same, for types only. */
  readonly types?: readonly string[];
  /** Packages from outside. */
  readonly outside: 'none' | 'any' | readonly string[];
  readonly node: boolean;
}

const LIBRARY = ['kernel', 'geometry', 'dice-table', 'schema', 'language', 'bots', 'protocol', 'games'];

/** The list of docs/architecture.md: imports point up it only. */
const ALLOWED: Readonly<Record<string, Allowance>> = {
  'packages/kernel': { packages: [], outside: 'none', node: false },
  'packages/geometry': { packages: [], types: ['kernel'], outside: 'none', node: false },
  'packages/dice-table': {
    packages: ['kernel', 'geometry'],
    outside: ['@dimforge/rapier3d-deterministic-compat'],
    node: false,
  },
  'packages/language': { packages: [], outside: 'none', node: false },
  'packages/bots': { packages: ['kernel'], outside: 'none', node: false },
  'packages/schema': {
    packages: [],
    types: ['kernel'],
    outside: ['valibot', '@valibot/to-json-schema'],
    node: false,
  },
  'packages/protocol': { packages: ['kernel', 'schema', 'language'], outside: 'none', node: false },
  'packages/testkit': { packages: ['kernel', 'bots'], outside: ['vitest'], node: true },
  games: { packages: ['kernel', 'geometry', 'dice-table', 'schema'], outside: 'none', node: false },
  'apps/server': { packages: LIBRARY, outside: 'any', node: true },
  'apps/web': { packages: LIBRARY, outside: 'any', node: false },
  'apps/cli': { packages: [...LIBRARY, 'testkit', 'server'], outside: 'any', node: true },
};

/** Tests may take more tools than the code they test, but games stay strangers to each other in tests too. */
const IN_TESTS: Readonly<Record<string, readonly string[]>> = {
  packages: ['kernel', 'geometry', 'bots', 'testkit'],
  games: ['bots', 'testkit'],
  apps: ['testkit', 'server'],
};

export interface Package {
  readonly name: string;
  /** `packages/kernel` */
  readonly dir: string;
  /** The specifiers other packages may import: `@questhall/kernel` and whatever else its `exports` lists. */
  readonly entries: readonly string[];
}

const SCOPE = '@questhall/';

/** `packages/kernel/src/rng.ts` lies in `packages/kernel`; files outside of packages have no package. */
export function packageDirOf(path: string): string | undefined {
  return /^(?:packages|games|apps)\/[^/]+(?=\/)/.exec(path)?.[0];
}

/** What a referee must not know: it would repeat the mistakes it is there to find. */
const PROCEEDINGS = /^src\/(?:procedures|queries|effects|setup|flow|heuristics|inclinations)\b/;

/** A referee is a tool of tests that the command line takes along. */
function kindOf(path: string): 'src' | 'test' | 'build' {
  if (path.startsWith('src/')) return 'src';
  return path.startsWith('test/') || path.startsWith('referee/') ? 'test' : 'build';
}

function allowanceOf(dir: string): Allowance | undefined {
  return ALLOWED[dir] ?? ALLOWED[posix.dirname(dir)];
}

function objection(
  found: Import,
  source: Source,
  dir: string,
  packages: readonly Package[],
): string | undefined {
  const { specifier, typeOnly } = found;
  const allowed = allowanceOf(dir);
  if (!allowed) return `${dir} has no place in the list of tools/house/directions.ts`;
  const kind = kindOf(source.path.slice(dir.length + 1));

  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(source.path), specifier);
    if (source.path.startsWith(`${dir}/referee/`) && PROCEEDINGS.test(target.slice(dir.length + 1))) {
      return `${specifier} is how the game is written; a referee knows only the rulebook, content, views and events`;
    }
    /** A page is looked at in the positions that a game's own tests are set up with, and built as `npm start` builds it. */
    const looksInside =
      kind === 'test' && dir.startsWith('apps/') && /^(?:games|tools\/launcher)\//.test(target);
    /** What a game says about itself has one form for all. */
    const isManifest = typeOnly && dir.startsWith('games/') && /^games\/\w+\.ts$/.test(target);
    return target.startsWith(`${dir}/`) || looksInside || isManifest
      ? undefined
      : `${specifier} leaves ${dir}; import the other package by its name`;
  }
  if (specifier.startsWith('node:')) {
    return kind !== 'src' || allowed.node
      ? undefined
      : `${dir} does not run on Node alone; ${specifier} belongs in an app or a tool`;
  }
  if (!specifier.startsWith(SCOPE)) {
    const outside = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    const fine =
      kind !== 'src' ||
      allowed.outside === 'any' ||
      (allowed.outside !== 'none' && allowed.outside.includes(outside));
    return fine ? undefined : `${dir} depends on nothing from outside, so not on ${outside}`;
  }

  const name = specifier.split('/', 2).join('/');
  const target = packages.find((candidate) => candidate.name === name);
  if (!target) return `there is no package ${name}`;
  if (!target.entries.some((entry) => isEntry(entry, specifier)))
    return `${specifier} is inside ${name}; import ${target.entries.join(' or ')}`;
  const label = posix.basename(target.dir);
  const reachable = [
    ...allowed.packages,
    ...(typeOnly ? (allowed.types ?? []) : []),
    ...(kind === 'test' ? (IN_TESTS[posix.dirname(dir)] ?? []) : []),
  ];
  if (reachable.includes(label) || target.dir === dir) return undefined;
  return `${dir} may not import ${name}; imports point up the list of docs/architecture.md`;
}

export function wrongDirections(source: Source, packages: readonly Package[]): Finding[] {
  const dir = packageDirOf(source.path);
  if (dir === undefined) return [];
  return source.imports.flatMap((found) => {
    const message = objection(found, source, dir, packages);
    return message === undefined ? [] : [{ file: source.path, line: found.line, message }];
  });
}

/** A star of an entry stands for a name, `games/*`, or before an ending for any path, `games/*.json`. */
function isEntry(entry: string, specifier: string): boolean {
  const [before = '', after] = entry.split('*');
  if (after === undefined) return entry === specifier;
  const inside = specifier.slice(before.length, specifier.length - after.length);
  const fits = specifier.startsWith(before) && specifier.endsWith(after) && inside !== '';
  return fits && (after.startsWith('.') || !inside.includes('/'));
}

/** Which mutants are tried: all of a target, or a sample drawn by a seed. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, seeded } from '@questhall/kernel';
import type { Found, Mutant } from './mutants.ts';
import { mutantsOf } from './mutants.ts';
import type { Target } from './targets.ts';

/** What is woven into which files. */
export interface Weaving {
  readonly root: string;
  readonly mutants: readonly Mutant[];
  /** Files whose loops are guarded, mutated or not. */
  readonly guarded: readonly string[];
}

const filesOf = (root: string, patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

export function plan(root: string, target: Target, sample: number | undefined, seed: string): Weaving {
  const sources = filesOf(root, target.sources);
  const all = sources.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
  const chosen = sample === undefined ? all : drawn(all, sample, seed);
  return {
    root,
    mutants: chosen.map((found, at) => ({ ...found, id: at + 1 })),
    guarded: [...sources, ...filesOf(root, ['packages/kernel/src/*.ts'])],
  };
}

function drawn(all: readonly Found[], count: number, seed: string): readonly Found[] {
  const chance = { rng: seeded(seed) };
  const left = [...all];
  return Array.from(
    { length: Math.min(count, all.length) },
    () => left.splice(below(chance, left.length), 1)[0] as Found,
  );
}

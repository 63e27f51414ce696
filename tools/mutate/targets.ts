/** What is mutated, and by which tests it should be noticed. */
import { globSync } from 'node:fs';

export interface Target {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

/** The parts of a game in which rules are written. What is said, guessed or preferred is not a rule. */
const RULES = ['procedures', 'queries', 'effects', 'content', 'mission'];
const RULE_FILES = ['setup', 'flow', 'outcome', 'objectives', 'effects'];

const game = (id: string): Target => ({
  name: id,
  sources: [
    ...RULES.map((folder) => `games/${id}/src/${folder}/**/*.ts`),
    ...RULE_FILES.map((file) => `games/${id}/src/${file}.ts`),
  ],
  tests: [`games/${id}/test/**/*.test.ts`],
});

const PACKAGES: readonly Target[] = [
  {
    name: 'kernel',
    sources: ['packages/kernel/src/**/*.ts'],
    // How a match is told and looked back on is tried on games that have something to tell.
    tests: ['packages/{kernel,testkit}/test/**/*.test.ts', 'games/*/test/{look-back,telling}.test.ts'],
  },
  {
    name: 'protocol',
    sources: ['packages/protocol/src/**/*.ts'],
    tests: ['packages/protocol/test/**/*.test.ts'],
  },
];

export const targets = (root: string): readonly Target[] => [
  ...globSync('games/*/RULES.md', { cwd: root }).map((path) => game(path.split(/[\\/]/)[1] as string)),
  ...PACKAGES,
];

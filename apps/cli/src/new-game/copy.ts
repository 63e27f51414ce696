/** The texts of a new game, made from those of the example: Bone Duel of the testkit. */

export interface GameNames {
  /** `bone-duel` */
  readonly id: string;
  /** `boneDuel` */
  readonly code: string;
  /** Bone Duel */
  readonly title: string;
  /** `BD`: what its rules' ids begin with. */
  readonly prefix: string;
}

export function namesOf(id: string): GameNames {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const title = words.join(' ');
  const initials = words.map((word) => word.charAt(0)).join('');
  const prefix = (initials.length > 1 ? initials : title.slice(0, 2)).toUpperCase().slice(0, 3);
  return { id, title, prefix, code: id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) };
}

const IMPORTS: readonly (readonly [from: string, to: string])[] = [
  ["'./toy-rules.ts'", "'./rules.ts'"],
  ["'./toy-state.ts'", "'./state.ts'"],
  ["'./toy-words.ts'", "'./words.ts'"],
  ["'../src/toy-rules.ts'", "'../src/rules.ts'"],
  ["'../src/index.ts'", "'@questhall/testkit'"],
  ["'../src/toy.ts'", "'../src/index.ts'"],
];

const CODE: readonly (readonly [from: RegExp, to: string])[] = [
  [/\bToyOptions\b/g, 'Options'],
  [/\bToyEvent\b/g, 'RuleEvent'],
  [/\bToyView\b/g, 'View'],
  [/\bToy\b/g, 'State'],
  [/\bwords: toyWords\b/g, 'words'],
  [/\btoyWords\b/g, 'words'],
  [/\btoy\b/g, 'rules'],
];

export function copyOfExample(text: string, file: string, { id, code, title, prefix }: GameNames): string {
  const imported = IMPORTS.reduce((so, [from, to]) => so.replaceAll(from, to), text);
  const named = imported
    .replace("id: 'toy'", `id: '${id}'`)
    .replaceAll('Bone Duel', title)
    .replaceAll(/\bBD-/g, `${prefix}-`)
    .replace(/: the smallest complete game\. .*\*\//, ', as the rest of the house sees it. */');
  const renamed = CODE.reduce((so, [from, to]) => so.replaceAll(from, to), named);
  if (file !== 'src/index.ts') return renamed;
  return `${renamed.replace('import {', "import { asGame } from '@questhall/kernel';\nimport {")}
export const ${code}: Game = asGame(rules);
`;
}

export const manifestOf = (
  { code, title }: GameNames,
  shelf: number,
): string => `import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  shelf: ${shelf},
  series: 'A new game',
  title: '${title}',
  players: '2–3',
  kind: 'Duel',
  about: 'Two or three fighters with bones in hand. The last one standing wins.',
  minutes: [5, 10],
  demand: 'easy',
  suits: { company: ['two'], time: ['short'], taste: ['rival'] },
  company: 'other side',
  modes: [],
  rules: () => import('./src/index.ts').then(({ ${code} }) => ${code}),
};
`;

/** README and RULES.md, from what the example says about itself. */
export function readmeOf(text: string, { title, prefix }: GameNames): { readonly [file: string]: string } {
  const own = text.slice(text.indexOf('## Bone Duel')).replaceAll(/\bBD-/g, `${prefix}-`);
  const about = own.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? '';
  const rules = own.split('\n').filter((line) => line.startsWith(`- **${prefix}-`));
  return {
    'README.md': `# ${title}\n\n${about}\n\nIts rules, one by one: [RULES.md](RULES.md).\n`,
    'RULES.md': `# ${title}: rules\n\n## The duel\n\n${rules.join('\n')}\n`,
  };
}

export const LAWS_TEST = `import { checkLaws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

const TWO = { players: 2, health: 5, scouting: true };
const THREE = { players: 3, health: 4, scouting: true };

test('random play keeps all laws, and all content is used', () => {
  const report = checkLaws(rules, { games: 30, seed: 'laws', options: [TWO, THREE], thorough: 0.2 });
  expect(report.violations).toEqual([]);
  expect(report.unused).toEqual([]);
});
`;

export const GOLDEN_TEST = `/** A whole match as text. A change of rules shows as a difference of lines. */
import { readFileSync } from 'node:fs';
import { checkGolden } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

test('a match is played as it was written down', () => {
  const golden = readFileSync(new URL('golden/match.txt', import.meta.url), 'utf8');
  expect(checkGolden(rules, golden)).toEqual([]);
});
`;

/** The list with one line more, in the order of the alphabet. */
export function listedIn(list: string, id: string): string {
  const lines = list.trimEnd().split('\n');
  const line = `export { manifest as '${id}' } from './${id}/manifest.ts';`;
  const at = lines.findIndex((other) => other.startsWith('export') && other > line);
  return `${lines.toSpliced(at === -1 ? lines.length : at, 0, line).join('\n')}\n`;
}

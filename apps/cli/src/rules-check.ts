import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

export interface RulesReport {
  readonly game: string;
  /** Every id that RULES.md defines, in its order. */
  readonly rules: readonly string[];
  /** Ids of RULES.md that no test names. */
  readonly untested: readonly string[];
  /** Ids that a test names but RULES.md does not define. */
  readonly unknown: readonly { readonly id: string; readonly file: string }[];
  /** Ids of the ledger that RULES.md leaves out; empty where there is no ledger to compare with. */
  readonly unlisted: readonly string[];
}

const ID = String.raw`[A-Z]{2,3}(?:-[A-Z][A-Z0-9]*)+-\d+[a-z]?`;

/** A rule is defined where its id begins a list item, a table row or a line in bold, or is bold later in the same line (`02b` after `02`). */
const DEFINING_LINE = new RegExp(String.raw`^\s*(?:(?:[-*]\s+|\|\s*)(?:\*\*)?|\*\*)(${ID})\b.*$`, 'gm');
const BOLD_ID = new RegExp(String.raw`\*\*(${ID})\*\*`, 'g');

/** A string that begins with ids in brackets is a test's name, in place or in the table of a `test.each`. */
const NAME_WITH_IDS = new RegExp(
  String.raw`(?<!\b(?:skip|todo)\()(['"\x60])((?:\[${ID}(?:,\s*${ID})*\]\s*)+)`,
  'g',
);
const COMMENT = /^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm;

export function ruleIdsIn(markdown: string): string[] {
  const ids = [...markdown.matchAll(DEFINING_LINE)].flatMap(([line, first = '']) => [
    first,
    ...[...line.matchAll(BOLD_ID)].map(([, id = '']) => id),
  ]);
  return [...new Set(ids)];
}

export function testedIdsIn(testCode: string): string[] {
  const names = [...testCode.replace(COMMENT, '').matchAll(NAME_WITH_IDS)];
  return [...new Set(names.flatMap(([, , ids = '']) => ids.match(new RegExp(ID, 'g')) ?? []))];
}

/**
 * Holds a game's RULES.md against the names of its tests, and against the ledger where one lies beside the clone.
 * @param gameDir the folder of a game package, such as `games/pug-quest`
 */
export function checkRules(gameDir: string): RulesReport {
  const game = basename(resolve(gameDir));
  const ledger = join(gameDir, '..', '..', '..', 'shared', 'rules', `${game}.md`);
  const rules = ruleIdsIn(readFileSync(join(gameDir, 'RULES.md'), 'utf8'));
  const known = new Set(rules);
  const named = globSync('test/**/*.test.ts', { cwd: gameDir })
    .sort()
    .flatMap((file) => testedIdsIn(readFileSync(join(gameDir, file), 'utf8')).map((id) => ({ id, file })));
  const tested = new Set(named.map(({ id }) => id));
  return {
    game,
    rules,
    untested: rules.filter((id) => !tested.has(id)),
    unknown: named.filter(({ id }) => !known.has(id)),
    unlisted: existsSync(ledger)
      ? ruleIdsIn(readFileSync(ledger, 'utf8')).filter((id) => !known.has(id))
      : [],
  };
}

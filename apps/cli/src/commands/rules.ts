import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isGameId, withWords } from '@questhall/games';
import { command } from '../command.ts';
import { CliError, FOUND, OK } from '../errors.ts';
import { loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { RulesReport } from '../rules-check.ts';
import { checkRules, ruleIdsIn } from '../rules-check.ts';
import { wrap } from '../terminal/layout.ts';
import { plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');

export const rules = command({
  name: 'rules',
  summary: "Look up a game's rules by id or word, or check that every rule has a test",
  usage: '<game> [id or words] [options]',
  words: { min: 1, max: 20 },
  options: {
    check: { kind: 'flag', help: 'hold every rule against the names of the tests' },
    where: { kind: 'flag', help: 'with the lines of source and tests that carry each id' },
    json: { kind: 'flag', help: 'as JSON' },
    folder: { kind: 'text', value: 'path', help: "the game's folder (default: games/<game>)" },
  },
  notes: ['With --check, exit code 0: every rule has a test and no test names an unknown rule. 1: not so.'],
  examples: [
    'rules pug-quest',
    'rules pug-quest PQ-ENER-02',
    'rules pug-quest joker',
    'rules super-fantasy monster target',
    'rules brawl SFB-CORE-06 --where',
    'rules pug-quest --check',
  ],
  async run({ check, json, folder, where }, [word = '', ...wanted], io) {
    if (folder === undefined && !isGameId(word)) await loadGame(word);
    const place = folder ?? join(ROOT, 'games', word);
    if (!existsSync(join(place, 'RULES.md'))) throw new CliError(`${word} has no RULES.md in ${place}`);
    if ((check || where) && !existsSync(join(place, 'test')))
      throw new CliError(`there are no tests in ${place}`, {
        hint: 'a package has none: --check and --where want a clone, or its folder of the game (--folder)',
      });
    if (check) return report(checkRules(place), json, io);
    const markdown = readFileSync(join(place, 'RULES.md'), 'utf8');
    return print(
      { game: word, markdown, wanted: wanted.join(' '), json, place: where ? place : undefined },
      io,
    );
  },
});

interface Rule {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
  /** Lines of source and tests that carry its id. */
  readonly lines?: readonly string[];
}

/** Rules stand one to a line, under headings. */
function rulesIn(markdown: string): readonly Rule[] {
  const found: Rule[] = [];
  let chapter = '';
  for (const line of markdown.split('\n')) {
    const heading = /^#+\s+(.*)$/.exec(line);
    if (heading) chapter = heading[1] ?? '';
    const [id] = ruleIdsIn(line);
    if (id !== undefined) found.push({ id, chapter, text: plain(line, id) });
  }
  return found;
}

const plain = (line: string, id: string): string =>
  line
    .replace(/^[\s|*-]*/, '')
    .replace(id, '')
    .replace(/\*\*/g, '')
    .replace(/^[\s|:.]*/, '')
    .replace(/[\s|]*$/, '');

interface Wanted {
  readonly game: string;
  readonly markdown: string;
  readonly wanted: string;
  readonly json: boolean;
  /** The game's folder, if lines that carry a rule are wanted too. */
  readonly place: string | undefined;
}

/** Where source and tests speak of a rule: "src/flow.ts:12". */
function linesOf(place: string, id: string): readonly string[] {
  const named = new RegExp(`\\b${id}\\b`);
  return globSync('{src,test,referee}/**/*.ts', { cwd: place })
    .sort()
    .flatMap((file) =>
      readFileSync(join(place, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (named.test(line) ? [`${file}:${at + 1}  ${line.trim()}`] : [])),
    );
}

function print({ game, markdown, wanted, json, place }: Wanted, io: Io): number {
  const all = rulesIn(markdown);
  const byId = all.filter(({ id }) => id.toLowerCase() === wanted.toLowerCase());
  const found =
    byId.length > 0 ? byId : withWords(all, wanted, ({ id, chapter, text }) => `${id} ${chapter} ${text}`);
  if (found.length === 0) {
    throw new CliError(`no rule of ${game} has the id '${wanted}' or contains it`, {
      hint: `questhall rules ${game} prints all ${all.length}`,
    });
  }
  const told = found.map((rule) =>
    place === undefined ? rule : { ...rule, lines: linesOf(place, rule.id) },
  );
  if (json) io.out.write(`${JSON.stringify(told, null, 2)}\n`);
  else tell(told, io);
  return OK;
}

function tell(found: readonly Rule[], io: Io): void {
  const paint = paintFor(io);
  let chapter = '';
  for (const rule of found) {
    if (rule.chapter !== chapter)
      io.out.write(`${chapter === '' ? '' : '\n'}${paint.strong(rule.chapter)}\n`);
    chapter = rule.chapter;
    io.out.write(`${wrap(`${paint.key(rule.id)}  ${rule.text}`, Math.min(io.out.columns, 110), '    ')}\n`);
    for (const line of rule.lines ?? []) io.out.write(`      ${line}\n`);
  }
}

function report(result: RulesReport, json: boolean, io: Io): number {
  const findings = result.untested.length + result.unknown.length + result.unlisted.length;
  if (json) {
    io.out.write(`${JSON.stringify(result, null, 2)}\n`);
    return findings === 0 ? OK : FOUND;
  }
  const paint = paintFor(io);
  const list = (title: string, ids: readonly string[]): void => {
    if (ids.length === 0) return;
    io.out.write(`${paint.bad('✗')} ${title}\n${wrap(`    ${ids.join(' ')}`, io.out.columns, '    ')}\n`);
  };
  list(`${plural(result.untested.length, 'rule')} without a test:`, result.untested);
  list(
    `${plural(result.unknown.length, 'test')} of a rule that RULES.md does not know:`,
    result.unknown.map(({ id, file }) => `${id} (${file})`),
  );
  list(`${plural(result.unlisted.length, 'rule')} of the ledger missing in RULES.md:`, result.unlisted);
  if (findings === 0) {
    io.out.write(
      `${paint.good('✓')} ${result.game}: all ${plural(result.rules.length, 'rule')} have tests.\n`,
    );
  }
  return findings === 0 ? OK : FOUND;
}

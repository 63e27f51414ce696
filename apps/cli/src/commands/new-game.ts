import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@questhall/games';
import { command } from '../command.ts';
import { badValue, CliError, OK } from '../errors.ts';
import type { Io } from '../io.ts';
import type { GameNames } from '../new-game/copy.ts';
import {
  copyOfExample,
  GOLDEN_TEST,
  LAWS_TEST,
  listedIn,
  manifestOf,
  namesOf,
  readmeOf,
} from '../new-game/copy.ts';
import { paintFor } from '../terminal/paint.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const EXAMPLE = join(ROOT, 'packages/testkit');

/** From the files of the example to those of a game. */
const FILES = {
  'src/toy.ts': 'src/index.ts',
  'src/toy-rules.ts': 'src/rules.ts',
  'src/toy-state.ts': 'src/state.ts',
  'src/toy-words.ts': 'src/words.ts',
  'test/toy.test.ts': 'test/rules.test.ts',
} as const;

export const newGame = command({
  name: 'new-game',
  summary: 'Begin a game: a small complete one in a folder of its own, on the shelf, with its tests',
  usage: '<id> [options]',
  words: { min: 1, max: 1 },
  options: {
    root: {
      kind: 'text',
      value: 'path',
      help: 'the clone it is put into (default: this one, or where you are)',
    },
  },
  notes: ['It makes games/<id> and adds one line to games/list.ts. docs/add-a-game.md says how to go on.'],
  examples: ['new-game skirmish'],
  run(wish, [id = ''], io) {
    const { root = cloneAt(io) } = wish;
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
      throw badValue('id', id, 'small letters, digits and hyphens, such as skirmish');
    const list = listIn(root);
    if (!existsSync(list))
      throw new CliError(`${root}: there is no clone of Questhall here`, {
        hint: 'Clone it, and say where it lies: --root <path>',
      });
    const folder = join(root, 'games', id);
    if (existsSync(folder)) throw new CliError(`there is a folder ${folder} already`);
    const names = namesOf(id);
    for (const [file, text] of Object.entries(filesOf(names))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    writeFileSync(list, listedIn(readFileSync(list, 'utf8'), id));
    // Other names make other lines.
    const formatter = join(root, 'node_modules/.bin/biome');
    if (existsSync(formatter)) spawnSync(formatter, ['check', '--write', folder], { cwd: root });
    const paint = paintFor(io);
    io.out.write(`${paint.good('✓')} ${names.title} is in games/${id} and on the shelf.\n`);
    io.out.write(`  questhall play ${id}\n  npm test\n`);
    return Promise.resolve(OK);
  },
});

const listIn = (root: string): string => join(root, 'games/list.ts');

/** What was installed is none, though the example lies in it. */
const cloneAt = ({ cwd }: Io): string => (existsSync(listIn(ROOT)) ? ROOT : cwd);

function filesOf(names: GameNames): { readonly [file: string]: string } {
  const read = (file: string): string => readFileSync(join(EXAMPLE, file), 'utf8');
  const copied = Object.entries(FILES).map(([from, to]) => [to, copyOfExample(read(from), to, names)]);
  return {
    ...Object.fromEntries(copied),
    'manifest.ts': manifestOf(names, GAME_IDS.length + 1),
    'cover.svg': read('cover.svg'),
    ...readmeOf(read('README.md'), names),
    'test/laws.test.ts': LAWS_TEST,
    'test/golden.test.ts': GOLDEN_TEST,
    'test/golden/match.txt': read('test/golden/toy.txt').replace('"toy"', JSON.stringify(names.id)),
  };
}

import { resolve } from 'node:path';
import type { CheckedContent } from '@questhall/games';
import type { Problem } from '@questhall/kernel';
import { command } from '../command.ts';
import { creationsOf, nearest } from '../creations.ts';
import { FOUND, OK } from '../errors.ts';
import type { Io } from '../io.ts';
import { readJson } from '../settings.ts';
import { wrap } from '../terminal/layout.ts';
import { plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';

export const content = command({
  name: 'content',
  summary: 'Check what you made for a game, a hero or a mission, and show it',
  usage: '<game> <file> [options]',
  words: { min: 2, max: 2 },
  options: {
    kind: {
      kind: 'text',
      value: 'kind',
      help: 'what it is, where the game has several; otherwise what it comes nearest to',
    },
    json: { kind: 'flag', help: 'as JSON' },
  },
  notes: ['Exit code 0: it can be played. 1: it cannot, and every problem is told.'],
  examples: ['content pug-quest souffle.json', 'content super-fantasy cheese-heist.json --json'],
  async run({ kind, json }, [game = '', file = ''], io) {
    const path = resolve(io.cwd, file);
    const { checked } = await nearest(creationsOf(game, kind), readJson(path, 'content'));
    const problems = 'problems' in checked ? checked.problems : [];
    if (json) io.out.write(`${JSON.stringify({ file: path, problems }, null, 2)}\n`);
    else tell(checked, path, io);
    return problems.length === 0 ? OK : FOUND;
  },
});

function tell(checked: CheckedContent, path: string, io: Io): void {
  const paint = paintFor(io);
  if ('problems' in checked) complain(checked.problems, path, io);
  else io.out.write(`${checked.picture}\n${paint.good('✓')} ${checked.title} can be played.\n`);
}

function complain(problems: readonly Problem[], path: string, io: Io): void {
  const paint = paintFor(io);
  io.out.write(`${paint.bad('✗')} ${path}: ${plural(problems.length, 'problem')}\n`);
  for (const { field, found, allowed } of problems) {
    const text = `  ${paint.key(field || 'all of it')}: found ${found}; allowed: ${allowed}`;
    io.out.write(`${wrap(text, io.out.columns, '    ')}\n`);
  }
}

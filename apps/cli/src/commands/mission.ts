import { resolve } from 'node:path';
import type { Mission } from '@questhall/games/super-fantasy';
import { checkMission, drawMission } from '@questhall/games/super-fantasy';
import type { Problem } from '@questhall/kernel';
import { command } from '../command.ts';
import { badValue, FOUND, OK } from '../errors.ts';
import type { Io } from '../io.ts';
import { readJson } from '../settings.ts';
import { wrap } from '../terminal/layout.ts';
import { plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';

export const mission = command({
  name: 'mission',
  summary: 'Check a Mission of your own for Super Fantasy, and draw its map',
  usage: 'check <file> [options]',
  words: { min: 2, max: 2 },
  options: { json: { kind: 'flag', help: 'as JSON' } },
  notes: ['Exit code 0: the Mission can be played. 1: it cannot, and every problem is told.'],
  examples: ['mission check cheese-heist.json', 'mission check cheese-heist.json --json'],
  run({ json }, [verb = '', file = ''], io) {
    if (verb !== 'check') throw badValue('mission', verb, 'check');
    const path = resolve(io.cwd, file);
    const checked = checkMission(readJson(path, 'mission check'));
    const problems = 'problems' in checked ? checked.problems : [];
    if (json) io.out.write(`${JSON.stringify({ file: path, problems }, null, 2)}\n`);
    else if ('mission' in checked) tell(checked.mission, io);
    else complain(problems, path, io);
    return Promise.resolve(problems.length === 0 ? OK : FOUND);
  },
});

function tell(found: Mission, io: Io): void {
  const paint = paintFor(io);
  io.out.write(`${drawMission(found)}\n`);
  io.out.write(`${paint.good('✓')} ${found.title} can be played.\n`);
}

function complain(problems: readonly Problem[], path: string, io: Io): void {
  const paint = paintFor(io);
  io.out.write(`${paint.bad('✗')} ${path}: ${plural(problems.length, 'problem')}\n`);
  for (const { field, found, allowed } of problems) {
    const text = `  ${paint.key(field || 'the Mission')}: found ${found}; allowed: ${allowed}`;
    io.out.write(`${wrap(text, io.out.columns, '    ')}\n`);
  }
}

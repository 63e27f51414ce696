/** Golden text: a match told in lines, which plays again and must tell the same. */
import { resolve } from 'node:path';
import type { Game } from '@questhall/kernel';
import { checkGolden } from '@questhall/testkit';
import { wholeNumber } from './command.ts';
import { CliError, FOUND, OK } from './errors.ts';
import { findGame } from './games.ts';
import type { Io } from './io.ts';
import { readText } from './settings.ts';
import { openLines } from './terminal/lines.ts';
import { plural } from './terminal/numbers.ts';
import { paintFor } from './terminal/paint.ts';

interface Wanted {
  readonly check: boolean;
  readonly step: boolean;
  readonly at: number | undefined;
  readonly seat: string | undefined;
  readonly game: string | undefined;
  readonly json: boolean;
}

const textOf = (file: string, { cwd }: Io): string => readText(resolve(cwd, file), 'record');

export const isGolden = (file: string, io: Io): boolean => textOf(file, io).startsWith('game: ');

export async function replayGolden(file: string, wanted: Wanted, io: Io): Promise<number> {
  const other = (['json', 'seat'] as const).find((name) => wanted[name]);
  if (other) throw new CliError(`--${other}: golden text is told as it is; that takes a record`);
  const text = textOf(file, io);
  const named = /^game: "(.*)"$/m.exec(text)?.[1] ?? '';
  const { game } = await findGame(wanted.game ?? named, io.cwd);
  const [opening = '', ...chapters] = text.split(/\n(?=\d+ \| )/);
  const differences = differencesOf(game, text);
  if (differences.length > 0) return differ(file, differences, io);
  if (wanted.check) {
    const paint = paintFor(io);
    io.out.write(
      `${paint.good('✓')} ${game.name}: all ${plural(chapters.length, 'answer')} play as before.\n`,
    );
    return OK;
  }
  const upTo =
    wanted.at === undefined ? chapters.length : wholeNumber('--at', String(wanted.at), 0, chapters.length);
  await tell([opening, ...chapters.slice(0, upTo)], wanted.step, io);
  return OK;
}

/** What a damaged text is missing comes as an error of the reader. */
function differencesOf(game: Game, text: string): readonly string[] {
  try {
    return checkGolden(game, text);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function differ(file: string, differences: readonly string[], io: Io): number {
  const paint = paintFor(io);
  io.out.write(`${paint.bad('✗')} ${file} does not play as before:\n`);
  for (const difference of differences) io.out.write(`    ${difference}\n`);
  return FOUND;
}

async function tell(chapters: readonly string[], step: boolean, io: Io): Promise<void> {
  const lines = step ? openLines(io) : undefined;
  try {
    for (const [at, chapter] of chapters.entries()) {
      if (at > 0 && lines) {
        const typed = await lines.next(paintFor(io).key('› '));
        if (typed === null || typed.trim() === 'q') return;
      }
      io.out.write(`${chapter.trimEnd()}\n`);
    }
  } finally {
    lines?.close();
  }
}

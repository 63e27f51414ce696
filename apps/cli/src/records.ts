/** Matches on record, as files: read with care, since anybody may have edited them. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Answer, Game, Json, MatchRecord } from '@questhall/kernel';
import { BrokenRecord, canonical, kernelReason } from '@questhall/kernel';
import { readRecord as recordIn } from '@questhall/protocol';
import { badInput, CliError, FOUND } from './errors.ts';
import { readJson } from './settings.ts';

export function writeRecord(path: string, record: MatchRecord, cwd: string): string {
  const file = resolve(cwd, path);
  const { answers, ...setup } = record;
  // One answer to a line, so that a difference between two records can be read.
  const lines = answers.map((answer) => `    ${JSON.stringify(answer)}`);
  const head = JSON.stringify(setup, null, 2).replace(/\n}$/, '');
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  try {
    writeFileSync(file, `${head},\n  "answers": ${list}\n}\n`);
  } catch (error) {
    throw new CliError(`cannot write ${file}: ${(error as Error).message}`);
  }
  return file;
}

export function readRecord(path: string, cwd: string): MatchRecord {
  const file = resolve(cwd, path);
  const value = readJson(file, 'record');
  const found = recordIn(value);
  if ('problems' in found) throw badInput(`${file} is not the record of a match`, found.problems);
  return found.ok;
}

/** Whether the match can be set up as the record says, before any answer is tried. */
export function checkSetup(game: Game, { options, seats }: MatchRecord): void {
  const result = game.configure(options);
  if ('problems' in result) throw badInput('the record names a set-up that is not possible', result.problems);
  if (canonical(result.options) !== canonical(options)) {
    const found = canonical(options);
    throw badInput('the record does not name a whole set-up', [
      { field: 'options', found, allowed: canonical(result.options) },
    ]);
  }
  if (seats.length !== options.players) {
    const allowed = `${options.players} names, one for each player`;
    throw badInput('the record is damaged', [{ field: 'seats', found: `${seats.length} names`, allowed }]);
  }
}

/** A record that does not play is something found, not a mistake on the command line. */
export function brokenRecord(game: Game, record: MatchRecord, error: unknown): CliError {
  if (!(error instanceof BrokenRecord)) throw error;
  const { at, reason } = error;
  if (at < 0) return new CliError(kernelReason(reason) ?? error.message, { exitCode: FOUND });
  const { seat, option } = record.answers[at] as Answer;
  const view = null as Json;
  const why = kernelReason(reason) ?? sentence(() => game.words.reason(reason, view)) ?? reason.rule;
  return new CliError(
    `damaged at answer ${at + 1} of ${record.answers.length}: ` +
      `${record.seats[seat] ?? `seat ${seat + 1}`} cannot choose ${JSON.stringify(option)}: ${why} [${reason.rule}]`,
    { exitCode: FOUND },
  );
}

/** Words are made for what the game itself says; of something damaged they may fail to speak. */
export function sentence(say: () => string): string | undefined {
  try {
    return say();
  } catch {
    return undefined;
  }
}

/** Matches on record, as files: read with care, since anybody may have edited them. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Answer, Game, Json, MatchRecord, Problem } from '@questhall/kernel';
import { BrokenRecord, canonical, kernelReason } from '@questhall/kernel';
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
  const problems = problemsOf(value);
  if (problems.length > 0) throw badInput(`${file} is not the record of a match`, problems);
  return value as unknown as MatchRecord;
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

type Fields = { readonly [key: string]: Json | undefined };

function problemsOf(value: Json): readonly Problem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [
      { field: 'the file', found: shown(value), allowed: 'an object with game, options, seed, answers …' },
    ];
  }
  const record = value as Fields;
  const problems: Problem[] = [];
  const want = (field: string, fits: boolean, found: Json | undefined, allowed: string): void => {
    if (!fits) problems.push({ field, found: shown(found), allowed });
  };
  want('game', typeof record.game === 'string', record.game, 'the id of a game');
  want('rulesVersion', Number.isInteger(record.rulesVersion), record.rulesVersion, 'a whole number');
  want('seed', typeof record.seed === 'string', record.seed, 'a text');
  const players = isObject(record.options) ? record.options.players : undefined;
  want('options', isObject(record.options), record.options, 'an object with the settings');
  if (isObject(record.options)) want('options.players', Number.isInteger(players), players, 'a whole number');
  want(
    'seats',
    isListOf(record.seats, (seat) => typeof seat === 'string'),
    record.seats,
    'a list of names',
  );
  if (!Array.isArray(record.answers)) want('answers', false, record.answers, 'a list of answers');
  else problems.push(...firstBadAnswer(record.answers as readonly Json[]));
  return problems;
}

function firstBadAnswer(answers: readonly Json[]): readonly Problem[] {
  const at = answers.findIndex((answer) => !isAnswer(answer));
  if (at < 0) return [];
  const allowed = '{"seat": number, "option": {"do": …}}';
  return [{ field: `answers[${at}]`, found: shown(answers[at]), allowed }];
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = (value: Json | undefined, fits: (item: Json) => boolean): boolean =>
  Array.isArray(value) && (value as readonly Json[]).every(fits);

const isAnswer = (value: Json): boolean =>
  isObject(value) &&
  Number.isInteger(value.seat) &&
  isObject(value.option) &&
  typeof value.option.do === 'string';

const LONGEST = 60;

function shown(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What a match is set up with, from the words on the command line: `--players 2-4 --set mode=all --set heroes=pip.json`. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Configured, Game, Json, MatchOptions, Problem, Setting } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { OptionSpec } from './command.ts';
import { wholeNumber } from './command.ts';
import { badInput, badValue, CliError, suggestion } from './errors.ts';

/** The same two options in every command that sets up matches. */
export const SET = {
  kind: 'list',
  value: 'key=value',
  help: "one of the game's settings (questhall games <game> lists them); may be given several times",
} as const satisfies OptionSpec;

export const ALL_PLAYERS = {
  kind: 'text',
  value: 'n',
  help: 'how many players: 3, a list 2,3, a range 2-4, or all',
} as const satisfies OptionSpec;

export interface Wish {
  /** For each setting that was given: the values to try. */
  readonly settings: ReadonlyMap<string, readonly Json[]>;
  /** Empty: the fewest that the settings allow. */
  readonly players: readonly number[];
}

/** One set-up for a match; anything but exactly one is an error. */
export function oneSetup(game: Game, wish: Wish): MatchOptions {
  const [players, more] = wish.players;
  if (more !== undefined) throw new CliError('--players: one match has one number of players');
  const input: { [key: string]: Json } = players === undefined ? {} : { players };
  for (const [key, values] of wish.settings) {
    const [value, another] = values;
    if (value === undefined || another !== undefined) {
      throw new CliError(`--set ${key}: one match has one value for it`);
    }
    input[key] = value;
  }
  const result = configured(game, input);
  if ('options' in result) return result.options;
  throw badInput(`${game.name} cannot be set up like this`, result.problems);
}

/** Where nothing is said about players, the fewest with whom these settings can be played. */
function configured(game: Game, input: { readonly [key: string]: Json }): Configured<MatchOptions> {
  if ('players' in input) return game.configure(input);
  const results = countsOf(game).map((players) => game.configure({ ...input, players }));
  return results.find((result) => 'options' in result) ?? (results[0] as Configured<MatchOptions>);
}

export interface Setups {
  readonly setups: readonly MatchOptions[];
  /** Combinations that the game does not allow, such as a mode that needs more players. */
  readonly left: number;
}

/** Every combination of what was wished for; those the game does not allow are left out. */
export function allSetups(game: Game, { settings, players }: Wish): Setups {
  const inputs = combinations([...settings, ...(players.length > 0 ? [['players', players] as const] : [])]);
  const setups = new Map<string, MatchOptions>();
  let problems: readonly Problem[] = [];
  let left = 0;
  for (const input of inputs) {
    const result = configured(game, input);
    if ('options' in result) setups.set(canonical(result.options), result.options);
    else {
      left += 1;
      problems = result.problems;
    }
  }
  if (setups.size === 0) throw badInput(`${game.name} cannot be set up like this`, problems);
  return { setups: [...setups.values()], left };
}

/** Whatever was not wished for in particular takes all its values: for fuzzing. */
export function everything(game: Game, wish: Wish): Wish {
  const settings = new Map(wish.settings);
  for (const setting of game.settings) {
    if (!settings.has(setting.key)) settings.set(setting.key, extremes(setting));
  }
  return { settings, players: wish.players.length > 0 ? wish.players : countsOf(game) };
}

function extremes(setting: Setting): readonly Json[] {
  switch (setting.kind) {
    case 'choice':
      return setting.values;
    case 'flag':
      return [false, true];
    case 'number':
      return [...new Set([setting.default, setting.min, setting.max])];
    case 'content':
      return [setting.default];
  }
}

function combinations(
  dimensions: readonly (readonly [string, readonly Json[]])[],
): { readonly [key: string]: Json }[] {
  return dimensions.reduce<{ readonly [key: string]: Json }[]>(
    (inputs, [key, values]) => inputs.flatMap((input) => values.map((value) => ({ ...input, [key]: value }))),
    [{}],
  );
}

export function readWish(
  game: Game,
  given: { readonly set: readonly string[]; readonly players: string | undefined },
  cwd: string,
): Wish {
  const settings = new Map<string, readonly Json[]>();
  for (const pair of given.set) {
    const { setting, text } = readPair(game, pair);
    const before = settings.get(setting.key) ?? [];
    const values = valuesOf(setting, text, cwd);
    // Content comes as one list, however many files it is read from.
    if (setting.kind === 'content') settings.set(setting.key, [[...before.flat(), ...values.flat()] as Json]);
    else settings.set(setting.key, [...before, ...values]);
  }
  return { settings, players: given.players === undefined ? [] : playerCounts(game, given.players) };
}

function readPair(game: Game, pair: string): { setting: Setting; text: string } {
  const at = pair.indexOf('=');
  if (at < 1) throw badValue('--set', pair, 'key=value');
  const key = pair.slice(0, at);
  const setting = game.settings.find((candidate) => candidate.key === key);
  if (setting) return { setting, text: pair.slice(at + 1) };
  const keys = game.settings.map((candidate) => candidate.key);
  const known = keys.length === 0 ? `${game.name} has no settings` : suggestion(key, keys);
  throw new CliError(`--set: ${game.name} has no setting '${key}'; ${known}`, {
    hint: `questhall games ${game.id} lists them with their values`,
  });
}

function valuesOf(setting: Setting, text: string, cwd: string): readonly Json[] {
  if (setting.kind === 'content') return contentOf(setting.key, text, cwd);
  if (text === 'all') return extremes(setting);
  return text.split(',').map((word) => readValue(setting, word));
}

const YES = ['true', 'yes', 'on', '1'];
const NO = ['false', 'no', 'off', '0'];

function readValue(setting: Exclude<Setting, { kind: 'content' }>, word: string): Json {
  const refuse = (allowed: string): never => {
    throw badValue(setting.key, word, allowed);
  };
  if (setting.kind === 'choice') {
    return setting.values.includes(word) ? word : refuse(setting.values.join(', '));
  }
  if (setting.kind === 'flag') {
    return YES.includes(word) ? true : NO.includes(word) ? false : refuse('true or false');
  }
  const value = Number(word);
  const fits = word.trim() !== '' && value >= setting.min && value <= setting.max;
  return fits ? value : refuse(`a number from ${setting.min} to ${setting.max}`);
}

/** Content made by users: a JSON file with one piece or a list of them. */
function contentOf(key: string, path: string, cwd: string): readonly Json[] {
  const parsed = readJson(resolve(cwd, path), `--set ${key}`);
  return [Array.isArray(parsed) ? parsed : [parsed]];
}

export function readText(path: string, what: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'that is a folder' : message;
    throw new CliError(`${what}: cannot read ${path}: ${why}`);
  }
}

export function readJson(path: string, what: string): Json {
  const text = readText(path, what);
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new CliError(`${what}: ${path} is not JSON: ${(error as Error).message}`);
  }
}

const countsOf = ({ players: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more);

function playerCounts(game: Game, text: string): readonly number[] {
  if (text === 'all') return countsOf(game);
  const { min, max } = game.players;
  const one = (word: string): number => wholeNumber('players', word, min, max);
  return text.split(',').flatMap((part) => {
    const range = /^(\d+)-(\d+)$/.exec(part);
    if (!range) return [one(part)];
    const [from, to] = [one(range[1] as string), one(range[2] as string)];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, more) => from + more);
  });
}

/** A set-up in a few words: what is not as usual; among several, what tells them apart. */
export function describeSetup(
  game: Game,
  options: MatchOptions,
  among: readonly MatchOptions[] = [],
): string {
  const told = game.settings
    .filter((setting) =>
      among.length > 1
        ? differ(among, setting.key)
        : canonical(options[setting.key]) !== canonical(setting.default),
    )
    .map((setting) => {
      const value = options[setting.key] ?? null;
      if (setting.kind !== 'content') return `${setting.key} ${String(value)}`;
      return Array.isArray(value) && value.length > 0 ? `${setting.key} ${value.length}` : '';
    });
  const players = `${options.players} ${options.players === 1 ? 'player' : 'players'}`;
  return [players, ...told.filter(Boolean)].join(', ');
}

/** Whether a setting (or the number of players) has more than one value among these. */
export const differ = (setups: readonly MatchOptions[], key: string): boolean =>
  new Set(setups.map((options) => canonical(options[key]))).size > 1;

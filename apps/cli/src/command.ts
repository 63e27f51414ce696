/** A command: its name, what it takes, and what it does. Its help is made from the same data as its parser. */
import { parseArgs } from 'node:util';
import { badValue, CliError, suggestion } from './errors.ts';
import type { Io } from './io.ts';

interface Described {
  readonly help: string;
  readonly short?: string;
}

export type OptionSpec =
  | (Described & { readonly kind: 'flag' })
  | (Described & { readonly kind: 'text'; readonly value: string })
  | (Described & { readonly kind: 'list'; readonly value: string })
  | (Described & {
      readonly kind: 'number';
      readonly value: string;
      readonly min: number;
      readonly max?: number;
    });

export type OptionSpecs = { readonly [name: string]: OptionSpec };

/** What an option has become once it is read. */
type Value<S extends OptionSpec> = S extends { kind: 'flag' }
  ? boolean
  : S extends { kind: 'number' }
    ? number | undefined
    : S extends { kind: 'list' }
      ? readonly string[]
      : string | undefined;

export type Values<O extends OptionSpecs> = { readonly [Name in keyof O]: Value<O[Name]> };

export interface Command<O extends OptionSpecs = OptionSpecs> {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** What follows the name, for example `<game> [options]`. */
  readonly usage: string;
  /** How many words it takes that are not options. */
  readonly words: { readonly min: number; readonly max: number };
  /** Which of those may look like options, since they begin as chance would have it. */
  readonly odd?: RegExp;
  readonly options: O;
  /** What the options do not say. */
  readonly notes?: readonly string[];
  readonly examples: readonly string[];
  run(values: Values<O>, words: readonly string[], io: Io): Promise<number>;
}

export const command = <const O extends OptionSpecs>(definition: Command<O>): Command =>
  definition as unknown as Command;

export const HELP = { kind: 'flag', short: 'h', help: 'this text' } as const satisfies OptionSpec;

export interface Parsed {
  readonly values: { readonly [name: string]: boolean | number | string | readonly string[] | undefined };
  readonly words: readonly string[];
  readonly help: boolean;
}

export function parse(
  { name, options, words: allowed, usage, odd }: Command,
  args: readonly string[],
): Parsed {
  const specs: OptionSpecs = { ...options, help: HELP };
  const words = odd === undefined ? [] : args.filter((word) => odd.test(word));
  const others = args.filter((word) => !words.includes(word));
  const { values: given, positionals } = readArgs(
    name,
    specs,
    words.length > 0 ? [...others, '--', ...words] : others,
  );
  const help = given.help === true;
  const values = Object.fromEntries(
    Object.entries(options).map(([option, spec]) => [option, read(option, spec, given[option])]),
  );
  if (!help && (positionals.length < allowed.min || positionals.length > allowed.max)) {
    const missing = positionals.length < allowed.min;
    const message = missing
      ? `${name} needs more to go on`
      : `one word too many: '${positionals[allowed.max]}'`;
    throw new CliError(message, { hint: `usage: questhall ${name} ${usage}` });
  }
  return { values, words: positionals, help };
}

type Given = { readonly [name: string]: string | boolean | (string | boolean)[] | undefined };

function readArgs(
  name: string,
  specs: OptionSpecs,
  args: readonly string[],
): { values: Given; positionals: readonly string[] } {
  const config = Object.fromEntries(
    Object.entries(specs).map(([option, spec]) => [
      option,
      {
        type: spec.kind === 'flag' ? ('boolean' as const) : ('string' as const),
        multiple: spec.kind === 'list',
        ...(spec.short === undefined ? {} : { short: spec.short }),
      },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options: config, allowPositionals: true, strict: true });
  } catch (error) {
    throw explained(name, specs, error as Error & { code?: string });
  }
}

function explained(name: string, specs: OptionSpecs, error: Error & { code?: string }): CliError {
  const hint = `questhall ${name} --help lists all options`;
  const option = /'-{0,2}([\w-]+)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const near = suggestion(option, Object.keys(specs));
    return new CliError(`unknown option '--${option}'${near.startsWith('did') ? `; ${near}` : ''}`, { hint });
  }
  const spec = specs[/'(?:-\w, )?--([\w-]+)/.exec(error.message)?.[1] ?? option];
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && spec) {
    const needs = 'value' in spec ? `needs a value: ${spec.value}` : 'takes no value';
    return new CliError(`option '--${nameOf(specs, spec)}' ${needs}`, { hint });
  }
  return new CliError(error.message, { hint });
}

const nameOf = (specs: OptionSpecs, spec: OptionSpec): string =>
  Object.keys(specs).find((option) => specs[option] === spec) ?? '';

function read(
  option: string,
  spec: OptionSpec,
  given: Given[string],
): boolean | number | string | readonly string[] | undefined {
  if (spec.kind === 'flag') return given === true;
  if (spec.kind === 'list') return Array.isArray(given) ? given.map(String) : [];
  if (given === undefined || spec.kind === 'text') return given === undefined ? undefined : String(given);
  return wholeNumber(`--${option}`, String(given), spec.min, spec.max);
}

export function wholeNumber(field: string, text: string, min: number, max?: number): number {
  const value = Number(text);
  if (/^-?\d+$/.test(text) && value >= min && (max === undefined || value <= max)) return value;
  const allowed =
    max === undefined ? `a whole number from ${min} on` : `a whole number from ${min} to ${max}`;
  throw badValue(field, text, allowed);
}

/** Help, made from the commands themselves. */
import type { Command, OptionSpec, OptionSpecs } from './command.ts';
import { HELP } from './command.ts';
import { allCommands } from './commands/index.ts';
import type { Io } from './io.ts';
import { padEnd, widthOf, wrap } from './terminal/layout.ts';
import { paintFor } from './terminal/paint.ts';

const MAX_WIDTH = 100;

export async function overview(io: Io): Promise<string> {
  const paint = paintFor(io);
  const rows = (await allCommands()).map(({ name, summary }) => [name, summary] as const);
  return [
    `${paint.strong('Questhall')}: five fantasy board games that know their own rules.`,
    '',
    `${paint.strong('usage')}  questhall <command> [options]; without a command it opens the hall`,
    '',
    definitions(rows, io),
    '',
    paint.faint('questhall <command> --help says more about one of them.'),
    '',
  ].join('\n');
}

export function helpOf({ name, summary, usage, options, notes, examples }: Command, io: Io): string {
  const paint = paintFor(io);
  const width = Math.min(io.out.columns, MAX_WIDTH);
  const all: OptionSpecs = { ...options, help: HELP };
  const rows = Object.entries(all).map(([option, spec]) => [optionLabel(option, spec), spec.help] as const);
  return [
    `${summary}`,
    '',
    `${paint.strong('usage')}  questhall ${name} ${usage}`,
    '',
    definitions(rows, io),
    '',
    ...(notes ?? []).flatMap((note) => [wrap(note, width), '']),
    paint.strong('examples'),
    ...examples.map((example) => `  questhall ${example}`),
    '',
  ].join('\n');
}

function optionLabel(name: string, spec: OptionSpec): string {
  const short = spec.short === undefined ? '' : `-${spec.short}, `;
  return `${short}--${name}${'value' in spec ? ` ${spec.value}` : ''}`;
}

/** Terms on the left, what they mean on the right, wrapped beside them. */
function definitions(rows: readonly (readonly [string, string])[], io: Io): string {
  const paint = paintFor(io);
  const left = Math.max(...rows.map(([term]) => widthOf(term)));
  const width = Math.min(io.out.columns, MAX_WIDTH) - left - 4;
  return rows
    .map(([term, text]) => {
      const lines = wrap(text, Math.max(30, width)).split('\n');
      const [first, ...others] = lines;
      return [
        `  ${padEnd(paint.key(term), left)}  ${first}`,
        ...others.map((line) => ' '.repeat(left + 4) + line),
      ].join('\n');
    })
    .join('\n');
}

/** From the words on the command line to a command, its exit code, and one clear message when something is wrong. */
import type { Command } from './command.ts';
import { parse } from './command.ts';
import { COMMAND_NAMES, loadCommand } from './commands/index.ts';
import { CliError, OK, suggestion, USAGE } from './errors.ts';
import { helpOf, overview } from './help.ts';
import type { Io } from './io.ts';
import { paintFor } from './terminal/paint.ts';
import { VERSION } from './version.ts';

export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const paint = paintFor({ colour: io.colour && io.err.isTTY });
    io.err.write(`${paint.bad('questhall:')} ${error.message}\n`);
    if (error.hint !== undefined) io.err.write(`${paint.faint(error.hint)}\n`);
    return error.exitCode;
  }
}

async function dispatch([first, ...rest]: readonly string[], io: Io): Promise<number> {
  if (first === undefined || first === '--help' || first === '-h') return say(io, await overview(io), OK);
  if (first === '--version' || first === '-v') return say(io, `questhall ${VERSION}\n`, OK);
  if (first === 'help') return help(rest[0], io);
  const command = await commandNamed(first);
  const { values, words, help: wantsHelp } = parse(command, rest);
  if (wantsHelp) return say(io, helpOf(command, io), OK);
  return command.run(values, words, io);
}

async function commandNamed(name: string): Promise<Command> {
  const command = await loadCommand(name);
  if (command) return command;
  const near = suggestion(name, COMMAND_NAMES);
  throw new CliError(`unknown command '${name}'; ${near}`, {
    hint: 'questhall --help says what each of them does',
    exitCode: USAGE,
  });
}

async function help(name: string | undefined, io: Io): Promise<number> {
  return say(io, name === undefined ? await overview(io) : helpOf(await commandNamed(name), io), OK);
}

function say(io: Io, text: string, exitCode: number): number {
  io.out.write(text);
  return exitCode;
}

import { command } from '../command.ts';
import { badValue, CliError, OK } from '../errors.ts';
import { BOT_PROTOCOL } from '../players/messages.ts';
import { USUAL_DEADLINE } from '../players/players.ts';
import type { Program } from '../players/program.ts';
import { startProgram } from '../players/program.ts';
import type { Question, RemotePlayer } from '../players/remote.ts';
import { playRemotely } from '../players/remote.ts';

export const bot = command({
  name: 'bot',
  summary: 'Let a program play at a table of a server, with the token of its seat',
  usage: '<table> --token <token> --program <command> [options]',
  words: { min: 1, max: 1 },
  options: {
    token: { kind: 'text', value: 'token', help: 'the token of the seat, from the host of the table' },
    program: {
      kind: 'text',
      value: 'command',
      help: 'hears newline JSON on its standard input and answers on its standard output (docs/bots.md)',
    },
    server: { kind: 'text', value: 'url', help: 'where the table is (default: http://localhost:8080)' },
    deadline: {
      kind: 'number',
      value: 'ms',
      min: 1,
      help: 'how long the program may think about one question (default: 10000, or what its clock shows)',
    },
  },
  notes: [
    'The host of a table gets a token for an open seat with POST /api/tables/<table>/seats/<seat>/token. The program is started when the match begins, or at once if it is under way.',
    'Exit code 0: the match was played to its end. 2: it was not, and the message says why.',
  ],
  examples: ['bot ABC234 --token … --program "python3 docs/bots/bot.py" --server https://hall.example'],
  async run({ token, program, server = 'http://localhost:8080', deadline }, [table = ''], io) {
    if (token === undefined) throw new CliError('--token: found nothing; allowed: the token of a seat');
    if (program === undefined) throw new CliError('--program: found nothing; allowed: a command');
    if (!URL.canParse(server)) throw badValue('--server', server, 'a URL, such as http://localhost:8080');
    const player = programAt(program, deadline, io.cwd);
    try {
      const { how, winners } = await playRemotely(new URL(server), table, token, player);
      io.out.write(`${JSON.stringify({ how, winners })}\n`);
    } catch (error) {
      throw new CliError(error instanceof Error ? error.message : String(error));
    }
    return OK;
  },
});

function programAt(command: string, deadline: number | undefined, cwd: string): RemotePlayer {
  let program: Program | undefined;
  return {
    begin({ game, rulesVersion, settings: { players, options } }, seat) {
      const hello = { type: 'hello', protocol: BOT_PROTOCOL, game, rulesVersion, seat } as const;
      program = startProgram(command, { ...hello, options: { ...options, players } }, cwd);
    },
    choose({ decision, view, left }: Question) {
      if (!program) throw new Error('asked before the match began');
      const { id, kind, about, options } = decision;
      const time = deadline ?? Math.min(USUAL_DEADLINE, left ?? USUAL_DEADLINE);
      return program.decide({ id, kind, about, options, view, deadline: time });
    },
    end: async (outcome) => program?.end(outcome),
  };
}

/** Whoever plays a seat and is no person: one of our bots, or a program of somebody else. */
import type { Budget, Level } from '@questhall/bots';
import { createBot, LEVEL_NAMES, LEVELS, levelCalled } from '@questhall/bots';
import type { Decision, Game, MachineState, MatchOptions, Option, Outcome, Seat } from '@questhall/kernel';
import { about } from '@questhall/kernel';
import { badValue } from '../errors.ts';
import { BOT_PROTOCOL } from './messages.ts';
import { startProgram } from './program.ts';

export interface Player {
  choose(game: Game, state: MachineState, decision: Decision): Option | Promise<Option>;
  /** The match is over, or broken off. */
  end(outcome: Outcome | null): Promise<void> | undefined;
}

/** A level of bots, or `program:` and a command. */
export type PlayerSpec = Level | `program:${string}`;

const PROGRAM = 'program:';

/** Levels as they are called on the page, too. */
export const ALL_LEVELS = LEVELS.map((level) => LEVEL_NAMES[level].toLowerCase()).join(', ');

const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word);
const isProgram = (word: string): word is `program:${string}` =>
  word.startsWith(PROGRAM) && word.length > PROGRAM.length;

/** As it is read: a level by its name, a program by its command. */
export const nameOfPlayer = (spec: string): string => (isLevel(spec) ? LEVEL_NAMES[spec] : spec);

/** `journeyman`, `adept,jester` or `program:python3 bot.py`, in the order of the seats. */
export function readPlayers(text: string): readonly PlayerSpec[] {
  return text.split(',').map((word) => {
    const level = levelCalled(word);
    if (level) return level;
    if (isProgram(word)) return word;
    throw badValue('--bots', word, `${ALL_LEVELS}, program:<command>`);
  });
}

export interface Sitting {
  readonly options: MatchOptions;
  readonly seat: Seat;
  readonly seed: string;
  /** How long a bot thinks; null: as its level does. */
  readonly budget: Budget | null;
  /** By the clock; nothing: by counting, the same on every machine. */
  readonly now?: () => number;
  /** Where programs run, and how many milliseconds they have for each answer. */
  readonly cwd: string;
  readonly deadline: number;
}

/** How long a program may think about one question unless told otherwise, in milliseconds. */
export const USUAL_DEADLINE = 10_000;

export function seatPlayer(spec: PlayerSpec, game: Game, sitting: Sitting): Player {
  return isLevel(spec) ? botPlayer(spec, sitting) : programPlayer(spec.slice(PROGRAM.length), game, sitting);
}

function botPlayer(level: Level, { seed, budget, now }: Sitting): Player {
  const bot = createBot(level, now ? { seed, now } : { seed });
  return {
    choose: (game, state, decision) => bot.choose(game, state, decision, budget ?? undefined).option,
    end: () => undefined,
  };
}

function programPlayer(command: string, game: Game, { options, seat, cwd, deadline }: Sitting): Player {
  const { id, version } = game;
  const hello = {
    type: 'hello',
    protocol: BOT_PROTOCOL,
    game: id,
    rulesVersion: version,
    options,
    seat,
  } as const;
  const program = startProgram(command, hello, cwd);
  return {
    choose: (_game, state, decision) =>
      program.decide({
        id: decision.id,
        kind: decision.kind,
        about: about(game, state, seat),
        options: decision.options,
        view: game.view(state, seat),
        deadline,
      }),
    end: (outcome) => program.end(outcome),
  };
}

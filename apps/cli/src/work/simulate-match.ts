/** One simulated match: bots in all seats, no events, no record; what it came to. */
import type { Bot, Budget, Level } from '@questhall/bots';
import { createBot } from '@questhall/bots';
import type { Game, MatchOptions, Outcome, Seat } from '@questhall/kernel';
import { advance, answer, seeded } from '@questhall/kernel';
import { loadGame } from '../games.ts';
import { matchNumber } from './match-number.ts';

export interface SimulateWork {
  readonly kind: 'simulate';
  /** How the thread finds the game. */
  readonly ref: string;
  readonly setups: readonly MatchOptions[];
  readonly levels: readonly Level[];
  /** Whether the levels change seats from match to match, so that no level owns the best seat. */
  readonly rotates: boolean;
  readonly seed: string;
  readonly budget: Budget | null;
}

export interface Simulated {
  readonly setup: number;
  readonly outcome: Outcome | null;
  /** For each seat: who sat there, and on which side. */
  readonly levels: readonly Level[];
  readonly sides: readonly number[];
  /** Answers given, and those among them that were a choice. */
  readonly answers: number;
  readonly choices: number;
  readonly options: number;
  /** Nothing: it ended as it should. */
  readonly failure?: string;
}

/** No match of a board game is that long: it goes round in circles. */
const LONGEST = 200_000;

export async function simulator(work: SimulateWork): Promise<(number: number) => Simulated> {
  const game = await loadGame(work.ref);
  return (number) => simulate(game, work, number);
}

function levelsAt({ levels, rotates }: SimulateWork, players: number, round: number): readonly Level[] {
  const turn = rotates ? round : 0;
  return Array.from({ length: players }, (_, seat) => levels[(seat + turn) % levels.length] as Level);
}

function simulate(game: Game, work: SimulateWork, number: number): Simulated {
  const { setup, round, seed, options } = matchNumber(work, number);
  const levels = levelsAt(work, options.players, round);
  const bots = levels.map((level, seat) => createBot(level, { seed: `${seed} bot ${seat}` }));
  const counted = { answers: 0, choices: 0, options: 0 };
  const s = game.setup(options, seeded(seed));
  s.events = null;
  try {
    while (counted.answers < LONGEST) {
      const [decision] = advance(game, s);
      if (!decision) break;
      const { option } = (bots[decision.seat] as Bot).choose(game, s, decision, work.budget ?? undefined);
      answer(game, s, decision.seat, option);
      counted.answers += 1;
      counted.options += decision.options.length;
      if (decision.options.length > 1) counted.choices += 1;
    }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { setup, levels, sides: [], outcome: null, ...counted, failure };
  }
  const sides = levels.map((_, seat: Seat) => game.side(s, seat));
  const ended = { setup, levels, sides, outcome: s.outcome, ...counted };
  return s.outcome ? ended : { ...ended, failure: `no end after ${LONGEST} answers` };
}

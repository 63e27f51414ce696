/** One simulated match: bots in all seats; what it came to. */
import type { Budget, Level } from '@questhall/bots';
import { createBot } from '@questhall/bots';
import type { Game, MatchOptions } from '@questhall/kernel';
import { loadGame } from '../games.ts';
import type { Played } from './bot-match.ts';
import { playMatch } from './bot-match.ts';
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

export interface Simulated extends Played {
  readonly setup: number;
  /** For each seat: who sat there. */
  readonly levels: readonly Level[];
}

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
  const { budget } = work;
  const players = levels.map((level, seat) => ({
    bot: createBot(level, { seed: `${seed} bot ${seat}` }),
    budget,
  }));
  return { setup, levels, ...playMatch(game, options, seed, players) };
}

/** One simulated match: bots in all seats; what it came to. */
import type { Budget } from '@questhall/bots';
import { matchNumber } from '@questhall/bots/lab';
import type { Game, MatchOptions } from '@questhall/kernel';
import { loadGame } from '../games.ts';
import type { PlayerSpec } from '../players/players.ts';
import { seatPlayer } from '../players/players.ts';
import type { Played } from './bot-match.ts';
import { playMatch } from './bot-match.ts';

export interface SimulateWork {
  readonly kind: 'simulate';
  /** How the thread finds the game. */
  readonly ref: string;
  readonly setups: readonly MatchOptions[];
  readonly bots: readonly PlayerSpec[];
  /** Whether the bots change seats from match to match, so that none of them owns the best seat. */
  readonly rotates: boolean;
  readonly seed: string;
  readonly budget: Budget | null;
  /** Where programs run, and how many milliseconds they have for each answer. */
  readonly cwd: string;
  readonly deadline: number;
}

export interface Simulated extends Played {
  readonly setup: number;
  /** For each seat: who sat there. */
  readonly bots: readonly PlayerSpec[];
}

export async function simulator(work: SimulateWork): Promise<(number: number) => Promise<Simulated>> {
  const game = await loadGame(work.ref);
  return (number) => simulate(game, work, number);
}

function botsAt({ bots, rotates }: SimulateWork, players: number, round: number): readonly PlayerSpec[] {
  const turn = rotates ? round : 0;
  return Array.from({ length: players }, (_, seat) => bots[(seat + turn) % bots.length] as PlayerSpec);
}

async function simulate(game: Game, work: SimulateWork, number: number): Promise<Simulated> {
  const { setup, round, seed, options } = matchNumber(work, number);
  const bots = botsAt(work, options.players, round);
  const { budget, cwd, deadline } = work;
  const players = bots.map((spec, seat) =>
    seatPlayer(spec, game, { options, seat, seed: `${seed} bot ${seat}`, budget, cwd, deadline }),
  );
  return { setup, bots, ...(await playMatch(game, options, seed, players)) };
}

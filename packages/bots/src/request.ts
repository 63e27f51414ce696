/** What a host and the worker that thinks for it say to each other: plain data. */
import type { Game, MachineState, Option, Seat } from '@questhall/kernel';
import { advance, load } from '@questhall/kernel';
import { chanceFrom } from './chance.ts';
import type { Hint } from './hint.ts';
import { explained } from './hint.ts';
import { createBot } from './levels.ts';
import type { Budget, Level } from './types.ts';

export interface BotRequest {
  /** Repeated in the reply. */
  readonly id: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** The whole state, as `save` of the kernel writes it. */
  readonly state: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  readonly budget?: Budget;
  /** So many hints are wanted, with their reasons. */
  readonly hints?: number;
}

export type BotReply =
  | {
      readonly id: number;
      readonly option: Option;
      readonly hints: readonly Hint[];
      readonly iterations: number;
    }
  | { readonly id: number; readonly error: string };

/** Answers a request. What is wrong with it comes back as a sentence. */
export function think<S extends MachineState>(
  game: Game<S>,
  { id, state: saved, seat, level, seed, budget, hints = 0 }: BotRequest,
  now: () => number,
): BotReply {
  try {
    const state = load(game, saved);
    const decision = advance(game, state).find((open) => open.seat === seat);
    if (!decision) return { id, error: `seat ${seat} is not asked` };
    const choice = createBot(level, { seed, now }).choose(game, state, decision, budget);
    const chance = chanceFrom(`${seed}/why/${seat}/${decision.id}`);
    return {
      id,
      option: choice.option,
      hints: hints > 0 ? explained(game, state, decision, choice.hints, hints, chance) : [],
      iterations: choice.iterations,
    };
  } catch (problem) {
    return { id, error: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** What a host and the worker that thinks for it say to each other: plain data. */
import type { Game, MachineState, Option, Seat } from '@questhall/kernel';
import { advance, load } from '@questhall/kernel';
import type { Hint } from './hint.ts';
import { hint } from './hint.ts';
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
    if (hints > 0) {
      const found = hint(game, state, decision, { now, count: hints, ...(budget && { budget }) });
      const option = found[0]?.option ?? (decision.options[0] as Option);
      return { id, option, hints: found, iterations: 0 };
    }
    const choice = createBot(level, { seed, now }).choose(game, state, decision, budget);
    return { id, option: choice.option, hints: [], iterations: choice.iterations };
  } catch (problem) {
    return { id, error: problem instanceof Error ? problem.message : String(problem) };
  }
}

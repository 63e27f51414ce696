import type { Rng } from './random.ts';
import type { Option, Outcome, Recorded, Seat } from './types.ts';

/**
 * A procedure that is under way. Its locals stand beside `proc` and `step`: ids, numbers, strings, flat lists of them.
 * Never functions, never objects that also live elsewhere.
 */
export interface Frame {
  proc: string;
  /** The step that runs next; empty when the procedure is through. */
  step: string;
  /** Answers of seats that were asked at the same time and wait for the others. */
  given?: Record<Seat, Option>;
}

/** What every game's state contains. The whole state is one JSON value without cycles. */
export interface MachineState {
  /** The last frame runs. */
  stack: Frame[];
  rng: Rng;
  /** How many questions have been settled; also the id of the one that is open. */
  asks: number;
  /** What happened and has not been fetched yet; null: nobody listens (simulations). */
  events: Recorded[] | null;
  outcome: Outcome | null;
}

export const freshMachine = (rng: Rng): MachineState => ({
  stack: [],
  rng,
  asks: 0,
  events: [],
  outcome: null,
});

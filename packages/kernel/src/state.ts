import { copy } from './data.ts';
import type { Rng } from './random.ts';
import type { Option, Outcome, Recorded, Seat } from './types.ts';

/** The shape of what the machine keeps. A saved state of another shape is of no use; its record is. */
export const STATE_FORMAT = 2;

/** A procedure that is under way. All frames have the same fields: engines find their way in them at once. */
export interface Frame {
  readonly proc: string;
  /** The step that runs next; empty when the procedure is through. */
  step: string;
  /**
   * What it was called with, and has found out since: ids, numbers, strings, flat lists of them. Never functions, never
   * objects that also live elsewhere.
   */
  readonly locals: object;
  /** Answers of seats that were asked at the same time and wait for the others. */
  given: Record<Seat, Option> | null;
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

/** A copy that shares nothing that can change. */
export const cloneStack = (stack: readonly Frame[]): Frame[] => stack.map(cloneFrame);

const cloneFrame = ({ proc, step, locals, given }: Frame): Frame => ({
  proc,
  step,
  locals: cloneLocals(locals),
  given: given && copy(given),
});

function cloneLocals(locals: object): object {
  const twin: Record<string, unknown> = { ...locals };
  for (const key in twin) {
    const value = twin[key];
    if (typeof value === 'object') twin[key] = copy(value);
  }
  return twin;
}

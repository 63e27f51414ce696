import type { Outcome } from './command.ts';

export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** A few words beside the step's name. */
  readonly note: string;
  /** Shown only when something failed. */
  readonly output: string;
  /** The tests that ran, with their time: the slowest are named at the end. */
  readonly timed?: readonly Timed[];
  /** Nothing it reads has changed since it passed: it did not run. */
  readonly unchanged?: boolean;
}

export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Lanes run side by side, the steps of one after each other: what reckons without a pause has the time in which browsers and
 * databases are waited for.
 */
export const LANES = ['pure', 'hosts', 'page'] as const;
export type Lane = (typeof LANES)[number];

export interface Step {
  readonly name: string;
  /** Whether there is something to check yet. */
  readonly exists: boolean;
  /** Its place among those that take minutes. The others run at once, before them. */
  readonly lane?: Lane;
  /** Runs only when it is named. */
  readonly onRequest?: boolean;
  /** Reads more than the clone and these programs: what it found before says nothing. */
  readonly readsOutside?: boolean;
  /** The paths of programs from outside that it runs. */
  programs?(): readonly string[];
  /** Before anything in a lane: nobody reads what is still being written. */
  prepare?(): void;
  run(): Promise<Result> | Result;
}

/** A check that passes or fails as a whole. */
export function single(ok: boolean, output: string, note = ''): Result {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, note, output };
}

export function fromOutcome({ code, output }: Outcome, note = ''): Result {
  return single(code === 0, output, note);
}

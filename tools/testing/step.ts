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

export interface Step {
  readonly name: string;
  /** Whether there is something to check yet. */
  readonly exists: boolean;
  /** Wants the whole machine: runs by itself, after the quick ones. */
  readonly alone: boolean;
  /** Runs only when it is named. */
  readonly onRequest?: boolean;
  /** Reads more than the clone and these programs: what it found before says nothing. */
  readonly readsOutside?: boolean;
  /** The paths of programs from outside that it runs. */
  programs?(): readonly string[];
  run(): Promise<Result> | Result;
}

/** A check that passes or fails as a whole. */
export function single(ok: boolean, output: string, note = ''): Result {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, note, output };
}

export function fromOutcome({ code, output }: Outcome, note = ''): Result {
  return single(code === 0, output, note);
}

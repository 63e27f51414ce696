/** What a program that plays hears and says, one JSON text to a line. docs/bots.md explains it with examples. */
import type { Json, MatchOptions, Option, Outcome, Seat } from '@questhall/kernel';

/** Grows when an old program could misunderstand a new host. */
export const BOT_PROTOCOL = 1;

/** The first line: a match begins. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: MatchOptions;
  /** The seat that the program plays, from 0. */
  readonly seat: Seat;
}

/** A question. One that has only one option is asked too. */
export interface Decide {
  readonly type: 'decide';
  /** Repeated in the answer. */
  readonly id: number;
  readonly kind: string;
  readonly about: { readonly [detail: string]: Json };
  readonly options: readonly Option[];
  /** All that the seat may know. */
  readonly view: Json;
  /** Milliseconds to answer in, from now. */
  readonly deadline: number;
}

/** The last line: the match is over. */
export interface Over {
  readonly type: 'over';
  readonly outcome: Outcome | null;
}

/** What the program says: which of the options, by its place in the list. */
export interface ProgramAnswer {
  readonly id: number;
  readonly option: number;
}

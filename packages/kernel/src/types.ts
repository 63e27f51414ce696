/** The vocabulary of the kernel. No logic. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks: a seat, or null for a spectator, who sees what is public. */
export type Viewer = Seat | null;

/** Something on the table that an option, an event or a reason points at: `{ lane: 3 }`, `{ card: 'pizza' }`. */
export type Ref = { readonly [kind: string]: string | number };

/**
 * One thing a player may do. A plain JSON value: it is what the page highlights (by `at`), what the host accepts, what
 * bots try and what the record keeps. Two options of one decision are never the same value.
 */
export interface Option {
  readonly do: string;
  readonly at?: Ref;
}

/** Why something is not legal: the rule that forbids it, with its numbers. Words make a sentence of it. */
export interface Reason {
  readonly rule: string;
  readonly [detail: string]: Json;
}

/** A question to one seat, computed from the state and never stored in it. */
export interface Decision<O extends Option = Option> {
  /** Which question of the match this is. An answer names it, so that a late answer is refused. */
  readonly id: number;
  readonly seat: Seat;
  /** What is asked, by name: `act`, `defend`, `placeHero`. */
  readonly kind: string;
  readonly options: readonly O[];
}

/** What an answer names from outside. */
export interface Answer {
  readonly seat: Seat;
  readonly option: Option;
  readonly handed?: Handed;
}

/**
 * What the host, never a seat, hands in with an answer: draws it saw made (thrown dice, real or simulated), and a note
 * on how they came about, which the rules do not read.
 */
export interface Handed {
  readonly draws: readonly (string | number)[];
  readonly note?: Json;
}

/** Something a person at the table would see happen, in the past tense: `{ type: 'damaged', figure, amount }`. */
export interface GameEvent {
  readonly type: string;
}

/** An event with its visibility. Without `only`, everybody sees it. */
export interface Recorded {
  readonly event: GameEvent;
  /** The seats that see `event`; all others see `others`, or nothing. */
  readonly only?: readonly Seat[];
  readonly others?: GameEvent;
}

/** How the match ended. Nobody among the winners: a cooperative game was lost. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** Why, by name: words make a sentence of it. */
  readonly how: string;
  readonly score?: readonly number[];
}

/** What is wrong with a piece of input: the field, what was found, what is allowed. */
export interface Problem {
  readonly field: string;
  readonly found: string;
  readonly allowed: string;
}

/**
 * What speaks for an option: there is no other, nothing comes of it at once, this does, more or less often (0 to 1), or it is
 * better than another in what it brings. `next`: what would be done after it.
 */
export type HintReason =
  | { readonly is: 'only' }
  /** About as good as the best other one. */
  | { readonly is: 'equal'; readonly than: Option; readonly next?: Option }
  | { readonly is: 'nothing'; readonly next?: Option }
  | {
      readonly is: 'leads';
      readonly to: GameEvent;
      readonly often: number;
      /** Who is defeated would else have acted. */
      readonly before?: true;
      readonly gains?: HintGains;
    }
  | { readonly is: 'better'; readonly gains: HintGains; readonly next?: Option };

/** What an option brings by the end of the round, beside the best other one. */
export interface HintGains {
  readonly than: Option;
  /** So much more damage to the others, and so much less to the own side. */
  readonly dealt?: number;
  readonly spared?: number;
  /** So many more of the others are defeated, and so many more of the own side are still standing. */
  readonly defeated?: number;
  readonly standing?: number;
  /** So often more the match is won at once, 0 to 1. */
  readonly wins?: number;
  /** So many more points, Life given back, treasures and cards in hand. */
  readonly points?: number;
  readonly healed?: number;
  readonly treasures?: number;
  readonly cards?: number;
  /** Where nothing else can be named: so much higher is the chance to win, 0 to 1. */
  readonly chance?: number;
}

/** The contract between a game and everything that is not a game: hosts, bots, the command line, the laws. */

import type { Rng } from './random.ts';
import type { Procedures } from './run.ts';
import type { MachineState } from './state.ts';
import type { Telling } from './telling.ts';
import type {
  Decision,
  GameEvent,
  Json,
  Option,
  Outcome,
  Problem,
  Reason,
  Ref,
  Seat,
  Viewer,
} from './types.ts';
import type { ViewParts } from './view.ts';

/** A choice of the host before the match, from which lobby and command line make their forms. */
export type Setting =
  | {
      readonly key: string;
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
    }
  | { readonly key: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly key: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
    }
  /** Content made by users, as JSON; the game validates it. */
  | { readonly key: string; readonly kind: 'content'; readonly default: readonly Json[] };

/** What a match was set up with. Validated once by `configure`, believed ever after. */
export interface MatchOptions {
  readonly players: number;
  readonly [setting: string]: unknown;
}

export type Configured<O> = { readonly options: O } | { readonly problems: readonly Problem[] };

/** How a match that is played in parts, such as a campaign of adventures, goes over to newer rules between two of them. */
export interface Parts<O = MatchOptions> {
  /** Whether a match that was set up like this has several. */
  several(options: MatchOptions): boolean;
  /**
   * What a match that has come to this state, perhaps by earlier rules, is set up with to go on by these. Nothing: it is not
   * between two parts, or these rules cannot read it.
   */
  next(state: MachineState): O | undefined;
}

export interface Game<
  S extends MachineState = MachineState,
  O extends MatchOptions = MatchOptions,
  V = Json,
> {
  readonly id: string;
  readonly name: string;
  /** Rules and content a record was played with. It changes whenever an old record might play differently. */
  readonly version: number;
  /**
   * How views, options and events are shaped. It changes whenever who draws them would have to be told; matches of another
   * shape are shown on the plain table. Left out: as they first were.
   */
  readonly shape?: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly settings: readonly Setting[];
  /** Checks what came from outside and fills in what was left out. */
  configure(input: { readonly [key: string]: unknown }): Configured<O>;

  /** Left out: every match has but one part. */
  readonly parts?: Parts<O>;

  readonly procedures: Procedures<S>;
  /** The first state, with the first procedure on its stack. */
  setup(options: O, rng: Rng): S;
  /** A copy that shares nothing that can change. */
  clone(s: S): S;

  /** What this viewer may know, built up from nothing (never the state with parts removed). */
  view(s: S, viewer: Viewer): V;
  /** The same in two parts, see `viewInParts`. Left out: hosts make every viewer's view by itself. */
  readonly viewParts?: ViewParts<S>;
  /** Whose dice are rolled now, where people roll those of the box themselves. Left out: it has none. */
  roller?(s: S): Seat;
  /** Deals again, in place and at random, all that this seat cannot see, in agreement with all that it can. */
  guess(s: S, seat: Seat): void;

  /** Seats of one side win and lose together. */
  side(s: S, seat: Seat): number;
  /** How likely this seat is to win from here, 0 to 1: what bots believe about positions. */
  evaluate(s: S, seat: Seat): number;
  /**
   * How readily a sensible player takes each of the options, as weights: what bots believe about choices, quickly. 0: not
   * worth a thought, such as what only passes the time. Left out: one option is as likely as another.
   */
  inclinations?(s: S, decision: Decision): readonly number[];
  /** The procedures with whose end thoughts end, by name, one for each mode. Left out: bots find out where a round ends. */
  readonly rounds?: readonly string[];

  /** What must hold in every state: each broken one as a sentence. Nothing is in two places. */
  faults(s: S): readonly string[];
  /** Everything of the box that some match should make use of, and what one event makes use of. */
  readonly content: readonly string[];
  used(event: GameEvent): readonly string[];
  /** Events that show for a moment what nobody remembers afterwards: exempt from the law of equal events. */
  readonly revealing?: readonly string[];

  readonly words: Words<V>;
  /** What each kind of event is in the story of a match. Left out: every event that has words is a beat of its own. */
  readonly telling?: Telling<V>;
}

/** The table in sentences, without a picture of it: for those who listen. */
export interface Position {
  /** How the match stands: round, score, aims, what is under way. */
  readonly stands: readonly string[];
  /** Who is there. */
  readonly figures: readonly { readonly ref: Ref; readonly text: string }[];
  /** What lies about: hands, decks, piles, things. */
  readonly lies: readonly string[];
}

/** From data to sentences. A second language is a second one of these. */
export interface Words<V = Json> {
  /** The status line: an imperative sentence. */
  decision(kind: string, about: { readonly [detail: string]: Json }, view: V): string;
  option(option: Option, view: V): string;
  /** Nothing: not worth a line in the log. */
  event(event: GameEvent, view: V): string | undefined;
  reason(reason: Reason, view: V): string;
  outcome(outcome: Outcome, view: V): string;
  /** The whole table as text, for terminals and screen readers. */
  board(view: V): string;
  /** The same without the map. Left out by rules of before. */
  position?(view: V): Position;
  setting(key: string, value?: Json): string;
  /** A piece of the game's `content` as it is printed. */
  content?(piece: string): string | undefined;
}

/** A game as everything outside it sees it: its own types stay inside. */
export const asGame = <S extends MachineState, O extends MatchOptions, V>(game: Game<S, O, V>): Game =>
  game as unknown as Game;

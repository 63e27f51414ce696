/**
 * A referee knows the rulebook and nothing of how the game is written: it watches a match as somebody who sees every hand,
 * and objects. Each game has one in `games/<id>/referee`.
 */
import type {
  Decision,
  Game,
  GameEvent,
  Json,
  MachineState,
  MatchOptions,
  Option,
  Outcome,
  Recorded,
  Viewer,
} from '@questhall/kernel';
import { ROLL } from '@questhall/kernel';

export interface Objection {
  /** The id in RULES.md that is broken. */
  readonly rule: string;
  readonly message: string;
}

/** The table as all who sit at it see it. */
export interface Watched<V> {
  /** What each seat sees, by seat. */
  readonly views: readonly V[];
  /** What a spectator sees. */
  readonly open: V;
}

/** One answer and what came of it, up to the next question. */
export interface Beat<V> {
  readonly before: Watched<V>;
  readonly decision: Decision;
  readonly option: Option;
  /** All that happened, secret or not. */
  readonly events: readonly GameEvent[];
  readonly after: Watched<V>;
  /** The questions that are open now. */
  readonly asked: readonly Decision[];
  readonly outcome: Outcome | null;
}

/** One for each match: it may remember what it saw. */
export interface Watch<V> {
  opening(at: Watched<V>, events: readonly GameEvent[], asked: readonly Decision[]): readonly Objection[];
  beat(beat: Beat<V>): readonly Objection[];
}

export interface Referee<V = Json> {
  /** The game's id. */
  readonly game: string;
  watch(options: MatchOptions): Watch<V>;
}

/** A referee as everything outside its game sees it: the type of the views stays inside. */
export const asReferee = <V>(referee: Referee<V>): Referee => referee as unknown as Referee;

/** What all see alike is looked up once: it is most of every view. */
function watched({ view, viewParts }: Game, s: MachineState, players: number): Watched<Json> {
  const shared = viewParts?.open(s);
  const seenBy = (viewer: Viewer): Json =>
    viewParts ? ({ ...shared, ...viewParts.own(s, viewer) } as Json) : view(s, viewer);
  return { views: Array.from({ length: players }, (_, seat) => seenBy(seat)), open: seenBy(null) };
}

/**
 * What a referee at this table says of each answer. The views of one beat are the views before the next. Dice that are
 * rolled by hand belong to the answer that asked for them.
 */
export function refereed(referee: Referee, game: Game, options: MatchOptions) {
  const watch = referee.watch(options);
  let before: Watched<Json> | undefined;
  let told: Recorded[] = [];
  let answered: { readonly decision: Decision; readonly option: Option } | undefined;
  let rolling = false;
  const isRolling = (asked: readonly Decision[]): boolean => asked.some(({ kind }) => kind === ROLL);
  function beat(s: MachineState, asked: readonly Decision[]): readonly Objection[] {
    rolling = isRolling(asked);
    if (rolling) return [];
    const after = watched(game, s, options.players);
    const events = allOf(told);
    told = [];
    const seen = before;
    before = after;
    if (!answered || !seen) return watch.opening(after, events, asked);
    return watch.beat({ before: seen, ...answered, events, after, asked, outcome: s.outcome });
  }
  return {
    opening(
      s: MachineState,
      asked: readonly Decision[],
      recorded: readonly Recorded[],
    ): readonly Objection[] {
      told = [...recorded];
      answered = undefined;
      return beat(s, asked);
    },
    beat(
      s: MachineState,
      asked: readonly Decision[],
      recorded: readonly Recorded[],
      decision: Decision,
      option: Option,
    ): readonly Objection[] {
      if (!(before || rolling)) throw new Error('a referee watches from the opening on');
      told.push(...recorded);
      if (!rolling) answered = { decision, option };
      return beat(s, asked);
    },
  };
}

const allOf = (recorded: readonly Recorded[]): readonly GameEvent[] => recorded.map(({ event }) => event);

export const objectionText = ({ rule, message }: Objection): string => `[${rule}] ${message}`;

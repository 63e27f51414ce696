/** A match under way: a game, what it was set up with, the answers so far, and the state they led to. */
import { same } from './data.ts';
import { takeEvents } from './events.ts';
import type { Game, MatchOptions } from './game.ts';
import { seeded } from './random.ts';
import { about, advance, answer, refused } from './run.ts';
import type { MachineState } from './state.ts';
import type {
  Answer,
  Decision,
  Handed,
  Json,
  Option,
  Outcome,
  Reason,
  Recorded,
  Seat,
  Viewer,
} from './types.ts';

export interface MatchSetup {
  readonly options: MatchOptions;
  readonly seed: string;
  /** Names, for the story of the match. */
  readonly seats: readonly string[];
}

/** A match on record: from this alone it plays again, exactly. */
export interface MatchRecord extends MatchSetup {
  readonly game: string;
  readonly rulesVersion: number;
  readonly answers: readonly Answer[];
}

export interface Match<S extends MachineState = MachineState> {
  readonly game: Game<S>;
  readonly setup: MatchSetup;
  readonly answers: Answer[];
  /** For each answer: there was nothing else to choose. */
  readonly forced: boolean[];
  state: S;
  /** The questions that are open now. */
  decisions: readonly Decision[];
  /** So many of the last answers came from one seat and drew nothing; what they showed to whom, undo.ts finds out. */
  undoable: number;
  /** States as they were some answers ago, the latest last. What was later is played again from there when it is asked for. */
  kept: readonly Kept<S>[];
}

export interface Kept<S> {
  readonly state: S;
  /** How many answers led to it. */
  readonly after: number;
}

/** Answers after which a state is kept anew: a copy for each would cost more than most answers themselves. */
const KEPT_EVERY = 50;
/** Answers back: in each of these spans one state is kept, so that the further back, the fewer there are. */
const SPANS = [50, 100, 200, 400, 800, 1600];

/** An answer from outside. */
export interface Submission extends Omit<Answer, 'handed'> {
  readonly decision: number;
}

export type Submitted = { readonly events: readonly Recorded[] } | { readonly refused: Reason };

export function openMatch<S extends MachineState>(game: Game<S>, setup: MatchSetup): Match<S> {
  return matchFrom(game, setup, game.setup(setup.options, seeded(setup.seed)));
}

/** What is known of a match besides the state it has come to. */
export type MatchPast<S> = Pick<Match, 'answers' | 'forced' | 'undoable'> & {
  readonly kept: readonly Kept<S>[];
};

/** A match that goes on from this state. */
export function matchFrom<S extends MachineState>(
  game: Game<S>,
  setup: MatchSetup,
  state: S,
  past?: MatchPast<S>,
): Match<S> {
  const decisions = advance(game, state);
  return { game, setup, answers: [], forced: [], undoable: 0, kept: [], ...past, state, decisions };
}

/**
 * Takes an answer from outside: carries it out, or says why not and changes nothing. `handed` comes from the host
 * itself; draws that the answer has no use for are an error, and change nothing either.
 */
export function submit<S extends MachineState>(
  match: Match<S>,
  submission: Submission,
  handed?: Handed,
): Submitted {
  const checked = check(match, submission);
  if ('rule' in checked) return { refused: checked };
  play(match, checked.decision, checked.option, handed);
  return { events: takeEvents(match.state) };
}

function check<S extends MachineState>(
  match: Match<S>,
  { seat, decision: id, option }: Submission,
): { decision: Decision; option: Option } | Reason {
  if (match.state.outcome) return { rule: 'QH-OVER' };
  const decision = match.decisions.find((open) => open.seat === seat);
  if (!decision) return { rule: 'QH-NOT-ASKED', seat };
  if (decision.id !== id) return { rule: 'QH-LATE', answered: id, open: decision.id };
  const listed = decision.options.find((candidate) => same(candidate, option));
  return listed ? { decision, option: listed } : whyNot(match, seat, option);
}

/** Why this seat cannot choose this now. */
export function whyNot<S extends MachineState>(match: Match<S>, seat: Seat, option: Option): Reason {
  const known = refused(match.game, match.state, seat).find((entry) => same(entry.option, option));
  return known?.reason ?? { rule: 'QH-NO-SUCH-OPTION', option: option.do };
}

/**
 * Carries out one of the listed options. When a rule throws (a script that needs another draw does), the match stands
 * where it stood before.
 */
export function play<S extends MachineState>(
  match: Match<S>,
  decision: Decision,
  option: Option,
  handed?: Handed,
): void {
  const { game, state, answers } = match;
  const goesOn = match.undoable > 0 && answers.at(-1)?.seat === decision.seat;
  if (isToBeKept(match))
    keepState(match, { state: game.clone(state), after: answers.length }, answers.length);
  const entry: Answer = { seat: decision.seat, option, ...(handed ? { handed } : {}) };
  const { drawn } = state.rng;
  try {
    match.decisions = carryOut(game, state, entry);
  } catch (error) {
    match.state = stateAfter(match, answers.length);
    throw error;
  }
  answers.push(entry);
  match.forced.push(decision.options.length === 1);
  match.undoable = state.rng.drawn !== drawn ? 0 : goesOn ? match.undoable + 1 : 1;
}

/** What a script brings is not on record, so there is no playing it again. */
const isToBeKept = <S extends MachineState>({ kept, answers, state }: Match<S>): boolean =>
  state.rng.script !== undefined || answers.length - (kept.at(-1)?.after ?? -KEPT_EVERY) >= KEPT_EVERY;

/** Of each span the oldest stays, which is the next to be of use to the span behind it. */
function keepState<S extends MachineState>(match: Match<S>, fresh: Kept<S>, now: number): void {
  const spans = new Set<number>();
  const others = match.kept.filter(({ after }) => {
    const span = SPANS.findIndex((length) => now - after < length);
    if (span < 0 || after === fresh.after || spans.has(span)) return false;
    spans.add(span);
    return true;
  });
  match.kept = [...others, fresh].toSorted((left, right) => left.after - right.after);
}

/** To be called with an option that is listed. */
function carryOut<S extends MachineState>(
  game: Game<S>,
  state: S,
  { seat, option, handed }: Answer,
): readonly Decision[] {
  if (handed) state.rng.handed = [...handed.draws];
  answer(game, state, seat, option);
  const decisions = advance(game, state);
  if (state.rng.handed?.length) throw new Error(`nothing here draws ${state.rng.handed.join(', ')}`);
  delete state.rng.handed;
  return decisions;
}

/** The state after so many answers, as it was then. */
export function stateAfter<S extends MachineState>(match: Match<S>, count: number): S {
  const { game, setup, answers } = match;
  const before = keptBefore(match, count);
  const state = before ? game.clone(before.state) : game.setup(setup.options, seeded(setup.seed));
  // Up to its question, so that nobody is told of the opening once more.
  advance(game, state);
  let after = before?.after ?? 0;
  let kept = after;
  for (; after < count; after++) {
    // Who goes back further soon finds something nearer.
    if (after - kept >= KEPT_EVERY) {
      kept = after;
      state.events = [];
      keepState(match, { state: game.clone(state), after }, count);
    }
    playAgain(game, state, answers[after] as Answer);
  }
  state.events = [];
  return state;
}

const keptBefore = <S extends MachineState>({ kept }: Match<S>, count: number): Kept<S> | undefined =>
  kept.findLast(({ after }) => after <= count);

/** How many answers it takes to play again to see the state after so many. */
export const distanceTo = <S extends MachineState>(match: Match<S>, count: number): number =>
  count - (keptBefore(match, count)?.after ?? 0);

/** Carries out an answer that was possible in this state before. */
export function playAgain<S extends MachineState>(
  game: Game<S>,
  state: S,
  given: Answer,
): readonly Decision[] {
  const open = advance(game, state).find(({ seat }) => seat === given.seat);
  const option = open?.options.find((candidate) => same(candidate, given.option));
  if (!option) throw new Error(`${given.option.do} was possible and is not any more`);
  return carryOut(game, state, { ...given, option });
}

/** What one viewer may see of the match now. */
export interface Presented<V = Json> {
  readonly view: V;
  /** The question to this viewer, if one is open. */
  readonly decision: (Decision & { readonly about: { readonly [detail: string]: Json } }) | null;
  /** Who is being waited for, and for what. */
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string }[];
  readonly outcome: Outcome | null;
}

export function present<S extends MachineState>(match: Match<S>, viewer: Viewer): Presented {
  const { game, state, decisions } = match;
  const own = decisions.find((decision) => decision.seat === viewer);
  return {
    view: game.view(state, viewer),
    decision: own ? { ...own, about: about(game, state, own.seat) } : null,
    waiting: decisions.map(({ seat, kind }) => ({ seat, kind })),
    outcome: state.outcome,
  };
}

export const recordOf = <S extends MachineState>(match: Match<S>): MatchRecord => ({
  game: match.game.id,
  rulesVersion: match.game.version,
  ...match.setup,
  answers: [...match.answers],
});

/** A record that does not play: which answer, and why. */
export class BrokenRecord extends Error {
  readonly at: number;
  readonly reason: Reason;
  constructor(at: number, reason: Reason) {
    super(`answer ${at + 1} does not play: ${JSON.stringify(reason)}`);
    this.at = at;
    this.reason = reason;
  }
}

/** Plays a record again, up to a number of answers, each checked as if it came from outside. */
export function replay<S extends MachineState>(
  game: Game<S>,
  record: MatchRecord,
  upTo: number = record.answers.length,
  each?: (match: Match<S>, events: readonly Recorded[]) => void,
): Match<S> {
  if (record.game !== game.id) throw new BrokenRecord(-1, { rule: 'QH-OTHER-GAME', game: record.game });
  if (record.rulesVersion !== game.version) {
    throw new BrokenRecord(-1, { rule: 'QH-OTHER-VERSION', found: record.rulesVersion, have: game.version });
  }
  const { options, seed, seats } = record;
  const match = openMatch(game, { options, seed, seats });
  each?.(match, takeEvents(match.state));
  for (let at = 0; at < upTo; at++) {
    const { seat, option, handed } = record.answers[at] as Answer;
    const decision = match.decisions.find((open) => open.seat === seat)?.id ?? -1;
    const submitted = submit(match, { seat, option, decision }, handed);
    if ('refused' in submitted) throw new BrokenRecord(at, submitted.refused);
    each?.(match, submitted.events);
  }
  return match;
}

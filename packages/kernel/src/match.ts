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
  /** What can be taken back without asking anybody: see undo.ts. */
  readonly trail: TrailStep<S>[];
}

/** An answer that showed nobody anything, and the state before it. */
export interface TrailStep<S> {
  readonly before: S;
  readonly answer: Answer;
}

/** An answer from outside. */
export interface Submission extends Omit<Answer, 'handed'> {
  readonly decision: number;
}

export type Submitted = { readonly events: readonly Recorded[] } | { readonly refused: Reason };

export function openMatch<S extends MachineState>(game: Game<S>, setup: MatchSetup): Match<S> {
  const state = game.setup(setup.options, seeded(setup.seed));
  const decisions = advance(game, state);
  return { game, setup, answers: [], forced: [], state, decisions, trail: [] };
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
 * Carries out one of the listed options and keeps the trail for undo. When a rule throws (a script that needs another
 * draw does), the match stands where it stood before.
 */
export function play<S extends MachineState>(
  match: Match<S>,
  decision: Decision,
  option: Option,
  handed?: Handed,
): void {
  const { game, state } = match;
  const before = game.clone(state);
  const entry: Answer = { seat: decision.seat, option, ...(handed ? { handed } : {}) };
  try {
    if (handed) state.rng.handed = [...handed.draws];
    answer(game, state, entry.seat, option);
    const decisions = advance(game, state);
    if (state.rng.handed?.length) throw new Error(`nothing here draws ${state.rng.handed.join(', ')}`);
    delete state.rng.handed;
    match.decisions = decisions;
  } catch (error) {
    match.state = before;
    throw error;
  }
  match.answers.push(entry);
  match.forced.push(decision.options.length === 1);
  const another = match.trail.length > 0 && match.trail[0]?.answer.seat !== entry.seat;
  if (another || state.rng.drawn !== before.rng.drawn) match.trail.length = 0;
  if (state.rng.drawn === before.rng.drawn) match.trail.push({ before, answer: entry });
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

/**
 * Undo is free until something new became known to anyone; beyond that the table asks its players. The kernel finds
 * out which by itself: the generator moved; another seat answered; or a seat's view of the answer would have been
 * another one, had the cards it cannot see been dealt differently.
 */
import { same } from './data.ts';
import type { Game } from './game.ts';
import type { Match } from './match.ts';
import { distanceTo, playAgain, stateAfter } from './match.ts';
import { seeded } from './random.ts';
import { advance, answer } from './run.ts';
import type { MachineState } from './state.ts';
import type { Answer, Seat } from './types.ts';

export type UndoVerdict =
  | { readonly kind: 'free' }
  | { readonly kind: 'ask'; readonly because: 'drawn' | 'answered' | 'shown' }
  | { readonly kind: 'blocked'; readonly because: 'nothing' | 'over' };

/** May this seat take back its last choice? */
export function undoVerdict<S extends MachineState>(match: Match<S>, seat: Seat): UndoVerdict {
  if (match.state.outcome) return { kind: 'blocked', because: 'over' };
  const target = lastChoice(match, seat);
  if (target < 0) return { kind: 'blocked', because: 'nothing' };
  if (match.answers.slice(target).some((given) => given.seat !== seat))
    return { kind: 'ask', because: 'answered' };
  if (match.undoable < match.answers.length - target) return { kind: 'ask', because: 'drawn' };
  return showsSomethingSince(match, target) ? { kind: 'ask', because: 'shown' } : { kind: 'free' };
}

function showsSomethingSince<S extends MachineState>(match: Match<S>, target: number): boolean {
  const state = stateAfter(match, target);
  for (const given of match.answers.slice(target)) {
    if (showsSomething(match, state, given)) return true;
    playAgain(match.game, state, given);
  }
  return false;
}

/** Takes back this seat's last choice and everything after it. Whether it may is `undoVerdict`'s business. */
export function undo<S extends MachineState>(match: Match<S>, seat: Seat): void {
  const target = lastChoice(match, seat);
  if (target < 0) throw new Error('there is nothing to undo');
  match.kept = match.kept.filter(({ after }) => after <= target);
  match.state = stateAfter(match, target);
  match.decisions = advance(match.game, match.state);
  match.undoable = Math.max(0, match.undoable - (match.answers.length - target));
  match.answers.length = target;
  match.forced.length = target;
}

/** What an undo costs: how many answers it takes back, and how many are played again for it. */
export function undoCost<S extends MachineState>(
  match: Match<S>,
  seat: Seat,
): { readonly takenBack: number; readonly playedAgain: number } {
  const target = lastChoice(match, seat);
  return target < 0
    ? { takenBack: 0, playedAgain: 0 }
    : { takenBack: match.answers.length - target, playedAgain: distanceTo(match, target) };
}

/** The index of this seat's last answer that was a choice. Forced answers after it are taken back with it. */
function lastChoice<S extends MachineState>(match: Match<S>, seat: Seat): number {
  for (let at = match.answers.length - 1; at >= 0; at--) {
    if (match.answers[at]?.seat === seat && !match.forced[at]) return at;
  }
  return -1;
}

/** What all of so many deals agree on was as good as known before. */
const TRIALS = 24;

/** Would some seat have seen this answer turn out differently, had all that it cannot see been dealt anew? */
function showsSomething<S extends MachineState>(
  { game, setup }: Match<S>,
  before: S,
  given: Answer,
): boolean {
  for (let seat = 0; seat < setup.options.players; seat++) {
    const real = seenAfter(game, game.clone(before), seat, given);
    for (let trial = 0; trial < TRIALS; trial++) {
      const dealt = dealtAnew(game, before, seat, trial);
      if (same({ ...dealt, rng: before.rng }, before)) continue;
      if (!same(seenAfter(game, dealt, seat, given), real)) return true;
    }
  }
  return false;
}

function dealtAnew<S extends MachineState>(game: Game<S>, s: S, seat: Seat, trial: number): S {
  const dealt = game.clone(s);
  dealt.rng = seeded(`undo ${trial}`);
  game.guess(dealt, seat);
  if (s.rng.byHand) dealt.rng.byHand = s.rng.byHand;
  return dealt;
}

function seenAfter<S extends MachineState>(
  game: Game<S>,
  s: S,
  viewer: Seat,
  { seat, option }: Answer,
): unknown {
  s.events = null;
  const open = advance(game, s).find((decision) => decision.seat === seat);
  const listed = open?.options.find((candidate) => same(candidate, option));
  if (!listed) return 'not possible';
  answer(game, s, seat, listed);
  const asked = advance(game, s).map(({ seat: who, kind }) => ({ who, kind }));
  return { asked, view: game.view(s, viewer) };
}

/**
 * A match that is over, reviewed for one seat: the choices that cost it most, and what would have been better. A glance at every
 * choice says which to think about, and these are thought about as for a hint; each time what promises most is compared with
 * what was chosen, in the same imagined positions. Nothing is used but what the seat knew then.
 */
import type { Decision, Game, Json, MachineState, MatchRecord, Option, Seat } from '@questhall/kernel';
import { canonical, openMatch, ROLL, submit, takeEvents } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { chanceFrom } from './chance.ts';
import type { Hint } from './hint.ts';
import { explained } from './hint.ts';
import { thoughtsAbout } from './levels.ts';
import { sameOption } from './options.ts';
import type { Left } from './stop.ts';
import type { Thoughts } from './types.ts';

/** A choice that cost something. */
export interface Missed {
  /** How many answers had been given. */
  readonly at: number;
  /** What the seat saw then, for the words. */
  readonly view: Json;
  readonly chosen: Option;
  /** What would have been better, and what speaks for it beside what was chosen. */
  readonly better: Hint;
  /** What it cost, of the chance to win. */
  readonly by: number;
}

/** So many choices are told. */
const TOLD = 3;
/** Thoughts at a glance, how many choices are thought about after it, and for how long. */
const AT_A_GLANCE = 20;
const SUSPECTS = 9;
const THOUGHTS = 160;
/** Less than this costs nobody the match. */
const LEAST = 0.02;

const counted =
  (iterations: number): Left =>
  (spent) =>
    iterations - spent;

interface Suspect<S extends MachineState> {
  readonly at: number;
  readonly state: S;
  readonly decision: Decision;
  readonly chosen: Option;
  readonly lost: number;
}

/** Step by step, with the part that is done: whoever calls decides how long it may take at a time. */
export function* review<S extends MachineState>(
  game: Game<S>,
  record: MatchRecord,
  seat: Seat,
): Generator<number, readonly Missed[]> {
  const suspects: Suspect<S>[] = [];
  const { options, seed, seats, answers } = record;
  const match = openMatch(game, { options, seed, seats });
  for (const [at, answer] of answers.entries()) {
    const decision = match.decisions.find((open) => open.seat === answer.seat);
    if (answer.seat === seat && decision && decision.options.length > 1 && decision.kind !== ROLL) {
      const chosen = decision.options.find((option) => sameOption(option, answer.option));
      const seen = chosen && better(game, match.state, decision, chosen, AT_A_GLANCE);
      if (chosen && seen)
        suspects.push({ at, state: game.clone(match.state), decision, chosen, lost: seen.by });
    }
    const { option, handed } = answer;
    const submitted = submit(match, { seat: answer.seat, option, decision: decision?.id ?? -1 }, handed);
    if ('refused' in submitted) break;
    takeEvents(match.state);
    yield (at + 1) / (2 * answers.length);
  }
  const worst = suspects.toSorted((one, other) => other.lost - one.lost).slice(0, SUSPECTS);
  const missed: Missed[] = [];
  for (const [done, { at, state, decision, chosen }] of worst.entries()) {
    const found = better(game, state, decision, chosen, THOUGHTS);
    const [told] = found ? explained(game, state, found.decision, found.thoughts, 1, found.chance) : [];
    if (found && told) missed.push({ at, view: game.view(state, seat), chosen, better: told, by: found.by });
    yield 0.5 + (done + 1) / (2 * worst.length);
  }
  return missed
    .toSorted((one, other) => other.by - one.by)
    .slice(0, TOLD)
    .toSorted((one, other) => one.at - other.at);
}

interface Pair<S extends MachineState> {
  readonly decision: Decision;
  readonly thoughts: Thoughts<S>;
  readonly chance: Chance;
  readonly by: number;
}

/** What is better beside what was chosen. Nothing: that is as good as anything else. */
function better<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  chosen: Option,
  iterations: number,
): Pair<S> | undefined {
  const chance = chanceFrom(`review ${decision.seat} ${canonical(game.view(state, decision.seat))}`);
  const best = thoughtsAbout(game, state, decision, chance, counted(iterations)).option;
  if (best === chosen) return undefined;
  const pair = { ...decision, options: [best, chosen] };
  const thoughts = thoughtsAbout(game, state, pair, chance, counted(iterations));
  const [first, second] = thoughts.hints;
  if (first?.option !== best || !second || second.equal) return undefined;
  const by = first.chance - second.chance;
  return by < LEAST ? undefined : { decision: pair, thoughts, chance, by };
}

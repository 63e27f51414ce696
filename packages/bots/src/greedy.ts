/** One action ahead: each option is played to the end of its action, and the game's `evaluate` judges. */
import type { Decision, Game, MachineState, Option } from '@questhall/kernel';
import { advance } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { imagining } from './imagining.ts';
import { indexOfOption, pickFairly } from './options.ts';
import type { Compared } from './paired.ts';
import { isSettled } from './paired.ts';
import { bestOf, likelyOr, playOut, quickPlay } from './quick.ts';
import { ranking } from './ranking.ts';
import type { Left } from './stop.ts';
import type { Trial } from './trial.ts';
import { newTrial, worthOfStopping, worthOfTrial } from './trial.ts';
import type { Choice } from './types.ts';
import { worth } from './worth.ts';

/** What follows within the action is chosen with some care: an attack is worth what its best target makes of it. */
const FOLLOW_UP = likelyOr(bestOf(3));
type Tried = Trial & Compared;

/** More options than this are not all tried. */
const MOST_OPTIONS = 48;

/**
 * The options are tried in the same imagined positions with the same dice, so that what differs is the option. Time and
 * again the worse half is given up, so that the best two are told apart in the last part of the budget. An iteration is
 * one imagined position.
 */
export function greedy<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  chance: Chance,
  left: Left,
  followUp = FOLLOW_UP,
): Choice {
  const { seat } = decision;
  const quick = quickPlay(game, chance);
  const options = sampleOf(decision.options, chance);
  const trials = options.map((option): Tried => ({ ...newTrial(option), results: [] }));
  let alive: readonly Tried[] = trials;
  const rounds = 32 - Math.clz32(options.length - 1);
  let halvings = 0;
  let iterations = 0;
  for (; iterations === 0 || left(iterations) >= 1; iterations++) {
    if (isSettled(alive)) break;
    const due = halvingsDue(rounds, iterations, iterations + left(iterations));
    for (; halvings < Math.min(due, rounds - 1); halvings++) alive = betterHalf(alive);
    const imagined = imagining(game, state, seat, chance);
    const listed = advance(game, imagined).find((open) => open.seat === seat)?.options ?? [];
    const now = worth(game, imagined, seat);
    for (const [i, trial] of alive.entries()) {
      if (i > 0 && left(iterations) < 1) break;
      const option = listed[indexOfOption(listed, trial.option, i)];
      const before = trial.total;
      if (option) playOut(quick, game.clone(imagined), decision, option, followUp, trial, now);
      trial.results.push(trial.total - before);
    }
  }
  const stopping = worthOfStopping(trials);
  const judged = trials.map((trial) => ({ ...trial, total: trial.visits * worthOfTrial(trial, stopping) }));
  return ranking(judged, iterations);
}

/** Before half of them are given up, options are looked at in so many positions, if there are as many for each time. */
const LOOKS = 4;

/** How often the worse half should have been given up by now: each time after as much work, so that few are looked at longer. */
function halvingsDue(rounds: number, iterations: number, all: number): number {
  const shortest = Math.floor(iterations / Math.min(LOOKS, all / rounds));
  let due = 0;
  while (due < shortest && (2 ** (due + 1) - 1) * all <= (2 ** rounds - 1) * iterations) due++;
  return due;
}

/** The best way to stop is always among them. */
function betterHalf(alive: readonly Tried[]): readonly Tried[] {
  const stopping = worthOfStopping(alive);
  const order = [...alive].sort((l, r) => worthOfTrial(r, stopping) - worthOfTrial(l, stopping));
  const kept = order.slice(0, Math.max(2, Math.ceil(alive.length / 2)));
  const stop = order.find((trial) => trial.returns === 0);
  return !stop || kept.includes(stop) ? kept : [...kept, stop];
}

function sampleOf(options: readonly Option[], chance: Chance): readonly Option[] {
  if (options.length <= MOST_OPTIONS) return options;
  const taken = new Uint8Array(options.length);
  const sample: Option[] = [];
  while (sample.length < MOST_OPTIONS) {
    const index = pickFairly(options, taken, chance);
    taken[index] = 1;
    sample.push(options[index] as Option);
  }
  return sample;
}

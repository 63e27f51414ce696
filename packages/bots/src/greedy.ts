/** One action ahead: each option is played to the end of its action, and the game's `evaluate` judges. */
import type { Decision, Game, MachineState, Option } from '@questhall/kernel';
import { advance } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { imagining } from './imagining.ts';
import { indexOfOption, pickFairly } from './options.ts';
import { bestOf, likelyOr, playOut, quickPlay } from './quick.ts';
import { ranking } from './ranking.ts';
import type { Left } from './stop.ts';
import type { Trial } from './trial.ts';
import { newTrial, worthOfStopping, worthOfTrial } from './trial.ts';
import type { Choice } from './types.ts';

/** What follows within the action is chosen with some care: an attack is worth what its best target makes of it. */
const FOLLOW_UP = likelyOr(bestOf(3));
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
): Choice {
  const { seat } = decision;
  const quick = quickPlay(game, chance);
  const options = sampleOf(decision.options, chance);
  const trials = options.map((option): Compared => ({ ...newTrial(option), results: [] }));
  let alive: readonly Compared[] = trials;
  const rounds = 32 - Math.clz32(options.length - 1);
  let halvings = 0;
  let iterations = 0;
  for (; iterations === 0 || left(iterations) >= 1; iterations++) {
    if (iterations % CHECK_EVERY === 0 && isSettled(alive, iterations)) break;
    const due = Math.floor((rounds * iterations) / (iterations + left(iterations)));
    for (; halvings < Math.min(due, rounds - 1); halvings++) alive = betterHalf(alive);
    const imagined = imagining(game, state, seat, chance);
    const listed = advance(game, imagined).find((open) => open.seat === seat)?.options ?? [];
    for (const [i, trial] of alive.entries()) {
      if (i > 0 && left(iterations) < 1) break;
      const option = listed[indexOfOption(listed, trial.option, i)];
      const before = trial.total;
      if (option) playOut(quick, game.clone(imagined), decision, option, FOLLOW_UP, trial);
      trial.results.push(trial.total - before);
    }
  }
  const stopping = worthOfStopping(trials);
  const judged = trials.map((trial) => ({ ...trial, total: trial.visits * worthOfTrial(trial, stopping) }));
  return ranking(judged, iterations);
}

/** What came of an option in each of the imagined positions, in their order. */
interface Compared extends Trial {
  readonly results: number[];
}

const CHECK_EVERY = 16;
/** Options are told apart when they lie this many standard errors apart. */
const CLEAR = 4;

/** One of them is best beyond doubt, or it makes no difference at all. */
function isSettled(alive: readonly Compared[], iterations: number): boolean {
  if (iterations === 0) return false;
  const best = alive.reduce((one, other) => (other.total > one.total ? other : one));
  return alive.every(({ results, total }) => {
    const mean = (best.total - total) / iterations;
    let scatter = 0;
    for (const [i, result] of results.entries()) {
      const off = (best.results[i] ?? 0) - result - mean;
      scatter += off * off;
    }
    return mean >= (CLEAR * Math.sqrt(scatter)) / iterations;
  });
}

/** The best way to stop is always among them. */
function betterHalf(alive: readonly Compared[]): readonly Compared[] {
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

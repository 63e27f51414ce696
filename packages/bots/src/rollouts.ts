/**
 * Thinking where all play together and the game says how sensible players go on. Nobody answers against you, so it pays
 * to look at all options alike: each is tried in the same imagined positions, with the same dice, and goes on by the same
 * inclinations for some actions; then `evaluate` judges. What differs is the option. Those that do worse are given up one
 * after the other, so that most of the thinking goes into the best of them.
 */
import type { Decision, Game, MachineState, Option } from '@questhall/kernel';
import { advance, answer } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { branch } from './chance.ts';
import { imagining } from './imagining.ts';
import { worthAThought } from './inclination.ts';
import { indexOfOption } from './options.ts';
import { paceFrom } from './pace.ts';
import { playOn, quickPlay } from './quick.ts';
import type { Thought } from './ranking.ts';
import { ranking } from './ranking.ts';
import type { Left } from './stop.ts';
import type { Choice } from './types.ts';
import { worth } from './worth.ts';

/** An option, and how far it lay above or below the others in the same imagined positions. */
interface Runner extends Thought {
  readonly option: Option;
  lead: number;
  leadSquares: number;
}

/** When this part of the budget is spent, no more than that part of the options is left in the race. */
const LAPS: readonly (readonly [spent: number, kept: number])[] = [
  [0.3, 0.5],
  [0.55, 0.25],
  [0.75, 0],
];
const FEWEST = 2;

/** Far behind is who lies this many standard errors behind the first. */
const FAR_BEHIND = 3;
const ENOUGH_VISITS = 4;

export function rollouts<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  chance: Chance,
  left: Left,
  actions: number,
): Choice {
  const options = worthAThought(game, state, decision, chance);
  const all = options.map((option): Runner => ({ option, visits: 0, total: 0, lead: 0, leadSquares: 0 }));
  let running: readonly Runner[] = all;
  let iterations = 0;
  while (running.length > 1 && (iterations === 0 || left(iterations) >= 1)) {
    const imagined = imagining(game, state, decision.seat, chance);
    const habits = branch(chance);
    const worths: number[] = [];
    for (const runner of running) {
      if (iterations > 0 && left(iterations) < 1) break;
      worths.push(rollOut(game, imagined, decision, runner.option, { rng: { ...habits } }, actions));
      iterations += 1;
    }
    note(running, worths);
    const spent = iterations / (iterations + Math.max(0, left(iterations)));
    running = stillRunning(running, all.length, spent);
  }
  return ranking(all, iterations);
}

/** What the option is worth in this imagined position, with these habits afterwards. */
function rollOut<S extends MachineState>(
  game: Game<S>,
  imagined: S,
  decision: Decision,
  option: Option,
  habits: Chance,
  actions: number,
): number {
  const s = game.clone(imagined);
  const { seat } = decision;
  const listed = advance(game, s).find((open) => open.seat === seat)?.options ?? [];
  const found = listed[indexOfOption(listed, option, decision.options.indexOf(option))];
  if (!found) return worth(game, s, seat);
  const pace = paceFrom(s, decision);
  answer(game, s, seat, found);
  playOn(quickPlay(game, habits), s, advance(game, s), pace, actions);
  return worth(game, s, seat);
}

function note(running: readonly Runner[], worths: readonly number[]): void {
  const mean = worths.reduce((sum, value) => sum + value, 0) / worths.length;
  for (const [at, value] of worths.entries()) {
    const runner = running[at] as Runner;
    const lead = value - mean;
    runner.visits += 1;
    runner.total += value;
    runner.lead += lead;
    runner.leadSquares += lead * lead;
  }
}

const leadOf = ({ lead, visits }: Runner): number =>
  visits === 0 ? Number.NEGATIVE_INFINITY : lead / visits;

/** The square of the standard error of a lead. */
const doubtOf = ({ lead, leadSquares, visits }: Runner): number =>
  Math.max(0, leadSquares / visits - (lead / visits) ** 2) / visits;

function stillRunning(running: readonly Runner[], all: number, spent: number): readonly Runner[] {
  const order = [...running].sort((l, r) => leadOf(r) - leadOf(l));
  const first = order[0] as Runner;
  let most = running.length;
  for (const [when, kept] of LAPS) if (spent >= when) most = Math.max(FEWEST, Math.ceil(all * kept));
  return order.slice(0, most).filter((runner) => {
    if (runner.visits < ENOUGH_VISITS) return true;
    const behind = leadOf(first) - leadOf(runner);
    return runner === first || behind <= FAR_BEHIND * Math.sqrt(doubtOf(first) + doubtOf(runner));
  });
}

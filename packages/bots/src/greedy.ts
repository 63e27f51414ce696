/** One action ahead: each option is played to the end of its action, and the game's `evaluate` judges. */
import type { Decision, Game, MachineState, Option } from '@questhall/kernel';
import { advance } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { imagining } from './imagining.ts';
import { indexOfOption, pickFairly } from './options.ts';
import { bestOf, playOut, quickPlay } from './quick.ts';
import type { Thought } from './ranking.ts';
import { ranking } from './ranking.ts';
import type { Left } from './stop.ts';
import type { Choice } from './types.ts';
import { worth } from './worth.ts';

/** What follows within the action is chosen with some care: an attack is worth what its best target makes of it. */
const FOLLOW_UP = bestOf(4);
/** More options than this are not all tried. */
const MOST_OPTIONS = 48;

/**
 * Every option is tried in the same imagined positions with the same dice, so that what differs is the option. An
 * iteration is one imagined position.
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
  const thoughts: Thought[] = options.map((option) => ({ option, visits: 0, total: 0 }));
  let iterations = 0;
  for (; iterations === 0 || left(iterations) >= 1; iterations++) {
    const imagined = imagining(game, state, seat, chance);
    const listed = advance(game, imagined).find((open) => open.seat === seat)?.options ?? [];
    for (const [i, thought] of thoughts.entries()) {
      if (i > 0 && left(iterations) < 1) break;
      const option = listed[indexOfOption(listed, thought.option, i)];
      if (!option) continue;
      const trial = game.clone(imagined);
      playOut(quick, trial, decision, option, FOLLOW_UP);
      thought.visits += 1;
      thought.total += worth(game, trial, seat);
    }
  }
  return ranking(thoughts, iterations);
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

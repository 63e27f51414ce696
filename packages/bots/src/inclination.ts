/** What the game says about choices at a glance, and how thoughts go on by it. */
import type { Decision, Game, MachineState, Option } from '@questhall/kernel';
import { below } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { imagining } from './imagining.ts';

const ONE_BILLION = 0x4000_0000;

/** A number from 0 up to, but not including, 1. */
const part = (chance: Chance): number => below(chance, ONE_BILLION) / ONE_BILLION;

type Pick = <S extends MachineState>(game: Game<S>, s: S, asked: Decision, chance: Chance) => Option;

const pickBy =
  (weigh: (weight: number) => number): Pick =>
  (game, s, asked, chance) => {
    const { options } = asked;
    if (options.length === 1) return options[0] as Option;
    const weights = game.inclinations?.(s, asked);
    const index = weights ? pickByWeight(weights.map(weigh), undefined, chance) : -1;
    return options[index < 0 ? below(chance, options.length) : index] as Option;
  };

const square = (x: number): number => x * x;

/** An option by the game's inclinations, the likelier the more readily it is taken; without them any. */
export const likelyOption = pickBy((weight) => weight);

/** The same, but what is taken more readily is taken nearly always: who plays like this wins more often. */
export const readyOption = pickBy((weight) => square(square(weight)));

/**
 * For the fun of it: first which sort of thing to do, then which of that sort. What is done readily is done more often, but
 * everything has its turn.
 */
export const playfulOption: Pick = (game, s, asked, chance) => {
  const { options } = asked;
  const weights = game.inclinations?.(s, asked) ?? options.map(() => 1);
  const sorts = [...new Set(options.map((option) => option.do))];
  const ofSort = (sort: string | undefined): readonly number[] =>
    weights.map((weight, at) => (options[at]?.do === sort ? weight : 0));
  const tempting = sorts.map((sort) => Math.sqrt(Math.max(...ofSort(sort))));
  const index = pickByWeight(ofSort(sorts[pickByWeight(tempting, undefined, chance)]), undefined, chance);
  return options[index < 0 ? below(chance, options.length) : index] as Option;
};

/** The index of one that is not `taken`, with a likelihood in proportion to its weight. -1: none is worth a thought. */
export function pickByWeight(
  weights: readonly number[],
  taken: Uint8Array | undefined,
  chance: Chance,
): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) if (!taken?.[i]) sum += weights[i] as number;
  if (sum <= 0) return -1;
  let left = part(chance) * sum;
  let last = -1;
  for (let i = 0; i < weights.length; i++) {
    if (taken?.[i] || weights[i] === 0) continue;
    last = i;
    left -= weights[i] as number;
    if (left < 0) return i;
  }
  return last;
}

/** All but what the game says is not worth a thought. */
export function worthAThought<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  chance: Chance,
): readonly Option[] {
  const weights = game.inclinations?.(imagining(game, state, decision.seat, chance), decision);
  const worth = decision.options.filter((_, at) => weights?.[at] !== 0);
  return worth.length > 0 ? worth : decision.options;
}

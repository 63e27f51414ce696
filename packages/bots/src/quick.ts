/** Quick play: how thoughts go on after the option that is being thought about. */
import type { Decision, Game, MachineState, Option } from '@questhall/kernel';
import { advance, answer } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { branch, oneOf } from './chance.ts';
import type { Pace } from './pace.ts';
import { isNewAction, paceFrom } from './pace.ts';
import { worth } from './worth.ts';

export type Policy = <S extends MachineState>(
  game: Game<S>,
  s: S,
  decision: Decision,
  chance: Chance,
) => Option;

export const anyOption: Policy = (_game, _s, decision, chance) => oneOf(chance, decision.options);

/** No action is followed further than this many questions. */
const LONGEST_ACTION = 24;

/**
 * Tries out a few options, each to the end of its action with whatever follows chosen blindly, and takes the one after
 * which the position looks best to the seat that is asked. The trials roll other dice than the game goes on with.
 */
export const bestOf =
  (tries: number): Policy =>
  (game, s, decision, chance) => {
    const { options, seat } = decision;
    const start = options.length > tries ? Math.floor(chance.rng.drawn % options.length) : 0;
    let best = options[0] as Option;
    let most = Number.NEGATIVE_INFINITY;
    const count = Math.min(tries, options.length);
    for (let i = 0; i < count; i++) {
      const option =
        options.length > tries ? oneOf(chance, options) : (options[(start + i) % options.length] as Option);
      const trial = game.clone(s);
      trial.rng = branch(chance);
      const pace = paceFrom(trial, decision.kind);
      answer(game, trial, seat, option);
      toEndOfAction(game, trial, pace, anyOption, chance);
      const value = worth(game, trial, seat);
      if (value > most) {
        most = value;
        best = option;
      }
    }
    return best;
  };

/** Plays on until the action under way is over. */
export function toEndOfAction<S extends MachineState>(
  game: Game<S>,
  s: S,
  pace: Pace,
  policy: Policy,
  chance: Chance,
): void {
  for (let asked = 0; asked < LONGEST_ACTION; asked++) {
    const decision = advance(game, s)[0];
    if (!decision || isNewAction(pace, s, decision.kind)) return;
    const { options } = decision;
    const option = options.length === 1 ? (options[0] as Option) : policy(game, s, decision, chance);
    answer(game, s, decision.seat, option);
  }
}

/** How far thoughts go before the game's `evaluate` judges: at least one action is always finished. */
export interface Horizon {
  readonly actions: number;
  readonly turns: number;
}

/** No thought goes further than this many questions. */
const LONGEST_THOUGHT = 400;

/** Plays on to the horizon, or to the end of the match. `open` are the questions open now. */
export function toHorizon<S extends MachineState>(
  game: Game<S>,
  s: S,
  open: readonly Decision[],
  pace: Pace,
  policy: Policy,
  chance: Chance,
  horizon: Horizon,
): void {
  let decision = open[0];
  for (let asked = 0; decision && asked < LONGEST_THOUGHT; asked++) {
    const { options } = decision;
    const option = options.length === 1 ? (options[0] as Option) : policy(game, s, decision, chance);
    answer(game, s, decision.seat, option);
    decision = advance(game, s)[0];
    if (!decision || !isNewAction(pace, s, decision.kind)) continue;
    if (pace.actions >= horizon.actions || pace.turns >= horizon.turns) return;
  }
}

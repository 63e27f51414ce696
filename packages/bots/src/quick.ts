/** Quick play: how thoughts go on after the option that is being thought about. */
import type { Decision, Game, MachineState, Option } from '@questhall/kernel';
import { advance, answer, below } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { branch, oneOf } from './chance.ts';
import { likelyOption } from './inclination.ts';
import { isNewAction, isUnderWay, paceFrom } from './pace.ts';
import type { Trial } from './trial.ts';
import { newTrial, worthOfStopping, worthOfTrial } from './trial.ts';
import { worth } from './worth.ts';

export interface Quick<S extends MachineState> {
  readonly game: Game<S>;
  readonly chance: Chance;
  /** What has been learned about ending things, by the kind of question. */
  readonly closing: Map<string, Closing[]>;
}

/** How often doing this put an end to the frame that asked, with nothing more to say about it. */
interface Closing {
  readonly do: string;
  tried: number;
  closed: number;
}

export const quickPlay = <S extends MachineState>(game: Game<S>, chance: Chance): Quick<S> => ({
  game,
  chance,
  closing: new Map(),
});

export type Policy = <S extends MachineState>(quick: Quick<S>, s: S, asked: Decision) => Option;

const anyOption: Policy = ({ chance }, _s, { options }) => oneOf(chance, options);

export const likely: Policy = ({ game, chance }, s, asked) => likelyOption(game, s, asked, chance);

/** By inclination where the game has one, which is quick; else with this much care. */
export const likelyOr =
  (careful: Policy): Policy =>
  (quick, s, asked) =>
    (quick.game.inclinations ? likely : careful)(quick, s, asked);

/** Brings things to an end, if it has been learned how; else anything. */
const closeOff: Policy = (quick, s, asked) => {
  const known = quick.closing.get(asked.kind);
  if (!known) return anyOption(quick, s, asked);
  let best: Option | undefined;
  let most = 0.5;
  for (const option of asked.options) {
    const closing = known.find((one) => one.do === option.do);
    if (!closing) continue;
    const rate = closing.closed / closing.tried;
    if (rate <= most) continue;
    best = option;
    most = rate;
  }
  return best ?? anyOption(quick, s, asked);
};

function learn<S extends MachineState>(
  { closing }: Quick<S>,
  { kind }: Decision,
  { do: done }: Option,
  closed: boolean,
): void {
  const known = closing.get(kind) ?? [];
  if (known.length === 0) closing.set(kind, known);
  const entry = known.find((one) => one.do === done) ?? { do: done, tried: 0, closed: 0 };
  if (entry.tried === 0) known.push(entry);
  entry.tried += 1;
  if (closed) entry.closed += 1;
}

/**
 * Tries out a few options, each brought to an end as simply as possible, and takes the one after which the position
 * looks best to the seat that is asked. The trials roll other dice than the game goes on with.
 */
export const bestOf =
  (tries: number): Policy =>
  (quick, s, asked) => {
    const { options } = asked;
    const start = options.length <= tries ? 0 : below(quick.chance, options.length);
    const before = worth(quick.game, s, asked.seat);
    const trials: Trial[] = [];
    for (let i = 0; i < tries && i < options.length; i++) {
      trials.push(tryOnce(quick, s, asked, options[(start + i) % options.length] as Option, before));
    }
    if (trials.every(({ returns }) => returns > 0)) {
      trials.push(tryOnce(quick, s, asked, closeOff(quick, s, asked), before));
    }
    const stopping = worthOfStopping(trials);
    let best = trials[0] as Trial;
    let most = Number.NEGATIVE_INFINITY;
    for (const trial of trials) {
      const value = worthOfTrial(trial, stopping);
      if (value <= most) continue;
      most = value;
      best = trial;
    }
    return best.option;
  };

function tryOnce<S extends MachineState>(
  quick: Quick<S>,
  s: S,
  asked: Decision,
  option: Option,
  before: number,
): Trial {
  const trial = newTrial(option);
  const copy = quick.game.clone(s);
  copy.rng = branch(quick.chance);
  playOut(quick, copy, asked, option, closeOff, trial, before);
  return trial;
}

/** No action is followed further than this many questions. */
const LONGEST_ACTION = 40;

/** Of two ways that come to the same, the shorter: what a question more must be worth. */
const LAZINESS = 0.000_001;

/**
 * Chooses this option, plays on until the action that began with it is over, and notes what it was worth. What belongs
 * to the option is chosen by the policy; what might be done besides, in the same turn or window, is left undone.
 * `before`: what the position is worth.
 */
export function playOut<S extends MachineState>(
  quick: Quick<S>,
  s: S,
  first: Decision,
  option: Option,
  policy: Policy,
  trial: Trial,
  before = worth(quick.game, s, first.seat),
): void {
  const { game } = quick;
  const { seat } = first;
  const pace = paceFrom(s, first);
  answer(game, s, seat, option);
  let asked = advance(game, s)[0];
  learn(quick, first, option, !isUnderWay(pace, s));
  let questions = 0;
  let returned = false;
  for (; asked && questions < LONGEST_ACTION; questions++) {
    if (isNewAction(pace, s, asked)) break;
    const besides = s.stack.length === pace.depth && asked.kind === pace.kind && asked.seat === seat;
    if (besides && !returned) {
      returned = true;
      trial.returns += 1;
      trial.gain += worth(game, s, seat) - before - LAZINESS * questions;
    }
    take(quick, s, asked, besides ? closeOff : policy);
    asked = advance(game, s)[0];
  }
  trial.visits += 1;
  trial.total += worth(game, s, seat) - LAZINESS * questions;
}

function take<S extends MachineState>(quick: Quick<S>, s: S, asked: Decision, policy: Policy): void {
  const { options, seat } = asked;
  answer(quick.game, s, seat, options.length === 1 ? (options[0] as Option) : policy(quick, s, asked));
}

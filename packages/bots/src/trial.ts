/**
 * What trying out an option showed. An option is judged when its action is over: the turn is ended, the window is
 * passed, what was to come has come. That is fair, but blind to what the option makes possible in the same turn. So an
 * option after which the same question is asked again may also be judged there, by what it gained on the spot; then it
 * is worth that much more than not going on at all.
 */
import type { Option } from '@questhall/kernel';
import type { Thought } from './ranking.ts';

export interface Trial extends Thought {
  /** How often the same was asked again, and what had been gained by then, in sum. */
  returns: number;
  gain: number;
}

export const newTrial = (option: Option): Trial => ({ option, visits: 0, total: 0, returns: 0, gain: 0 });

/** What the best option is worth that does not lead to the same question again. */
export function worthOfStopping(trials: readonly Trial[]): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const { visits, returns, total } of trials) {
    if (visits > 0 && returns === 0) most = Math.max(most, total / visits);
  }
  return most;
}

export function worthOfTrial({ visits, returns, total, gain }: Trial, stopping: number): number {
  const over = total / visits;
  return returns === 0 ? over : Math.max(over, stopping + gain / returns);
}

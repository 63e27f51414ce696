/** From what was thought about each option to a choice. */
import type { Option } from '@questhall/kernel';
import type { Compared } from './paired.ts';
import { isEqual } from './paired.ts';
import type { Choice, Ranked } from './types.ts';

export interface Thought {
  readonly option: Option;
  visits: number;
  total: number;
}

const meanOf = ({ total, visits }: Thought): number => (visits === 0 ? 0 : total / visits);

/** The most visited option first; among equally visited ones the one that did best. */
export function ranking(thoughts: readonly (Thought & Compared)[], iterations: number): Choice {
  const order = [...thoughts].sort((l, r) => r.visits - l.visits || meanOf(r) - meanOf(l));
  let all = 0;
  for (const { visits } of order) all += visits;
  const hints = order
    .filter(({ visits }) => visits > 0)
    .map(
      (thought): Ranked => ({
        ...{ option: thought.option, chance: meanOf(thought), share: thought.visits / all },
        equal: isEqual(order[0] as Thought & Compared, thought),
      }),
    );
  return { option: (order[0] as Thought).option, hints, iterations };
}

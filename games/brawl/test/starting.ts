/** A match from its very beginning, answered up to some point. */
import { scenario } from '@questhall/testkit';
import { rules } from '../src/index.ts';
import type { Acting } from './acting.ts';
import { acting } from './acting.ts';

type Input = { readonly [setting: string]: unknown };

/** From the very beginning, with free chance. */
export const started = (input: Input, seed = 'start'): Acting =>
  acting(scenario(rules, input).chance(seed).start());

/** Answers with the first option until this kind of question is asked. */
export function upTo(t: Acting, kind: string): Acting {
  while (t.asked !== 'over' && !t.asked.includes(kind)) t.say({ ...(t.t.decisions[0]?.options[0] ?? {}) });
  return t;
}

/** Champions of a seat, in the order in which they were taken. */
export const teamOf = (t: Acting, seat: number): string[] =>
  t.s.champions.filter((champion) => champion.seat === seat).map(({ key }) => key);

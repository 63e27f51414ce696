/** The thinker's own chance: never the match's generator, so that thinking neither knows nor moves the real dice. */
import type { Rng } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';

export interface Chance {
  readonly rng: Rng;
}

export const chanceFrom = (seed: string): Chance => ({ rng: seeded(seed) });

const WORD = 0x8000_0000;

/** Other dice: a generator that goes its own way from here. */
export const branch = (chance: Chance): Rng => ({
  a: below(chance, WORD) | 0,
  b: below(chance, WORD) | 0,
  c: below(chance, WORD) | 0,
  d: below(chance, WORD) | 0,
  drawn: 0,
});

export const oneOf = <T>(chance: Chance, items: readonly T[]): T =>
  items[items.length === 1 ? 0 : below(chance, items.length)] as T;

import type { Dice } from './skirmish.ts';

/** A small seeded generator (mulberry32) whose whole state is one number. */
export function next(source: { rng: number }): number {
  source.rng = (source.rng + 0x6d2b79f5) | 0;
  let t = source.rng;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

/** Who plays at random needs a generator of its own, apart from the dice of the game. */
export function picker(seed: number): <T>(items: readonly T[]) => T {
  const source = { rng: seed };
  return <T>(items: readonly T[]) => items[Math.floor(next(source) * items.length)] as T;
}

export function plainDice(source: { rng: number }): Dice {
  return {
    d6: () => 1 + Math.floor(next(source) * 6),
    shuffle: (cards) => {
      const shuffled = cards.slice();
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = Math.floor(next(source) * (i + 1));
        const held = shuffled[i] as number;
        shuffled[i] = shuffled[j] as number;
        shuffled[j] = held;
      }
      return shuffled;
    },
  };
}

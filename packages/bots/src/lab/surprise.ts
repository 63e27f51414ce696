/** Looks for something made by chance that bots win as often as was wished: weighs it, and makes it stronger or weaker. */
import type { Json } from '@questhall/kernel';
import type { Share } from './statistics.ts';

/** How often players win, from and to. */
export const BANDS = {
  easy: [0.65, 0.95],
  fair: [0.4, 0.75],
  hard: [0.15, 0.5],
} as const satisfies { readonly [name: string]: readonly [number, number] };
export type Band = keyof typeof BANDS;

export interface SurpriseSearch {
  readonly band: Band;
  readonly strongest: number;
  /** The same seed and strength give the same. */
  readonly make: (seed: string, strength: number) => Json;
  readonly isValid: (draft: Json) => boolean;
  /** How often bots win it, in so many matches that were not played before. */
  readonly weigh: (draft: Json, matches: number) => Promise<Share>;
  readonly seed: string;
}

export interface Surprised {
  readonly draft: Json;
  readonly strength: number;
  /** Of all matches it was weighed in. */
  readonly wins: Share;
}

/** Enough to see which way to go; enough to offer it. */
const GLANCE = 12;
const LOOK = 36;
/** Layouts that are given up before nothing is offered. */
const LAYOUTS = 6;
/** So near to the middle of the band, as a part of its half, is near enough. */
const NEAR = 0.7;

/** Nothing: no layout of that seed came near what was wished. */
export async function surprising(search: SurpriseSearch): Promise<Surprised | undefined> {
  for (let layout = 0; layout < LAYOUTS; layout++) {
    const found = await within(search, `${search.seed} ${layout}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One layout: the strength is halved in until it fits, or cannot. */
async function within(search: SurpriseSearch, seed: string): Promise<Surprised | undefined> {
  const { make, isValid, weigh, strongest } = search;
  const [low, high] = BANDS[search.band];
  const middle = (low + high) / 2;
  const near = (NEAR * (high - low)) / 2;
  let [weakest, most] = [0, strongest];
  while (weakest <= most) {
    const strength = (weakest + most) >> 1;
    const draft = make(seed, strength);
    if (!isValid(draft)) return undefined;
    const glance = await weigh(draft, GLANCE);
    let rate = glance.rate;
    if (rate >= low && rate <= high) {
      const look = await weigh(draft, LOOK);
      rate = (glance.count + look.count) / (glance.of + look.of);
      if (Math.abs(rate - middle) <= near) return { draft, strength, wins: look };
    }
    if (rate > middle) weakest = strength + 1;
    else most = strength - 1;
  }
  return undefined;
}

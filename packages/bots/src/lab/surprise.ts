/** Looks for something made by chance that bots win as often as was wished: weighs it, and makes it stronger or weaker. */
import type { Json } from '@questhall/kernel';
import type { Share } from './statistics.ts';
import { shareOf } from './statistics.ts';

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

/** How many times the odds of winning fall from one strength to the next: a guess, which the next glance puts right. */
const STEP = 0.35;

const odds = (rate: number): number => Math.log(rate / (1 - rate));

/** The strength that would be won as often as is wished, if odds fall evenly. */
function guess(strength: number, { count, of }: Pick<Share, 'count' | 'of'>, wished: number): number {
  const rate = (count + 0.5) / (of + 1);
  return strength + Math.round((odds(rate) - odds(wished)) / STEP);
}

/** Nothing: no layout of that seed came near what was wished. */
export async function surprising(search: SurpriseSearch): Promise<Surprised | undefined> {
  let start = search.strongest >> 1;
  for (let layout = 0; layout < LAYOUTS; layout++) {
    const { found, last } = await within(search, `${search.seed} ${layout}`, start);
    if (found !== undefined) return found;
    // What was too strong in these rooms will be in others.
    start = last;
  }
  return undefined;
}

interface Search {
  readonly found?: Surprised;
  /** The strength that was tried last. */
  readonly last: number;
}

/** One layout: made stronger or weaker until it fits, or cannot. */
async function within(search: SurpriseSearch, seed: string, start: number): Promise<Search> {
  const { make, isValid, weigh, strongest } = search;
  const [low, high] = BANDS[search.band];
  const middle = (low + high) / 2;
  const near = (NEAR * (high - low)) / 2;
  let [weakest, most] = [0, strongest];
  let strength = start;
  while (weakest <= most) {
    const draft = make(seed, strength);
    if (!isValid(draft)) break;
    let wins = await weigh(draft, GLANCE);
    if (wins.rate >= low && wins.rate <= high) {
      const look = await weigh(draft, LOOK);
      wins = shareOf(wins.count + look.count, wins.of + look.of);
      // How it was found makes the glance look better than it is: what is told is the look alone.
      if (Math.abs(wins.rate - middle) <= near)
        return { found: { draft, strength, wins: look }, last: strength };
    }
    if (wins.rate > middle) weakest = strength + 1;
    else most = strength - 1;
    if (weakest > most) break;
    strength = Math.min(most, Math.max(weakest, guess(strength, wins, middle)));
  }
  return { last: strength };
}

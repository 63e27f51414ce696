/** What a game tells around its matches: before one is chosen, when it begins and when it is over. */
import type { Json } from '@questhall/kernel';
import type { Demand } from './manifest.ts';

export interface Story {
  /** The name of a drawing. */
  readonly picture: string;
  readonly minutes: readonly [number, number];
  readonly demand: Demand;
  /** In one sentence, for whoever has to choose. */
  readonly blurb: string;
  readonly intro: string;
  readonly won: string;
  readonly lost: string;
}

export interface Stories {
  /** The setting that says which one is played. */
  readonly setting: string;
  /** Which one a match is about, by what everybody sees of it. */
  readonly now: (view: Json) => string;
  /** What is over and told, in a campaign. */
  readonly past?: (view: Json) => readonly string[];
  readonly of: { readonly [value: string]: Story };
}

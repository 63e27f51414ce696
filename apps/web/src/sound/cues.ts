/**
 * Which sounds an event makes. A game says it for every kind of event it has; `npm run sounds` lists them all, and a test
 * holds that each sound exists.
 */
type Cue =
  /** Each a little after the one before: a blow, and then what the crowd thinks of it. */
  | { readonly sounds: readonly string[] }
  /** Nothing is heard, because … */
  | { readonly silent: string };

export type Cues<Kind extends string = string> = { readonly [kind in Kind]: Cue };

export const cue = (...sounds: readonly string[]): Cue => ({ sounds });
export const silent = (because: string): Cue => ({ silent: because });

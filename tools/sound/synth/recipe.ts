/** How a sound is written down: layers of struck, blown, rubbed and sung matter, each with its time and loudness. */

/** From the start of the layer; a decay is the time until it is 60 dB softer. */
interface Shape {
  /** Seconds after the start of the sound. */
  readonly at?: number;
  /** Decibels. */
  readonly gain?: number;
  readonly attack?: number;
  readonly hold?: number;
  readonly decay: number;
  /** Many times, like dice on a table or people in a crowd. */
  readonly times?: Times;
}

interface Times {
  readonly count: number;
  /** Seconds from one to the next, and how much that varies, as a part of it. */
  readonly every: number;
  readonly loose?: number;
  /** What each is softer than the one before, in decibels. */
  readonly fade?: number;
  /** How far their pitches lie apart, in semitones. */
  readonly apart?: number;
}

/** Something solid that rings after a blow: its partials, and how much faster the high ones die away. */
export interface Modes extends Shape {
  readonly is: 'modes';
  readonly pitch: number;
  readonly ratios: readonly number[];
  /** How loud each partial begins; without it each a little softer than the one below it. */
  readonly gains?: readonly number[];
  readonly damping: number;
  /** How much of the blow itself is heard, 0 to 1. */
  readonly knock: number;
}

/** Air: wind, rustling, steps in gravel. */
export interface Noise extends Shape {
  readonly is: 'noise';
  readonly from: number;
  readonly to?: number;
  /** How narrow, from 0.3 (wide) to 20 (a whistle). */
  readonly narrow: number;
  /** Crackles so many times a second instead of flowing. */
  readonly grains?: number;
}

export const WAVES = ['sine', 'triangle', 'square', 'saw'] as const;

/** A pitch that bends. */
export interface Tone extends Shape {
  readonly is: 'tone';
  readonly wave: (typeof WAVES)[number];
  readonly from: number;
  readonly to?: number;
  /** Wobbles so many times a second, by so many semitones. */
  readonly wobble?: readonly [times: number, semitones: number];
}

export const VOWELS = ['a', 'e', 'i', 'o', 'u', 'm'] as const;
export type Vowel = (typeof VOWELS)[number];

/** Somebody: a throat and a mouth that goes from one vowel to another. */
export interface Voice extends Shape {
  readonly is: 'voice';
  readonly from: number;
  readonly to?: number;
  readonly vowels: readonly [Vowel, Vowel];
  /** 0: clear; 1: only breath. */
  readonly breath: number;
  /** The size of the head: 1 a man's, 1.5 a pug's, 0.7 a giant's. */
  readonly head?: number;
  /** Flutters so many times a second: a snore, a growl. */
  readonly flutter?: number;
}

/** A string that is plucked. */
export interface Pluck extends Shape {
  readonly is: 'pluck';
  readonly pitch: number;
  /** 0 dull, 1 bright. */
  readonly bright: number;
}

export type Layer = Modes | Noise | Tone | Voice | Pluck;

/** How loud a sound is meant to be; see loudness.ts. */
export const LOUDNESSES = ['soft', 'usual', 'big'] as const;
export type Loudness = (typeof LOUDNESSES)[number];

export interface Recipe {
  readonly layers: readonly Layer[];
  readonly loudness?: Loudness;
  /** How much of the room is heard, 0 to 1. */
  readonly room?: number;
  /** How much the variations differ: 0.1 is a semitone and a half. */
  readonly differ?: number;
}

export type Recipes<Kind extends string = string> = { readonly [kind in Kind]: Recipe };

/** How many takes there are of each sound, so that nothing sounds like a machine gun. */
export const VARIATIONS = 3;

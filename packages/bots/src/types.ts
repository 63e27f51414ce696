/** The vocabulary of the bots. No logic. */
import type { Decision, Game, MachineState, Option, Rng } from '@questhall/kernel';

export const LEVELS = ['random', 'squire', 'apprentice', 'greedy', 'adept', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What they are called wherever people read of them. */
export const LEVEL_NAMES: { readonly [level in Level]: string } = {
  random: 'Jester',
  squire: 'Squire',
  apprentice: 'Apprentice',
  greedy: 'Journeyman',
  adept: 'Adept',
  master: 'Master',
};

/** A level by its id or by its name, in small letters or large. */
export const levelCalled = (word: string): Level | undefined =>
  LEVELS.find((level) => level === word || LEVEL_NAMES[level].toLowerCase() === word.toLowerCase());

/** How long to think: whichever is used up first. Milliseconds need a clock. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}

/** What a bot cannot have of its own, being pure. */
export interface BotTools {
  readonly seed: string;
  /** Milliseconds, counted from anywhere. */
  readonly now?: () => number;
}

/** An option that was thought about. */
export interface Ranked {
  readonly option: Option;
  /** How likely the seat is to win after it, as far as the thinking goes. */
  readonly chance: number;
  /** The part of the thinking that went into it. */
  readonly share: number;
  /** It cannot be told apart from the best. */
  readonly equal: boolean;
}

export interface Choice {
  /** One of the decision's options. */
  readonly option: Option;
  /** What was thought about, best first. */
  readonly hints: readonly Ranked[];
  readonly iterations: number;
}

/** A choice, and how the thinking expects play to go on: `follow` plays an option to the horizon in an imagined position. */
export interface Thoughts<S extends MachineState> extends Choice {
  readonly follow?: (s: S, option: Option, dice: Rng) => void;
  /** What the same seat would most likely do next. */
  readonly next?: (option: Option) => Option | undefined;
}

export interface Bot {
  readonly level: Level;
  choose<S extends MachineState>(game: Game<S>, state: S, decision: Decision, budget?: Budget): Choice;
}

/** A game on one page, for somebody who has never played it: short sentences, real components, and the rules behind them. */
import type { Ref } from '@questhall/kernel';

/** One thing to know. */
export interface PrimerFact {
  readonly title: string;
  readonly text: string;
  /** The numbered rules that say it exactly. */
  readonly rules: readonly string[];
  /** Other words by which somebody might look for it. */
  readonly also?: string;
  /** It is new to somebody when such a question is asked, or such an event has just happened. */
  readonly when: { readonly asked: readonly string[] } | { readonly seen: readonly string[] };
}

export interface Primer {
  /** What it is about, and how one wins and loses. */
  readonly goal: string;
  /** A turn or a round, step by step. */
  readonly turn: readonly { readonly title: string; readonly text: string }[];
  /** Things of the game whose cards are shown, and what to see on them. */
  readonly figures: readonly { readonly of: Ref; readonly says: string }[];
  readonly know: readonly PrimerFact[];
  /** By the name of the icon at the table. */
  readonly icons: readonly { readonly icon: string; readonly name: string; readonly text: string }[];
}

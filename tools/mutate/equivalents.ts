/**
 * Mutants that no test can notice, because the game plays the same with them. Each with its reason. A mutant is known by its
 * file, what was there and what stands there instead; where that is written more than once, `line` has the text of the line.
 */

export interface Equivalent {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  readonly line?: string;
  readonly reason: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];

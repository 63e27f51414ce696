export interface Equivalent {
  readonly was: string;
  readonly becomes: string;
  /** Where the same is written more than once in its file: the text of the line. */
  readonly line?: string;
  readonly reason: string;
}

/** By their file's path within `src`. */
export type Equivalents = { readonly [file: string]: readonly Equivalent[] };

/** What is handed to the process that runs the tests, and what it notes. */

export interface Job {
  /** The quick tests first; the slow ones only for what they left. */
  readonly pass: 'quick' | 'slow';
  /** Milliseconds above which a test is slow. */
  readonly quick: number;
  readonly slow: readonly string[];
  /** Mutants that need no more trying. */
  readonly noticed: readonly number[];
  /** The file of notes. */
  readonly notes: string;
}

export type Note =
  /** What ran before the test: the files it loads. */
  | { readonly kind: 'loaded'; readonly ids: readonly number[] }
  | { readonly kind: 'reached'; readonly test: string; readonly ms: number; readonly ids: readonly number[] }
  | { readonly kind: 'trying'; readonly id: number; readonly test: string }
  | { readonly kind: 'noticed'; readonly id: number; readonly test: string }
  | { readonly kind: 'done'; readonly test: string };

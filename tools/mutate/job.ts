/** What is handed to the process that runs the tests, and what it notes. */

export interface Job {
  /** Only these tests. Nothing: all are run as they are, so that it is known what they reach and how long they take. */
  readonly only?: readonly string[] | undefined;
  /** Milliseconds: a test that takes longer is left for later. */
  readonly most: number;
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

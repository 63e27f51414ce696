/** What the lab and its workers say to each other. */
import type { LabWork, Weighed } from '@questhall/bots/lab';
import type { MatchRecord } from '@questhall/kernel';

export interface ToLab {
  readonly do: 'weigh' | 'record';
  readonly game: string;
  readonly work: LabWork;
  readonly number: number;
}

export type FromLab =
  | { readonly number: number; readonly weighed: Weighed }
  | { readonly number: number; readonly record: MatchRecord };

/**
 * What the person is about to do: shared by board, tray and prompts, which are far apart on the page. It belongs to one
 * question and is forgotten with it, except for a defence that was chosen together with not answering (see prompts).
 */
import { useSyncExternalStore } from 'react';
import type { Direction, Energy } from './vocabulary.ts';

export interface Intent {
  /** The question it belongs to. */
  readonly question: number | undefined;
  /** A combo the pointer rests on. */
  readonly combo: string | undefined;
  /** The pointer rests on the standard attack. */
  readonly attack: boolean;
  /** The moves are asked for: they beat. */
  readonly moving: boolean;
  /** Cards that would be paid by what the pointer rests on. */
  readonly paying: readonly Energy[];
  /** The hand card that is to be swapped. */
  readonly give: Energy | undefined;
  /** A side to strike that the pointer rests on. */
  readonly side: Direction | undefined;
  /** The creature that is pointed at in the order of the round. */
  readonly pointed: string | undefined;
}

const NOTHING: Intent = {
  question: undefined,
  combo: undefined,
  attack: false,
  moving: false,
  paying: [],
  give: undefined,
  side: undefined,
  pointed: undefined,
};

let now: Intent = NOTHING;
const listeners = new Set<() => void>();

/** Changes what is meant; what was meant with an earlier question is forgotten. */
export function intend(question: number | undefined, part: Partial<Omit<Intent, 'question'>>): void {
  now = { ...(now.question === question ? now : NOTHING), ...part, question };
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): Intent => now;

/** What is meant with this question. */
export function useIntent(question: number | undefined): Intent {
  const intent = useSyncExternalStore(watch, current);
  return intent.question === question ? intent : NOTHING;
}

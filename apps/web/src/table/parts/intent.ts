/**
 * What the person is about to do: a card the pointer rests on, a die picked up, a figure chosen first. Board, tray and
 * prompts share it, which are far apart on the page. It belongs to one question and is forgotten with it.
 */
import { useSyncExternalStore } from 'react';

/** The number of the open question. */
type Question = number | undefined;

export interface IntentStore<T extends object> {
  /** Changes part of what is meant; what was meant with an earlier question is forgotten. */
  readonly intend: (question: Question, part: Partial<T>) => void;
  /** What is meant with this question. */
  readonly useIntent: (question: Question) => T;
  /** The same, at this moment. */
  readonly now: (question: Question) => T;
}

/** One of these for each table, made outside of its components. */
export function createIntent<T extends object>(nothing: T): IntentStore<T> {
  let now: { readonly question: Question; readonly meant: T } = { question: undefined, meant: nothing };
  const listeners = new Set<() => void>();
  const watch = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => now;
  return {
    intend(question, part) {
      now = { question, meant: { ...(now.question === question ? now.meant : nothing), ...part } };
      for (const listener of listeners) listener();
    },
    useIntent(question) {
      const { question: asked, meant } = useSyncExternalStore(watch, current, current);
      return asked === question ? meant : nothing;
    },
    now: (question) => (now.question === question ? now.meant : nothing),
  };
}

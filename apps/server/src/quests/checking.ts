/** Quests are played once more in a thread of their own, in turn by who told how theirs went. */
import { createThreads } from '../threads/threads.ts';
import type { Played } from './playing.ts';
import type { Check } from './quest-worker.ts';

export interface Checking {
  /** Null: that cannot be. Nothing: this one has too many waiting, or waits no longer. */
  check(asker: string, check: Check, dropped?: Promise<unknown>): Promise<Played | null | undefined>;
  close(): Promise<void>;
}

/** A page tells of one after the other. */
const MOST_WAITING = 2;
/** Milliseconds: the longest takes a few seconds on a slow machine. */
const LONGEST = 60_000;

/** `games` is the address of a module that exports GAMES. */
export function createChecking(games: URL): Checking {
  const threads = createThreads<Check, Played | null>({
    file: new URL('./quest-worker.ts', import.meta.url),
    data: games.href,
    most: 1,
    mostEach: 1,
    mostWaiting: MOST_WAITING,
    longest: LONGEST,
    broken: (why) => new Error(why),
  });
  return {
    check: (asker, check, dropped) => threads.ask(asker, () => check, dropped),
    close: threads.close,
  };
}

/** Dice fall in a thread of their own: no table waits for another's. Whose dice fall next goes in turn by who threw. */
import type { Json } from '@questhall/kernel';
import type { Landed } from '@questhall/protocol/host';
import { createThreads } from '../threads/threads.ts';
import type { Roll } from './dice-worker.ts';

export interface Rolling {
  /** Nothing: this one has too many dice in the air. */
  roll(asker: string, game: string, plan: Json): Promise<Landed | undefined>;
  close(): Promise<void>;
}

/** So many throws of one share may wait. */
const MOST_WAITING = 8;
/** Milliseconds: dice that roll on have left their table. */
const LONGEST = 30_000;

export function createRolling(): Rolling {
  const threads = createThreads<Roll, Landed>({
    file: new URL('./dice-worker.ts', import.meta.url),
    most: 1,
    mostEach: 1,
    mostWaiting: MOST_WAITING,
    longest: LONGEST,
    broken: (why) => new Error(why),
  });
  return {
    roll: (asker, game, plan) => threads.ask(asker, () => ({ game, plan })),
    close: threads.close,
  };
}

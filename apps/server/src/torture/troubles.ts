/** What befalls a node besides being killed: its disk is slow for a moment, or full, its clock is set, a rule or a bot throws. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../storage/batching.ts';
import { READS } from '../storage/operations.ts';

export const TROUBLES = ['slow disk', 'full disk', 'clock set', 'poisoned rule', 'poisoned bot'] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface Troubles {
  /** Stands between the server and its database. */
  readonly through: (engine: Engine) => Engine;
  /** The clock on the wall. */
  readonly wall: () => number;
  /** Whether what is poisoned throws now: once, and then not again before the next time. */
  throws(what: 'poisoned bot' | 'poisoned rule'): boolean;
  /** From now on there is always one more. */
  begin(): void;
  /** And now no more. */
  end(): void;
}

/** Milliseconds from one trouble to the next, and how long one lasts, at most. */
const PEACE = 500;
const LASTING = 250;
/** How long a slow disk takes for a batch, in milliseconds. */
const SLOW = 60;
const DAY = 24 * 3600 * 1000;

/** `chance` is from 0 to 1. */
export function createTroubles(chance: () => number, told: (trouble: Trouble) => void): Troubles {
  let now: Trouble | undefined;
  let set = 0;
  let over = false;

  const next = (): void => {
    if (over) return;
    now = TROUBLES[Math.floor(chance() * TROUBLES.length)] as Trouble;
    if (now === 'clock set') set += (chance() - 0.5) * 2 * DAY;
    told(now);
    setTimeout(rest, chance() * LASTING).unref();
  };
  const rest = (): void => {
    now = undefined;
    setTimeout(next, chance() * PEACE).unref();
  };

  return {
    through: (engine) => ({
      ...engine,
      async run(batch) {
        if (now === 'full disk' && !batch.every(([name]) => READS.has(name)))
          throw new Error('the disk is full, by way of torture');
        if (now === 'slow disk') await sleep(SLOW);
        return engine.run(batch);
      },
    }),
    wall: () => Date.now() + set,
    throws(what) {
      if (now !== what) return false;
      now = undefined;
      return true;
    },
    begin: rest,
    end() {
      over = true;
      now = undefined;
    },
  };
}

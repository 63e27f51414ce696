/**
 * Nothing is told before it is safe. What a table says after a write leaves only when that write, and with it all before
 * it, is on disk.
 */
import type { WriteCallback } from '../storage/port.ts';

export interface WriteBarrier {
  /**
   * What is passed from now on waits for a write, until it is told how that ended. With a `since`, the time when it was
   * wished for, the barrier's own `told` hears of it once it is safe and everybody was told.
   */
  hold(since?: number): WriteCallback;
  /** The same for a write that promises. False: it was lost. */
  holdFor(write: Promise<boolean | void>): void;
  pass(deliver: (frame: string) => void, frame: string): void;
  /** How many writes were asked for. */
  asked(): number;
  /** How many of them are safe. */
  safe(): number;
  /** Nothing waits any more, or it was abandoned. */
  cleared(): Promise<void>;
  /** Forgets what waits. What is passed from now on leaves at once. */
  abandon(): void;
}

interface Waiting {
  readonly after: number;
  readonly deliver: (frame: string) => void;
  readonly frame: string;
}

/**
 * Writes become safe in the order they were asked for. `lost` hears of the first that does not: with the failure, or with
 * nothing when somebody else wrote first.
 */
export function createWriteBarrier(
  lost: (failure?: Error) => void,
  told: (since: number) => void = () => {},
): WriteBarrier {
  let asked = 0;
  let safe = 0;
  let waiting: Waiting[] = [];
  let abandoned = false;
  const hopeful: (() => void)[] = [];

  const release = (upTo: number): void => {
    // A write that promises tells a moment later than one that calls, even if it was asked for before.
    safe = Math.max(safe, upTo);
    let leaving = 0;
    while (leaving < waiting.length && (waiting[leaving] as Waiting).after <= safe) leaving += 1;
    const out = leaving === waiting.length ? waiting : waiting.slice(0, leaving);
    waiting = leaving === waiting.length ? [] : waiting.slice(leaving);
    for (const { deliver, frame } of out) deliver(frame);
    if (safe === asked && hopeful.length > 0) for (const go of hopeful.splice(0)) go();
  };

  const hold = (since?: number): WriteCallback => {
    asked += 1;
    const number = asked;
    return (written) => {
      if (abandoned) return;
      if (written === false) lost();
      else if (written !== true) lost(written);
      else {
        release(number);
        if (since !== undefined) told(since);
      }
    };
  };

  return {
    hold,
    holdFor(write) {
      const ended = hold();
      write.then(
        (written) => ended(written !== false),
        (error: unknown) => ended(error instanceof Error ? error : new Error(String(error))),
      );
    },
    pass(deliver, frame) {
      if (abandoned || safe === asked) deliver(frame);
      else waiting.push({ after: asked, deliver, frame });
    },
    asked: () => asked,
    safe: () => safe,
    cleared: () =>
      new Promise((resolve) => {
        if (safe === asked) resolve();
        else hopeful.push(resolve);
      }),
    abandon() {
      abandoned = true;
      waiting = [];
      for (const go of hopeful.splice(0)) go();
    },
  };
}

/**
 * Nothing is told before it is safe. What a table says after a write leaves only when that write, and with it all before
 * it, is on disk.
 */

export interface Gate {
  /**
   * What is passed from now on waits for this, too. False: the write was lost. With a `since`, the time when it was wished
   * for, `told` hears of it once it is safe and everybody was told.
   */
  hold(write: Promise<boolean | void>, since?: number): void;
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
export function createGate(lost: (failure?: Error) => void, told: (since: number) => void = () => {}): Gate {
  let asked = 0;
  let safe = 0;
  let waiting: Waiting[] = [];
  let abandoned = false;
  const hopeful: (() => void)[] = [];

  const release = (upTo: number): void => {
    safe = upTo;
    let leaving = 0;
    while (leaving < waiting.length && (waiting[leaving] as Waiting).after <= safe) leaving += 1;
    const out = leaving === waiting.length ? waiting : waiting.slice(0, leaving);
    waiting = leaving === waiting.length ? [] : waiting.slice(leaving);
    for (const { deliver, frame } of out) deliver(frame);
    if (safe === asked) for (const go of hopeful.splice(0)) go();
  };

  const fail = (error: unknown): void => {
    if (!abandoned) lost(error instanceof Error ? error : new Error(String(error)));
  };

  return {
    hold(write, since) {
      asked += 1;
      const number = asked;
      write.then((written) => {
        if (abandoned) return;
        if (written === false) lost();
        else {
          release(number);
          if (since !== undefined) told(since);
        }
      }, fail);
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

/** Where spectators see a match later than its players, what is meant for them waits here. */

/** What only who holds no seat is sent. */
const FOR_SPECTATORS = /^\{"type":"(?:view|update)","viewer":null,/;
/** Who has taken a seat is no spectator any more. */
const SEATED = /^\{"type":"closed","viewer":null/;

export interface Delayed {
  deliver(frame: string): void;
  /** What waits is wanted no longer: everything is asked for anew. */
  forget(): void;
  /** Nobody is there any more: also what is still on its way from the table is not delivered. */
  close(): void;
}

/** `delay`: in milliseconds, at this moment. */
export function delayed(deliver: (frame: string) => void, delay: () => number): Delayed {
  let waiting: { readonly frame: string; readonly due: number }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const release = (): void => {
    const now = performance.now();
    const due = waiting.filter((each) => each.due <= now);
    waiting = waiting.slice(due.length);
    timer = undefined;
    arm();
    for (const { frame } of due) deliver(frame);
  };

  const arm = (): void => {
    const [first] = waiting;
    if (first && !timer) timer = setTimeout(release, Math.max(0, Math.ceil(first.due - performance.now())));
  };

  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  };

  return {
    forget,
    close() {
      closed = true;
      forget();
    },
    deliver(frame) {
      if (closed) return;
      if (SEATED.test(frame)) forget();
      const wait = FOR_SPECTATORS.test(frame) ? delay() : 0;
      if (wait === 0 && (waiting.length === 0 || !FOR_SPECTATORS.test(frame))) {
        deliver(frame);
        return;
      }
      // Whatever the delay is by now, nothing overtakes what was sent before.
      const due = Math.max(performance.now() + wait, waiting.at(-1)?.due ?? 0);
      waiting.push({ frame, due });
      arm();
    },
  };
}

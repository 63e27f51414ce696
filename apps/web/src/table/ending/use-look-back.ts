import type { Game, LookBack, MatchRecord, Seat } from '@questhall/kernel';
import { lookBack } from '@questhall/kernel';
import { useEffect, useState } from 'react';
import type { ReplaySource } from '../../app/routes.ts';
import { recall } from '../../play/recall.ts';

/** So long, in milliseconds, the page may stand still at a time. */
const SLICE = 12;
/** The host writes a match down when it is over: it may take a moment. */
const TRIES = 8;
const PAUSE = 400;

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

async function patiently(source: ReplaySource): Promise<MatchRecord | undefined> {
  for (let tried = 0; tried < TRIES; tried++) {
    const found = await recall(source);
    if ('record' in found) return found.record;
    await pause(PAUSE);
  }
  return undefined;
}

export interface Remembered {
  readonly record: MatchRecord;
  readonly back: LookBack;
}

/** Plays a match that is over once more, out of sight, and says what to make of it. */
export function useLookBack(
  rules: Game,
  words: Game['words'],
  source: ReplaySource,
  seat: Seat,
): Remembered | undefined {
  const [remembered, setRemembered] = useState<Remembered>();
  const key = JSON.stringify(source);
  useEffect(() => {
    let gone = false;
    const run = async () => {
      const record = await patiently(JSON.parse(key) as ReplaySource);
      if (record === undefined || record.rulesVersion !== rules.version) return;
      const work = lookBack({ ...rules, words }, record, seat);
      for (let step = work.next(), since = performance.now(); !gone; step = work.next()) {
        if (step.done) {
          setRemembered({ record, back: step.value });
          return;
        }
        if (performance.now() - since < SLICE) continue;
        await pause(0);
        since = performance.now();
      }
    };
    run().catch(() => {});
    return () => {
      gone = true;
    };
  }, [rules, words, key, seat]);
  return remembered;
}

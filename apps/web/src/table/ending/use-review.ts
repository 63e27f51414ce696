import type { Missed } from '@questhall/bots';
import type { MatchRecord, Seat } from '@questhall/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FromReviewer, ToReviewer } from '../../play/worker-messages.ts';

export type Reviewing =
  | { readonly is: 'idle' }
  /** The part that is done, in steps a person can see. */
  | { readonly is: 'thinking'; readonly part: number }
  | { readonly is: 'done'; readonly missed: readonly Missed[] }
  | { readonly is: 'broken' };

const STEPS = 50;

/** Reviews the match when asked, in a worker that ends with it. */
export function useReview(record: MatchRecord, seat: Seat): readonly [Reviewing, () => void] {
  const [reviewing, setReviewing] = useState<Reviewing>({ is: 'idle' });
  const worker = useRef<Worker>(null);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);
  const begin = useCallback(() => {
    if (worker.current) return;
    const started = new Worker(new URL('../../play/review-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    setReviewing({ is: 'thinking', part: 0 });
    const finish = (how: Reviewing): void => {
      setReviewing(how);
      end();
    };
    started.onerror = () => finish({ is: 'broken' });
    started.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
      if ('missed' in data) finish({ is: 'done', missed: data.missed });
      else if ('broken' in data) finish({ is: 'broken' });
      else {
        const part = Math.floor(data.part * STEPS) / STEPS;
        setReviewing((before) =>
          before.is === 'thinking' && before.part === part ? before : { is: 'thinking', part },
        );
      }
    };
    started.postMessage({ record, seat } satisfies ToReviewer);
  }, [record, seat, end]);
  return [reviewing, begin];
}

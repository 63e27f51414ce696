import { useCallback, useEffect, useState } from 'react';
import type { Circle } from './services.ts';
import { useServices } from './services.ts';

/** Milliseconds after which friends are asked for again: as long as one asks, one is here. */
const AGAIN = 60_000;

/** One's friends and invitations, as they are by and by; nothing: none are known. And a way to ask at once. */
export function useCircle(): readonly [Circle | undefined, () => void] {
  const { friends } = useServices();
  const [circle, setCircle] = useState<Circle>();
  const refresh = useCallback(() => {
    if (!friends.mayHave() || document.hidden) return;
    friends.circle().then(
      (answer) => {
        if ('ok' in answer) setCircle(answer.ok);
      },
      () => {},
    );
  }, [friends]);
  useEffect(() => {
    refresh();
    const timer = window.setInterval(refresh, AGAIN);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refresh]);
  return [circle, refresh];
}

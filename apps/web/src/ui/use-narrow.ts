import { useSyncExternalStore } from 'react';

/** The width under which a table is laid out for a phone; the same number stands in the style sheets. */
const PHONE = '(max-width: 640px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const isNarrow = (): boolean => window.matchMedia(PHONE).matches;

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

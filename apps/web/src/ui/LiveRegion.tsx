import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useRef } from 'react';

/** Now: it breaks into what is being read. Otherwise it waits for its turn. */
export type Urgency = 'polite' | 'assertive';
export type Announce = (text: string, urgency?: Urgency) => void;

const Announcer = createContext<Announce>(() => {});

/** Tells a screen reader what happened. */
export const useAnnounce = (): Announce => useContext(Announcer);

/** Readers take what is added; what has been read need not stay. */
const KEPT = 12;

/** Holds the page's live regions. What is said is added at the end: each thing once and in order, twice if it is said twice. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const announce = useCallback((text: string, urgency: Urgency = 'polite') => {
    const region = (urgency === 'polite' ? polite : assertive).current;
    if (region === null || text === '') return;
    const line = document.createElement('p');
    line.textContent = text;
    region.append(line);
    while (region.childElementCount > KEPT) region.firstElementChild?.remove();
  }, []);
  return (
    <Announcer value={announce}>
      {children}
      <div ref={polite} className="sr-only" aria-live="polite" data-live="polite" />
      <div ref={assertive} className="sr-only" aria-live="assertive" data-live="assertive" />
    </Announcer>
  );
}

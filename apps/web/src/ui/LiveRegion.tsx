import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useRef } from 'react';

const Announce = createContext<(text: string) => void>(() => {});

/** Tells a screen reader what happened. */
export const useAnnounce = (): ((text: string) => void) => useContext(Announce);

/** Holds the page's one live region. Two lines take turns, so that the same words said twice are read twice. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const lines = useRef<HTMLDivElement>(null);
  const turn = useRef(0);
  const announce = useCallback((text: string) => {
    turn.current = 1 - turn.current;
    lines.current?.childNodes.forEach((line, at) => {
      line.textContent = at === turn.current ? text : '';
    });
  }, []);
  return (
    <Announce value={announce}>
      {children}
      <div ref={lines} className="sr-only" aria-live="polite">
        <p />
        <p />
      </div>
    </Announce>
  );
}

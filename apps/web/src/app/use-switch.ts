/** For who has one switch, or none: the focus goes on by itself, or a pointer that rests clicks. */
import { useEffect } from 'react';
import { useSettings } from './SettingsProvider.tsx';

const CAN =
  'button, a[href], input, select, [role="button"], [data-target][data-legal="true"], [role="menuitem"]';
/** What answers the open question comes first, the rest of the page after it. */
const ANSWERS = '[data-option], [data-target][data-legal="true"], [data-control] button';

/** Squares and hexes are drawn: they are no HTML. */
type Reached = HTMLElement | SVGElement;

function reachable(): readonly Reached[] {
  const dialogs = document.querySelectorAll('dialog[open], [role="dialog"], [role="menu"]');
  const root = dialogs[dialogs.length - 1] ?? document;
  const all = [...root.querySelectorAll<Reached>(CAN)].filter(
    (element) => element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true',
  );
  const answers = all.filter((element) => element.matches(ANSWERS));
  return [...answers, ...all.filter((element) => !answers.includes(element))];
}

/** Space or Enter chooses where the focus stands: that is the switch. */
function useScan(seconds: number): void {
  useEffect(() => {
    if (seconds === 0) return;
    document.documentElement.dataset.scan = 'on';
    const timer = window.setInterval(() => {
      const all = reachable();
      const now = (all as readonly (Element | null)[]).indexOf(document.activeElement);
      all[(now + 1) % all.length]?.focus();
    }, seconds * 1000);
    return () => {
      window.clearInterval(timer);
      delete document.documentElement.dataset.scan;
    };
  }, [seconds]);
}

const clickAt = (element: Element): void => {
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

/** Once for each thing: who wants it again leaves it first. */
function useDwell(seconds: number): void {
  useEffect(() => {
    if (seconds === 0) return;
    let over: Element | null = null;
    let timer: number | undefined;
    const onMove = ({ target }: PointerEvent) => {
      const next = target instanceof Element ? target.closest(`${CAN}, label, summary`) : null;
      if (next === over) return;
      over = next;
      window.clearTimeout(timer);
      if (next !== null)
        timer = window.setTimeout(() => {
          if (next.isConnected) clickAt(next);
        }, seconds * 1000);
    };
    window.addEventListener('pointermove', onMove);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointermove', onMove);
    };
  }, [seconds]);
}

export function useSwitch(): void {
  const { scan, dwell } = useSettings().settings;
  useScan(scan);
  useDwell(dwell);
}

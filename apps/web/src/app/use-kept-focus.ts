/**
 * Who plays by keyboard never loses their place: when what held the focus is gone, the focus stays as near as it can.
 * Browsers put it on the page as a whole, and a screen reader begins to read that from its top.
 */
import { useEffect } from 'react';
import { usesKeyboard } from './last-input.ts';

/** What the focus waits on, until there is something to do again. */
const PARKED = 'data-parked';

const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || element === document.documentElement;

/** From the element outwards, up to the page itself. */
function around(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    found.push(at);
  return found;
}

/** Takes the focus for as long as it stays there, and is then as it was. */
function park(element: HTMLElement): void {
  const takes = element.hasAttribute('tabindex');
  if (!takes) element.tabIndex = -1;
  element.setAttribute(PARKED, '');
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute(PARKED);
      if (!takes) element.removeAttribute('tabindex');
    },
    { once: true },
  );
  element.focus({ preventScroll: true });
}

/** Where the whole page has changed, it begins anew at its heading. */
const beginning = (): HTMLElement | null =>
  document.querySelector('dialog[open]') ??
  document.querySelector('main h1, h1') ??
  document.querySelector('main');

const canHold = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert] *');

export function useKeptFocus(): void {
  useEffect(() => {
    const root = document.getElementById('root');
    let places: readonly Element[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) places = around(target);
    };
    const look = () => {
      const [last] = places;
      // Who left what still stands there has gone to the browser itself.
      if (last === undefined || canHold(last) || !usesKeyboard() || !isLost(document.activeElement)) return;
      const near = places.find((place) => place !== root && place instanceof HTMLElement && canHold(place));
      const kept = near instanceof HTMLElement ? near : beginning();
      if (kept !== null) park(kept);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
    });
    // What a style alone hides gives the focus up when the page is drawn.
    const onBlur = () => requestAnimationFrame(look);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      watcher.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
}

import type { RefObject } from 'react';
import { useEffect } from 'react';
import { isArrow, nextBox } from './walk.ts';

const LEGAL = '[data-target][data-legal="true"]';
const ANY = '[data-target]';

const visible = (root: Element, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());

/** The table has one stop for the Tab key: where the walk stands, or else the first thing that can be done. */
function placeStop(root: Element): void {
  const stops = root.querySelectorAll<HTMLElement>(`${ANY}[tabindex="0"]`);
  const targets = visible(root, LEGAL);
  const kept = [...stops].find((stop) => stop === document.activeElement || targets.includes(stop));
  const next = kept ?? targets[0] ?? visible(root, ANY)[0];
  for (const stop of stops) if (stop !== next) stop.tabIndex = -1;
  if (next && next.tabIndex !== 0) next.tabIndex = 0;
}

/** Arrow keys walk over what can be done; with Shift over everything there is, also what cannot. */
export function useWalk(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = table.current;
    if (root === null) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!isArrow(key) || !(target instanceof Element)) return;
      const from = target.closest<HTMLElement>(ANY);
      if (from === null) return;
      const targets = visible(root, event.shiftKey ? ANY : LEGAL).filter((element) => element !== from);
      const boxes = targets.map((element) => element.getBoundingClientRect());
      const next = nextBox(boxes, from.getBoundingClientRect(), key);
      event.preventDefault();
      if (next !== undefined) targets[next]?.focus();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement || target instanceof SVGElement) || !target.matches(ANY)) return;
      for (const stop of root.querySelectorAll<HTMLElement>(`${ANY}[tabindex="0"]`)) stop.tabIndex = -1;
      target.tabIndex = 0;
    };
    const watcher = new MutationObserver(() => placeStop(root));
    watcher.observe(root, { subtree: true, childList: true, attributeFilter: ['data-legal'] });
    placeStop(root);
    root.addEventListener('keydown', onKey);
    root.addEventListener('focusin', onFocus);
    return () => {
      watcher.disconnect();
      root.removeEventListener('keydown', onKey);
      root.removeEventListener('focusin', onFocus);
    };
  }, [table]);
}

import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Speed } from '../../app/settings.ts';
import type { Spot } from './measure.ts';
import { spotIn, unitOf } from './measure.ts';

const TIMES: { readonly [speed in Speed]: number } = { calm: 300, brisk: 140, instant: 0 };
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** What moved less than this stays put. */
const STILL = 3;

/**
 * Things that stand elsewhere than a moment ago glide there: HTML or SVG, all that `selector` finds within the board,
 * known again by their `data-target`.
 */
export function useGlide(board: RefObject<HTMLElement | null>, speed: Speed, selector: string): void {
  const spots = useRef(new Map<string, Spot>());
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null) return;
    const next = new Map<string, Spot>();
    for (const thing of root.querySelectorAll<HTMLElement | SVGElement>(selector)) {
      const key = thing.dataset.target ?? '';
      // What is just gliding is measured where it will come to rest.
      for (const glide of thing.getAnimations()) if (glide.id === 'glide') glide.cancel();
      const spot = spotIn(root, thing);
      next.set(key, spot);
      const before = spots.current.get(key);
      if (before === undefined || TIMES[speed] === 0) continue;
      const [dx, dy] = [before.x - spot.x, before.y - spot.y];
      if (Math.abs(dx) + Math.abs(dy) < STILL) continue;
      const unit = unitOf(thing, root);
      thing.animate([{ translate: `${dx / unit}px ${dy / unit}px` }, { translate: '0 0' }], {
        id: 'glide',
        duration: TIMES[speed],
        easing: EASE,
        composite: 'add',
      });
    }
    spots.current = next;
  });
}

import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Speed } from '../../../app/settings.ts';

const TIMES: { readonly [speed in Speed]: number } = { calm: 300, brisk: 140, instant: 0 };
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Cards that stand elsewhere than a moment ago glide there. */
export function useFlip(board: RefObject<HTMLElement | null>, speed: Speed): void {
  const places = useRef(new Map<string, { readonly x: number; readonly y: number }>());
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null) return;
    const { left, top } = root.getBoundingClientRect();
    const next = new Map<string, { readonly x: number; readonly y: number }>();
    for (const card of root.querySelectorAll<HTMLElement>('[data-lanes] [data-target*="creature"]')) {
      const key = card.dataset.target ?? '';
      // A card that is just gliding is measured where it will come to rest.
      for (const glide of card.getAnimations()) if (glide.id === 'flip') glide.cancel();
      const box = card.getBoundingClientRect();
      const place = { x: box.left - left, y: box.top - top };
      next.set(key, place);
      const before = places.current.get(key);
      if (before === undefined || TIMES[speed] === 0) continue;
      const [dx, dy] = [before.x - place.x, before.y - place.y];
      if (Math.abs(dx) + Math.abs(dy) < 3) continue;
      card.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        id: 'flip',
        duration: TIMES[speed],
        easing: EASE,
      });
    }
    places.current = next;
  });
}

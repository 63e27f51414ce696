import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Speed } from '../../app/settings.ts';
import type { Spot } from './measure.ts';
import { spotIn, unitOf } from './measure.ts';

const TIMES: { readonly [speed in Speed]: number } = { calm: 300, brisk: 140, instant: 0, step: 300 };
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** What moved less than this stays put. */
const STILL = 3;

/**
 * Things that stand elsewhere than a moment ago glide there: HTML or SVG, all that `selector` finds within the board,
 * known again by their `data-target`.
 */
export function useGlide(board: RefObject<HTMLElement | null>, speed: Speed, selector: string): void {
  const spots = useRef(new Map<string, Spot>());
  const gliding = useRef<readonly Animation[]>([]);
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null || TIMES[speed] === 0) return;
    // What is just gliding is measured where it will come to rest.
    for (const glide of gliding.current) glide.cancel();
    const things = [...root.querySelectorAll<HTMLElement | SVGElement>(selector)];
    // All is measured before anything moves, so that the page is laid out once.
    const measured = things.map((thing) => ({
      thing,
      key: thing.dataset.target ?? '',
      spot: spotIn(root, thing),
    }));
    gliding.current = measured.flatMap(({ thing, key, spot }) => {
      const before = spots.current.get(key);
      return before === undefined ? [] : glided(root, thing, before, spot, speed);
    });
    spots.current = new Map(measured.map(({ key, spot }) => [key, spot]));
  });
}

function glided(
  root: HTMLElement,
  thing: HTMLElement | SVGElement,
  from: Spot,
  to: Spot,
  speed: Speed,
): readonly Animation[] {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.abs(dx) + Math.abs(dy) < STILL) return [];
  const unit = unitOf(thing, root);
  const way = [{ translate: `${dx / unit}px ${dy / unit}px` }, { translate: '0 0' }];
  return [thing.animate(way, { duration: TIMES[speed], easing: EASE, composite: 'add' })];
}

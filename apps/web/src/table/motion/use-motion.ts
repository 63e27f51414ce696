/** Plays what an event sets in motion on the things it names. */
import type { GameEvent, Ref, Telling } from '@questhall/kernel';
import { partOf, pointed } from '@questhall/kernel';
import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import type { Happening } from '../game-table.ts';
import { refKey } from '../refs.ts';
import { useLatest } from '../use-latest.ts';
import { LESS } from './less.ts';
import type { MotionPlan } from './plan.ts';
import type { Aim, Motion } from './words.ts';
import { phraseOf, stillPhraseOf } from './words.ts';

type Moving = HTMLElement | SVGElement;

/** Figures are drawn in a box of 80 units around their middle, whatever their size on the board. */
const FIGURE_REACH = 30;
const QUAKE_REACH = 7;

export const thingIn = (root: ParentNode, ref: Ref): Moving | null =>
  root.querySelector<Moving>(`[data-target="${CSS.escape(refKey(ref))}"]`);

/** Of who was taken off the board and is still seen to fall. */
export const remainsIn = (root: ParentNode, ref: Ref): Moving | null =>
  root.querySelector<Moving>(`[data-remains="${CSS.escape(refKey(ref))}"]`);

/** The part of a thing that moves, while the place it stands on stays. */
export const bodyOf = (thing: Moving): Moving => thing.querySelector<Moving>('[data-body]') ?? thing;

const middleOf = (thing: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Towards the other one; upwards, where there is none. */
function aimAt(thing: Moving, other: Element | null): Aim {
  const reach = thing instanceof HTMLElement ? thing.offsetWidth * 0.24 : FIGURE_REACH;
  if (other === null || other === thing) return { x: 0, y: -1, reach };
  const [from, to] = [middleOf(thing), middleOf(other)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length, reach };
}

export function play(thing: Moving, motion: Motion, aim: Aim, lasts: number): Animation {
  const phrase = window.matchMedia(LESS).matches ? stillPhraseOf(motion) : phraseOf(motion, aim);
  return thing.animate([...phrase.frames], {
    duration: Math.min(phrase.lasts, lasts),
    fill: phrase.stays ? 'forwards' : 'none',
    // A board that is drawn near stays so while it shakes.
    composite: motion === 'quake' ? 'add' : 'replace',
  });
}

interface Subjects {
  readonly source: Ref | undefined;
  readonly targets: readonly Ref[];
}

export function subjectsOf(telling: Pick<Telling, 'parts'>, event: GameEvent): Subjects {
  const part = partOf(telling, event);
  const [source] = pointed(part.source, event);
  return { source, targets: pointed(part.targets, event) };
}

interface MotionWish {
  readonly happening: Happening | null;
  readonly telling: Pick<Telling, 'parts'>;
  readonly plan: (event: GameEvent) => MotionPlan | undefined;
}

/** On the board, once for each event that is shown. */
export function useMotion(board: RefObject<HTMLElement | null>, wish: MotionWish): void {
  const latest = useLatest(wish);
  const number = wish.happening?.number;
  useLayoutEffect(() => {
    const { happening, telling, plan } = latest.current;
    const root = board.current;
    if (number === undefined || happening === null || root === null) return;
    const { event, lasts } = happening;
    const planned = plan(event);
    if (planned === undefined) return;
    const { source, targets } = subjectsOf(telling, event);
    const actor = source === undefined ? null : thingIn(root, source);
    const struck = targets.flatMap((ref) => thingIn(root, ref) ?? []);
    if (planned.source !== undefined && actor !== null)
      play(bodyOf(actor), planned.source, aimAt(actor, struck[0] ?? null), lasts);
    const word = planned.targets;
    const played =
      word === undefined ? [] : struck.map((thing) => play(bodyOf(thing), word, aimAt(thing, actor), lasts));
    if (planned.quake && !window.matchMedia(LESS).matches)
      play(root, 'quake', { x: 0, y: 0, reach: QUAKE_REACH }, lasts);
    // Who fell and is still there, at a gate or on the floor, is seen again with the next event.
    return () => {
      for (const motion of played) if (motion.playState === 'finished') motion.cancel();
    };
  }, [board, number, latest]);
}

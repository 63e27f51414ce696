/**
 * Cards and figures can be dragged: a card onto the table, which is as good as a click on it; whoever is asked to go or to strike onto
 * a place or a foe, which is as good as a click there. Who lets go while moving throws: it glides on and counts where it comes to
 * lie. What means nothing there flies back.
 */
import type { Ref } from '@questhall/kernel';
import type { RefObject } from 'react';
import { useEffect } from 'react';
import { LESS } from '../motion/less.ts';
import { refKey } from '../refs.ts';
import { useLatest } from '../use-latest.ts';
import type { Point } from '../zoom.ts';
import { ghostOf } from './ghost.ts';
import { take } from './grips.ts';
import { drawnTo, isAtRest, landing, lyingAt, speedOf } from './inertia.ts';

/** A finger or a mouse that moved less than this meant to tap. */
const TAP = 8;
const ANY = '[data-target]';
const BOARD = '[data-part="board"]';
const LEGAL = '[data-target][data-legal="true"]';
/** What people hold in their hands. */
const CARDS = ['card', 'hand', 'item'].map((kind) => `${LEGAL}[data-target^='{"${kind}":']`).join();

interface DragWish {
  /** Whoever is asked to go or to strike. */
  readonly mover: Ref | undefined;
  /** Something is in the hand. */
  readonly held: (holding: boolean) => void;
}

/** What is under a point, the dragged thing and its card aside. */
const under = ({ x, y }: Point, not: Element, selector: string): Element | undefined =>
  document
    .elementsFromPoint(x, y)
    .flatMap((each) => each.closest(selector) ?? [])
    .find((each) => each !== not);

const isOnBoard = ({ x, y }: Point): boolean =>
  document.elementsFromPoint(x, y).some((each) => each.closest(BOARD) !== null);

function scrolls(thing: Element): boolean {
  for (let at: Element | null = thing; at !== null; at = at.parentElement)
    if (getComputedStyle(at).touchAction !== 'auto') return false;
  return true;
}

const middleOf = (thing: Element): Point => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export function useDrag(
  table: RefObject<HTMLElement | null>,
  sky: RefObject<HTMLElement | null>,
  wish: DragWish,
): void {
  const latest = useLatest(wish);
  useEffect(() => {
    const root = table.current;
    if (root === null) return;
    let end: (() => void) | undefined;

    /** What a drag of this thing may mean, by where it ends; nothing: it is not dragged. */
    const meaningOf = (thing: Element): ((at: Point) => Element | undefined) | undefined => {
      const { mover } = latest.current;
      if (mover !== undefined && thing.getAttribute('data-target') === refKey(mover))
        return (at) => under(at, thing, LEGAL);
      // A thing that can be dragged onto another by other means keeps to them.
      if (!thing.matches(CARDS) || (thing instanceof HTMLElement && thing.draggable)) return undefined;
      return thing.closest(BOARD) === null ? (at) => (isOnBoard(at) ? thing : undefined) : undefined;
    };

    const onDown = (down: PointerEvent): void => {
      if (down.button !== 0 || !down.isPrimary || end !== undefined) return;
      const thing = down.target instanceof Element ? down.target.closest(ANY) : null;
      const meaning = thing === null ? undefined : meaningOf(thing);
      if (thing === null || meaning === undefined || sky.current === null) return;
      // A list that scrolls is scrolled by a finger.
      if (down.pointerType === 'touch' && scrolls(thing)) return;
      take(down);
      end = drag(thing, down, meaning, sky.current, latest, () => {
        end = undefined;
      });
    };
    // What the browser would do with a picture or a text that is dragged.
    const onOwn = (event: Event): void => {
      if (end !== undefined) event.preventDefault();
    };
    for (const own of ['dragstart', 'selectstart']) root.addEventListener(own, onOwn);
    // Before the board, which is pushed around by the same press, hears of it.
    root.addEventListener('pointerdown', onDown, true);
    return () => {
      for (const own of ['dragstart', 'selectstart']) root.removeEventListener(own, onOwn);
      root.removeEventListener('pointerdown', onDown, true);
      end?.();
    };
  }, [table, sky, latest]);
}

/** From the press to where it lies. Returns how to end it at once. */
function drag(
  thing: Element,
  down: PointerEvent,
  meaning: (at: Point) => Element | undefined,
  sky: HTMLElement,
  latest: RefObject<DragWish>,
  over: () => void,
): () => void {
  const home = middleOf(thing);
  const grip = { x: down.clientX - home.x, y: down.clientY - home.y };
  const still = window.matchMedia(LESS).matches;
  const trail = [{ x: down.clientX, y: down.clientY, at: down.timeStamp }];
  let ghost: ReturnType<typeof ghostOf>;
  let moving = lyingAt(home);
  let goal: Point = home;
  let letGo = false;
  let frame = 0;
  let before = 0;
  let marked: Element | undefined;

  const mark = (place: Element | undefined): void => {
    if (marked === place) return;
    marked?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    marked = place;
  };
  const close = (): void => {
    cancelAnimationFrame(frame);
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    ghost?.remove();
    mark(undefined);
    thing.removeAttribute('data-dragged');
    over();
  };
  const tick = (now: number): void => {
    moving = still ? lyingAt(goal) : drawnTo(moving, goal, before === 0 ? 1 / 60 : (now - before) / 1000);
    before = now;
    ghost?.put(moving);
    if (letGo && isAtRest(moving, goal)) close();
    else frame = requestAnimationFrame(tick);
  };
  const begin = (): void => {
    ghost = ghostOf(thing, sky);
    thing.setAttribute('data-dragged', '');
    latest.current.held(true);
    frame = requestAnimationFrame(tick);
  };
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    trail.push({ ...at, at: event.timeStamp });
    if (trail.length > 12) trail.shift();
    if (ghost === undefined && Math.hypot(at.x - down.clientX, at.y - down.clientY) > TAP) begin();
    goal = { x: at.x - grip.x, y: at.y - grip.y };
    const place = meaning(at);
    mark(place === thing ? undefined : place);
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
    if (ghost === undefined) {
      close();
      return;
    }
    latest.current.held(false);
    const here = { x: event.clientX, y: event.clientY };
    const thrown = landing({ ...here, ...(still ? { vx: 0, vy: 0 } : speedOf(trail)) });
    const place = meaning(thrown) ?? meaning(here);
    mark(undefined);
    letGo = true;
    if (place === undefined) goal = middleOf(thing);
    else {
      goal = place === thing ? thrown : middleOf(place);
      place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    swallowClick();
  };
  const onCancel = (): void => {
    latest.current.held(false);
    close();
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  return close;
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  // It comes before anything else does, or not at all.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { isTaken } from './drag/grips.ts';
import type { Speed } from './drag/inertia.ts';
import { slowed, speedOf } from './drag/inertia.ts';
import { LESS } from './motion/less.ts';
import type { Box, Point, Pose } from './zoom.ts';
import { AT_REST, centred, drawn, NEAREST, pushed, revealed } from './zoom.ts';

/** A finger or a mouse that moved less than this meant to tap. */
const TAP = 8;
/** One step of the buttons and the keys, and of the wheel for each of its pixels. */
const STEP = 1.4;
const WHEEL = 1.0016;
/** Milliseconds. */
const RESTED = 60;

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export interface Zoom {
  readonly nearer: () => void;
  readonly farther: () => void;
  /** All of the board; and from there back to what it began near to. */
  readonly whole: () => void;
  /** Brings something on the board into sight, if it is out of it. */
  readonly reveal: (thing: Element) => void;
  /** Draws the board so near that this thing is so many pixels wide, unless the person has drawn it otherwise. */
  readonly begin: (thing: Element, least: number) => void;
}

interface ZoomWish {
  readonly frame: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
  /** Also by mouse and wheel, and how near; without it only fingers zoom. */
  readonly nearest?: number | undefined;
}

const NOT_YET: Zoom = {
  nearer: () => {},
  farther: () => {},
  whole: () => {},
  reveal: () => {},
  begin: () => {},
};

/** Lets fingers, mouse and keys draw the content of a frame nearer and push it around. A tap stays a tap. */
export function useZoom({ frame, content, nearest }: ZoomWish): Zoom {
  const [zoom, setZoom] = useState(NOT_YET);
  useEffect(() => {
    const [box, inner] = [frame.current, content.current];
    if (box === null || inner === null) return;
    const opened = openZoom(box, inner, nearest);
    setZoom(opened.zoom);
    return opened.close;
  }, [frame, content, nearest]);
  return zoom;
}

function openZoom(box: HTMLElement, inner: HTMLElement, nearest: number | undefined) {
  const pointers = new Map<number, Point>();
  const farthest = nearest ?? NEAREST;
  const mouse = nearest !== undefined;
  let pose: Pose = AT_REST;
  let travelled = 0;
  /** Where the finger that pushes it was lately. */
  let trail: readonly (Point & { readonly at: number })[] = [];
  let gliding = 0;
  /** The person has said how near. */
  let own = false;
  let begun: { readonly thing: Element; readonly least: number } | undefined;

  const put = (next: Pose): void => {
    pose = next;
    const { scale, x, y } = next;
    inner.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    box.dataset.near = String(scale > 1);
  };
  const size = () => ({ width: box.clientWidth, height: box.clientHeight });
  /** The frame itself may be drawn larger or smaller than it is: screen pixels to one of its own. */
  const unit = (): number => box.getBoundingClientRect().width / box.offsetWidth || 1;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = box.getBoundingClientRect();
    return { x: (clientX - left) / unit(), y: (clientY - top) / unit() };
  };
  const by = (times: number, about?: Point): void => {
    own = true;
    const { width, height } = size();
    put(drawn(pose, times, about ?? { x: width / 2, y: height / 2 }, size(), farthest));
  };
  const boxOf = (thing: Element): Box => {
    const origin = box.getBoundingClientRect();
    const { left, top, width, height } = thing.getBoundingClientRect();
    const by = unit();
    return {
      x: (left - origin.left) / by,
      y: (top - origin.top) / by,
      width: width / by,
      height: height / by,
    };
  };
  const reveal = (thing: Element): void => {
    if (pose.scale > 1) put(revealed(pose, boxOf(thing), size()));
  };
  const begin = (thing: Element, least: number): void => {
    begun = { thing, least };
    if (own) reveal(thing);
    else put(centred(pose, boxOf(thing), size(), least / unit(), farthest));
  };
  // In a frame of another size the same thing is to be read.
  const resized = new ResizeObserver(() => {
    if (begun?.thing.isConnected && !own) begin(begun.thing, begun.least);
  });
  resized.observe(box);
  const onDown = (event: PointerEvent): void => {
    if (isTaken(event) || (event.pointerType !== 'touch' && !(mouse && event.button === 0))) return;
    cancelAnimationFrame(gliding);
    trail = [];
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, pointOf(event));
  };
  const onMove = (event: PointerEvent): void => {
    const from = pointers.get(event.pointerId);
    if (from === undefined) return;
    const to = pointOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    travelled += between(from, to);
    pointers.set(event.pointerId, to);
    if (other !== undefined) {
      const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
      by(between(to, other) / Math.max(1, between(from, other)), middle);
    } else if (pose.scale > 1) {
      put(pushed(pose, { x: to.x - from.x, y: to.y - from.y }, size()));
      trail = [...trail.slice(-11), { ...to, at: event.timeStamp }];
    }
  };
  const onUp = ({ pointerId, timeStamp }: PointerEvent): void => {
    if (!pointers.delete(pointerId) || pointers.size > 0 || travelled <= TAP) return;
    // Who rests before letting go means it to stay.
    if (timeStamp - (trail.at(-1)?.at ?? 0) < RESTED && !window.matchMedia(LESS).matches)
      glide(speedOf(trail));
  };
  /** A board that was pushed and let go of slides on by its weight. */
  const glide = (speed: Speed): void => {
    let { vx, vy } = speed;
    let before = performance.now();
    const slide = (now: number): void => {
      const seconds = (now - before) / 1000;
      before = now;
      [vx, vy] = [slowed(vx, seconds), slowed(vy, seconds)];
      put(pushed(pose, { x: vx * seconds, y: vy * seconds }, size()));
      if (vx !== 0 || vy !== 0) gliding = requestAnimationFrame(slide);
    };
    gliding = requestAnimationFrame(slide);
  };
  const onClick = (event: MouseEvent): void => {
    if (travelled > TAP && pose.scale > 1) event.stopPropagation();
    travelled = 0;
  };
  /** A list on the board scrolls; it is not drawn nearer. */
  const inList = ({ target }: Event): boolean => {
    for (let at = target instanceof Element ? target : null; at !== null && at !== box; at = at.parentElement)
      if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY))
        return true;
    return false;
  };
  const onWheel = (event: WheelEvent): void => {
    if (inList(event)) return;
    event.preventDefault();
    by(WHEEL ** -event.deltaY, pointOf(event));
  };
  // Who walks by keyboard sees where they are.
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element) reveal(target);
  };

  box.addEventListener('pointerdown', onDown);
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onUp);
  box.addEventListener('click', onClick, true);
  inner.addEventListener('focusin', onFocus);
  if (mouse) box.addEventListener('wheel', onWheel, { passive: false });
  const zoom: Zoom = {
    nearer: () => by(STEP),
    farther: () => by(1 / STEP),
    whole: () => {
      const away = pose.scale > 1;
      own = away;
      if (away) put(AT_REST);
      else if (begun?.thing.isConnected) begin(begun.thing, begun.least);
    },
    reveal,
    begin,
  };
  const close = (): void => {
    cancelAnimationFrame(gliding);
    resized.disconnect();
    box.removeEventListener('pointerdown', onDown);
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onUp);
    box.removeEventListener('click', onClick, true);
    inner.removeEventListener('focusin', onFocus);
    box.removeEventListener('wheel', onWheel);
  };
  return { zoom, close };
}

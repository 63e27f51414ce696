import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { Point, Pose } from './pinch.ts';
import { AT_REST, drawn, pushed } from './pinch.ts';

/** A finger that moved less than this meant to tap. */
const TAP = 8;

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Lets fingers draw the content of a frame nearer and push it around. A tap stays a tap. */
export function usePinch(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [box, inner] = [frame.current, content.current];
    if (box === null || inner === null) return;
    const fingers = new Map<number, Point>();
    let pose: Pose = AT_REST;
    let travelled = 0;

    const put = (next: Pose): void => {
      pose = next;
      const { scale, x, y } = next;
      inner.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    };
    const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
      const { left, top } = box.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const onDown = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') return;
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, pointOf(event));
    };
    const onMove = (event: PointerEvent): void => {
      const from = fingers.get(event.pointerId);
      if (from === undefined) return;
      const to = pointOf(event);
      const size = { width: box.clientWidth, height: box.clientHeight };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      travelled += between(from, to);
      fingers.set(event.pointerId, to);
      if (other !== undefined) {
        const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
        put(drawn(pose, between(to, other) / Math.max(1, between(from, other)), middle, size));
      } else if (pose.scale > 1) put(pushed(pose, { x: to.x - from.x, y: to.y - from.y }, size));
    };
    const onUp = ({ pointerId }: PointerEvent): void => {
      fingers.delete(pointerId);
    };
    const onClick = (event: MouseEvent): void => {
      if (travelled > TAP && pose.scale > 1) event.stopPropagation();
      travelled = 0;
    };
    box.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    box.addEventListener('click', onClick, true);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      box.removeEventListener('click', onClick, true);
    };
  }, [frame, content]);
}

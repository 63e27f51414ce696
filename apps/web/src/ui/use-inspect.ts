import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A mouse that rests so long, in milliseconds, means to read. */
const HOVER_DELAY = 600;
/** It rests as long as it moves less than this, in pixels. */
const REST = 6;
const PRESS_DELAY = 450;

interface Inspect {
  /** The element being inspected; undefined while nothing is. */
  readonly anchor: Element | undefined;
  readonly close: () => void;
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onClickCapture: (event: MouseEvent) => void;
    readonly onContextMenu: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Opens the large card on a resting mouse, a long press of a finger, or the key I; Escape or leaving closes it. */
export function useInspect(): Inspect {
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<number>(undefined);
  const finger = useRef(false);
  const rest = useRef({ x: 0, y: 0 });
  /** It was clicked: whoever plays a thing does not want to read it. */
  const played = useRef(false);
  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    setAnchor(undefined);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const later = (element: Element, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAnchor(element), delay);
  };
  return {
    anchor,
    close,
    handlers: {
      onPointerEnter: (event) => {
        played.current = false;
        rest.current = { x: event.clientX, y: event.clientY };
        if (event.pointerType === 'mouse') later(event.currentTarget, HOVER_DELAY);
      },
      onPointerMove: ({ pointerType, clientX: x, clientY: y, currentTarget }) => {
        if (pointerType !== 'mouse' || anchor !== undefined || played.current) return;
        if (Math.hypot(x - rest.current.x, y - rest.current.y) < REST) return;
        rest.current = { x, y };
        later(currentTarget, HOVER_DELAY);
      },
      onPointerLeave: close,
      onPointerDown: (event) => {
        finger.current = event.pointerType !== 'mouse';
        played.current = !finger.current;
        if (!finger.current) close();
        else later(event.currentTarget, PRESS_DELAY);
      },
      onPointerUp: () => window.clearTimeout(timer.current),
      // The finger that opened the card must not also do what a tap does.
      onClickCapture: (event) => {
        if (finger.current && anchor !== undefined) event.stopPropagation();
      },
      onContextMenu: (event) => {
        if (finger.current) event.preventDefault();
      },
      onKeyDown: (event) => {
        if (event.key === 'i' || event.key === 'I') setAnchor(event.currentTarget);
        if (event.key === 'Escape') close();
      },
      onBlur: close,
    },
  };
}

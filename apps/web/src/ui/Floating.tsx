import { autoUpdate } from '@floating-ui/dom';
import type { CSSProperties, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classes } from './classes.ts';
import styles from './Floating.module.css';
import type { Place, Side } from './place.ts';
import { place } from './place.ts';

interface FloatingProps {
  readonly anchor: Element;
  readonly side?: Side;
  /** What else it speaks of, and must not hide. */
  readonly about?: readonly Element[];
  readonly role: 'tooltip' | 'note';
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What can be chosen now is hidden only where nothing else is left. */
const CHOICES = '[data-target][data-legal="true"], [data-option]';
const NOTHING: readonly Element[] = [];

/** Something that floats beside an element of the page, above everything else but what it is about. */
export function Floating({
  anchor,
  side = 'right',
  about = NOTHING,
  role,
  id,
  className,
  children,
}: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place>();
  useLayoutEffect(() => {
    const self = box.current;
    if (self === null) return;
    let gone = false;
    const settle = () => {
      const others = [...document.querySelectorAll(CHOICES)].filter((other) => !self.contains(other));
      place(self, anchor, { side, subjects: about, others }).then(
        (found) => gone || setAt(found),
        () => {},
      );
    };
    const stop = autoUpdate(anchor, self, settle);
    return () => {
      gone = true;
      stop();
    };
  }, [anchor, side, about]);
  const style: CSSProperties & Record<'--arrow', string> = {
    left: at?.left ?? 0,
    top: at?.top ?? 0,
    visibility: at === undefined ? 'hidden' : 'visible',
    '--arrow': `${at?.arrow ?? 0}px`,
  };
  // A modal dialog hides the rest of the page: what floats over its content must live inside it.
  return createPortal(
    <div
      ref={box}
      id={id}
      role={role}
      data-side={at?.side}
      data-about={JSON.stringify([anchor, ...about].flatMap(selectorOf))}
      className={classes(styles.floating, className)}
      style={style}
    >
      {children}
    </div>,
    anchor.closest('dialog') ?? document.body,
  );
}

/** By which it is found again, if it has a name on the table. */
function selectorOf(element: Element): readonly string[] {
  for (const name of ['data-target', 'data-option']) {
    const value = element.getAttribute(name);
    if (value !== null) return [`[${name}="${CSS.escape(value)}"]`];
  }
  return [];
}

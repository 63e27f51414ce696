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
  readonly role: 'tooltip' | 'note';
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something that floats beside an element of the page, above everything else. */
export function Floating({ anchor, side = 'right', role, id, className, children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place>();
  useLayoutEffect(() => {
    const settle = () => {
      const self = box.current;
      if (self === null) return;
      const size = { width: self.offsetWidth, height: self.offsetHeight };
      const view = { width: window.innerWidth, height: window.innerHeight };
      setAt(place(anchor.getBoundingClientRect(), size, view, side));
    };
    settle();
    const watcher = new ResizeObserver(settle);
    watcher.observe(anchor);
    window.addEventListener('scroll', settle, true);
    window.addEventListener('resize', settle);
    return () => {
      watcher.disconnect();
      window.removeEventListener('scroll', settle, true);
      window.removeEventListener('resize', settle);
    };
  }, [anchor, side]);
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
      className={classes(styles.floating, className)}
      style={style}
    >
      {children}
    </div>,
    anchor.closest('dialog') ?? document.body,
  );
}

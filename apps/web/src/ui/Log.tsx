import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconShape } from './icon-shape.ts';
import styles from './Log.module.css';

interface LogLineProps {
  readonly icon: IconShape;
  readonly children: ReactNode;
  /** Why an automatic creature did this: shown as a quoted block. */
  readonly why?: { readonly question: string; readonly answer: string };
  /** A line that spells out a sum. */
  readonly sum?: boolean;
}

export function LogLine({ icon, children, why, sum = false }: LogLineProps) {
  return (
    <li className={classes(styles.line, sum && styles.sum)}>
      <Icon shape={icon} className={styles.icon} />
      {children}
      {why !== undefined && (
        <span className={styles.why}>
          <b>{why.question}</b> {why.answer}
        </span>
      )}
    </li>
  );
}

interface LogNameProps {
  readonly children: ReactNode;
  /** Called with true when the pointer or the focus is on the name, with false when it leaves. */
  readonly onPoint: (pointed: boolean) => void;
}

/** Something on the table a line names: pointing at it here points at it there. */
export function LogName({ children, onPoint }: LogNameProps) {
  return (
    <button
      type="button"
      className={styles.name}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      {children}
    </button>
  );
}

export function LogChapter({ children }: { readonly children: ReactNode }) {
  return <li className={styles.chapter}>{children}</li>;
}

interface LogProps {
  readonly label: string;
  /** Grows with each line; the log then scrolls to its end unless the reader has scrolled up. */
  readonly length: number;
  readonly children: ReactNode;
}

export function Log({ label, length, children }: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    // It scrolls, and not everybody has a wheel.
    if (box.current !== null) box.current.tabIndex = 0;
  }, []);
  useEffect(() => {
    const log = box.current;
    if (log !== null && length > 0 && atEnd.current) log.scrollTop = log.scrollHeight;
  }, [length]);
  return (
    <div
      ref={box}
      className={styles.log}
      role="log"
      aria-label={label}
      onScroll={({ currentTarget: log }) => {
        atEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < 24;
      }}
    >
      <ol>{children}</ol>
    </div>
  );
}

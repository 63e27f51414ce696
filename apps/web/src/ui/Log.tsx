import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { t } from '../language/texts.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconShape } from './icon-shape.ts';
import styles from './Log.module.css';

interface LogLineProps {
  readonly icon: IconShape;
  readonly children: ReactNode;
  /** Why an automatic creature did this: shown as a quoted block. */
  readonly why?: string;
  /** A line that spells out a sum. */
  readonly sum?: boolean;
  /** It opens a turn, leads a beat, or goes on with one. */
  readonly rank?: 'chapter' | 'turn' | 'head' | 'step';
  /** It belongs to what has just happened. */
  readonly fresh?: boolean;
  /** Called with true when the pointer is on the line, with false when it leaves. */
  readonly onPoint?: (pointed: boolean) => void;
}

export function LogLine({
  icon,
  children,
  why,
  sum = false,
  rank = 'head',
  fresh = false,
  onPoint,
}: LogLineProps) {
  return (
    <li
      className={classes(styles.line, sum && styles.sum)}
      data-rank={rank}
      data-fresh={fresh}
      data-points={onPoint !== undefined}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
    >
      <Icon shape={icon} className={styles.icon} />
      {children}
      {why !== undefined && (
        <span className={styles.why}>
          <b>{t('Why?')}</b> {why}
        </span>
      )}
    </li>
  );
}

/** Something on the table a line names: pointing at the line points at it there. */
export function LogName({ children }: { readonly children: ReactNode }) {
  return <b className={styles.name}>{children}</b>;
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

/** What is new is read out by the page's live region: a log that spoke as well would say it twice. */
export function Log({ label, length, children }: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const height = useRef(0);
  useEffect(() => {
    // It scrolls, and not everybody has a wheel.
    const log = box.current;
    if (log === null) return;
    log.tabIndex = 0;
    const resized = new ResizeObserver(() => {
      height.current = log.clientHeight;
      if (atEnd.current) log.scrollTop = log.scrollHeight;
    });
    resized.observe(log);
    return () => resized.disconnect();
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
      aria-live="off"
      aria-label={label}
      onScroll={({ currentTarget: log }) => {
        // A log that becomes smaller scrolls without being asked to.
        if (log.clientHeight !== height.current) return;
        atEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < 24;
      }}
    >
      <ol>{children}</ol>
    </div>
  );
}

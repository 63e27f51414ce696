import type { ReactNode } from 'react';
import styles from './TableFrame.module.css';
import { useNarrow } from './use-narrow.ts';

interface TableFrameProps {
  readonly status: ReactNode;
  readonly board: ReactNode;
  /** Seats and log, at the right of a large screen. */
  readonly rail: ReactNode;
  /** Hand, dice pool, abilities: across the foot of a large screen. */
  readonly tray: ReactNode;
  /** On a phone, instead of rail and tray: tabs and a sheet. */
  readonly sheet: ReactNode;
}

/** Where the parts of a table stand: status, board, rail and tray; on a phone board, status and sheet. */
export function TableFrame({ status, board, rail, tray, sheet }: TableFrameProps) {
  const narrow = useNarrow();
  return (
    <div className={styles.frame}>
      <div className={styles.status}>{status}</div>
      <main className={styles.board}>{board}</main>
      {narrow ? (
        <div className={styles.sheet}>{sheet}</div>
      ) : (
        <>
          <aside className={styles.rail}>{rail}</aside>
          <div className={styles.tray}>{tray}</div>
        </>
      )}
    </div>
  );
}

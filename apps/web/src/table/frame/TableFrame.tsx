import type { CSSProperties, ReactNode } from 'react';
import { useRef } from 'react';
import { BoardRoom } from './BoardRoom.tsx';
import type { Layout, TableNeeds } from './layout.ts';
import { layOut } from './layout.ts';
import styles from './TableFrame.module.css';
import { useSize } from './use-size.ts';

interface TableFrameProps {
  readonly needs: TableNeeds;
  readonly status: ReactNode;
  readonly board: ReactNode;
  /** Over the board, on small screens over everything: how a match has ended. */
  readonly over?: ReactNode;
  /** Below the board, and where that has no room to spare, above the tabs: the scrubber of a replay. */
  readonly foot?: ReactNode;
  /** What is being told, over seats and log, while nothing is asked. */
  readonly telling?: ReactNode;
  /** What a lesson says. */
  readonly coach?: ReactNode;
  /** Seats and log, and above them what is asked. */
  readonly rail: ReactNode;
  /** Hand, dice pool, abilities; nothing while there are none. */
  readonly tray: ReactNode;
  /** Tray, seats and log in tabs, with what is asked as the first of them: beside the board, and below it. */
  readonly tabs: ReactNode;
  readonly sheet: ReactNode;
  /** The tray alone in tabs. */
  readonly wing: ReactNode;
  /** Seats and log in tabs. */
  readonly row: ReactNode;
}

const REM = 16;

/** Where the parts of a table stand. No part lies over another. */
export function TableFrame(props: TableFrameProps) {
  const { needs, status, board, over, foot, telling, coach, rail, tray, tabs, sheet, wing, row } = props;
  const outer = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const screen = useSize(outer, { width: window.innerWidth, height: window.innerHeight });
  // The size of letters that the person has set, here or in the browser.
  const text = useSize(probe, { width: rootText(), height: 0 }).width / REM;
  const layout = layOut(screen, text, needs);
  const { arrangement, low } = layout;
  return (
    <div ref={outer} className={styles.outer}>
      <div ref={probe} className={styles.probe} />
      <div
        className={styles.frame}
        style={frameStyle(layout)}
        data-arrangement={arrangement}
        data-low={low}
        data-natural=""
      >
        <div className={styles.status}>{status}</div>
        <main className={styles.board}>
          <BoardRoom boards={needs.boards} first={firstRoom(layout)}>
            {board}
          </BoardRoom>
          {(arrangement === 'foot' || arrangement === 'wings') && foot}
        </main>
        {(arrangement === 'foot' || arrangement === 'wings') && (
          <>
            {arrangement === 'wings' && <div className={styles.sheet}>{wing}</div>}
            <div className={styles.rail}>
              {coach}
              {rail}
            </div>
            {arrangement === 'foot' && tray !== undefined && <div className={styles.tray}>{tray}</div>}
          </>
        )}
        {arrangement === 'tower' && (
          <>
            {tray !== undefined && <div className={styles.tray}>{tray}</div>}
            <div className={styles.sheet}>
              {coach}
              {foot}
              {row}
            </div>
          </>
        )}
        {(arrangement === 'side' || arrangement === 'stack') && (
          <div className={styles.sheet}>
            {coach}
            {foot}
            {arrangement === 'side' ? tabs : sheet}
          </div>
        )}
        <div className={styles.telling}>{telling}</div>
        <div className={styles.over}>{over}</div>
      </div>
    </div>
  );
}

const rootText = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

function frameStyle({
  arrangement,
  unit,
  window: { width, height },
  seen,
  side,
  wing,
  tray,
  board,
}: Layout): CSSProperties {
  const lengths: CSSProperties & Readonly<Record<`--${string}`, string>> = {
    '--seen': `${seen}px`,
    '--side': `${side}px`,
    '--wing': `${wing}px`,
    '--tray': `${tray}px`,
    '--stacked': `${board}px`,
  };
  // A stack grows with what a lesson says.
  const high = arrangement === 'stack' ? { minHeight: height } : { height };
  return unit === 1 ? { ...lengths, ...high } : { ...lengths, ...high, width, transform: `scale(${unit})` };
}

/** What the board will get, as far as it is known before anything is drawn. */
const firstRoom = ({ arrangement, window: { width }, side, wing, board }: Layout) => ({
  width: arrangement === 'tower' || arrangement === 'stack' ? width : width - side - wing,
  height: board,
});

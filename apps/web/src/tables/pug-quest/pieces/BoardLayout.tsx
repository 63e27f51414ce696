import type { ReactNode, Ref } from 'react';
import type { EnergyType } from '../vocabulary.ts';
import styles from './BoardLayout.module.css';
import { Ground } from './Ground.tsx';
import { PugQuestDefs } from './PugQuestDefs.tsx';

interface BoardLayoutProps {
  readonly type: EnergyType;
  /** Initiative row and round track. */
  readonly top: ReactNode;
  /** World card and decks. */
  readonly left: ReactNode;
  readonly lanes: ReactNode;
  /** Energy deck and display. */
  readonly right: ReactNode;
  /** Over the board: a prompt, an arrow. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Where the things of the board stand; it sets the sizes of cards for the three widths of screen. */
export function BoardLayout({ type, top, left, lanes, right, children, ref }: BoardLayoutProps) {
  return (
    <div ref={ref} className={styles.board} data-game="pug-quest">
      <PugQuestDefs />
      <Ground type={type} />
      <div className={styles.top}>{top}</div>
      <div className={styles.left}>{left}</div>
      <div className={styles.lanes} data-lanes="">
        {lanes}
      </div>
      <div className={styles.right}>{right}</div>
      {children}
    </div>
  );
}

/** The Energy deck and the face-up cards, two in a row. */
export function EnergyDisplay({ children, discarded, top }: EnergyDisplayProps) {
  return (
    <section className={styles.display} aria-label="Energy">
      <h3>Energy</h3>
      <div className={styles.cards}>{children}</div>
      <div>
        {top}
        <span>{discarded} discarded</span>
      </div>
    </section>
  );
}

interface EnergyDisplayProps {
  readonly children: ReactNode;
  readonly discarded: number;
  /** The last card that was discarded. */
  readonly top?: ReactNode;
}

/** Where a card will be turned up. */
export function FreePlace() {
  return <span className={styles.free} />;
}

/** Decks side by side under the world card. */
export function Decks({ children }: { readonly children: ReactNode }) {
  return <div className={styles.decks}>{children}</div>;
}

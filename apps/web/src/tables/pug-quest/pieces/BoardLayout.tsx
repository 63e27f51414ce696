import type { ReactNode } from 'react';
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
}

/** Where the things of the board stand; it sets the sizes of cards for the three widths of screen. */
export function BoardLayout({ type, top, left, lanes, right, children }: BoardLayoutProps) {
  return (
    <div className={styles.board} data-game="pug-quest">
      <PugQuestDefs />
      <Ground type={type} />
      <div className={styles.top}>{top}</div>
      <div className={styles.left}>{left}</div>
      <div className={styles.lanes}>{lanes}</div>
      <div className={styles.right}>{right}</div>
      {children}
    </div>
  );
}

/** The Energy deck and the face-up cards, two in a row. */
export function EnergyDisplay({
  children,
  discarded,
}: {
  readonly children: ReactNode;
  readonly discarded: number;
}) {
  return (
    <section className={styles.display} aria-label="Energy">
      <h3>Energy</h3>
      <div className={styles.cards}>{children}</div>
      <p>{discarded} discarded</p>
    </section>
  );
}

/** Decks side by side under the world card. */
export function Decks({ children }: { readonly children: ReactNode }) {
  return <div className={styles.decks}>{children}</div>;
}

import type { CSSProperties, ReactNode } from 'react';
import type { EnergyCardState } from './EnergyCard.tsx';
import styles from './Hand.module.css';

/** The energy cards of a seat as a fan; those that would pay stand out. */
export function Hand({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <ul className={styles.hand} aria-label={`Your hand, ${count} cards`}>
      {children}
    </ul>
  );
}

interface HandPlaceProps {
  /** Its place in the fan, from the left. */
  readonly at: number;
  readonly of: number;
  readonly state?: EnergyCardState;
  readonly children: ReactNode;
}

export function HandPlace({ at, of, state = 'idle', children }: HandPlaceProps) {
  const style: CSSProperties & Record<'--i' | '--n', number> = { '--i': at - (of - 1) / 2, '--n': of };
  return (
    <li className={styles.card} data-state={state} style={style}>
      {children}
    </li>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../language/texts.ts';
import styles from './Hand.module.css';

/** The cards of a seat as a fan, each in a HandPlace. Sizes: --hand-card, --hand-radius, --hand-turn. */
export function Hand({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <ul
      className={styles.hand}
      aria-label={t('Your hand, {n, plural, one {# card} other {# cards}}', { n: count })}
      data-stacked=""
    >
      {children}
    </ul>
  );
}

interface HandPlaceProps {
  /** Its place in the fan, from the left. */
  readonly at: number;
  readonly of: number;
  /** Cards that would be paid, or are chosen, stand out. */
  readonly raised?: boolean;
  readonly children: ReactNode;
}

export function HandPlace({ at, of, raised = false, children }: HandPlaceProps) {
  const style: CSSProperties & Record<'--i' | '--n', number> = { '--i': at - (of - 1) / 2, '--n': of };
  return (
    <li className={styles.card} data-raised={raised} style={style}>
      {children}
    </li>
  );
}

import type { ReactNode } from 'react';
import { t } from '../language/texts.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconShape } from './icon-shape.ts';
import styles from './SeatCard.module.css';

export interface Counter {
  readonly icon: IconShape;
  readonly value: number;
  /** What is counted: "cards in hand". */
  readonly label: string;
}

interface SeatCardProps {
  readonly portrait: ReactNode;
  readonly name: string;
  /** Who sits there: "Marco, Thief". */
  readonly detail?: string;
  readonly counters?: readonly Counter[];
  /** Instead of the counters, under the name. */
  readonly standing?: ReactNode;
  /** At the right end: "Done". */
  readonly tag?: string | undefined;
  /** It is this seat's turn. */
  readonly active?: boolean;
  readonly away?: boolean;
  /** Across the whole width, below the rest. */
  readonly more?: ReactNode;
}

export function SeatCard({
  portrait,
  name,
  detail,
  counters = [],
  standing,
  tag,
  active = false,
  away = false,
  more,
}: SeatCardProps) {
  return (
    <li
      className={classes(
        styles.seat,
        standing !== undefined && styles.rich,
        active && styles.active,
        away && styles.away,
      )}
      aria-current={active ? 'true' : undefined}
    >
      {/* The name beside it says who that is. */}
      <span className={styles.portrait} aria-hidden="true">
        {portrait}
      </span>
      {/* Where the name needs the width, the counters stand under it. */}
      <div className={styles.line}>
        <span className={styles.who}>
          <b>{name}</b>
          {detail !== undefined && <span>{away ? t('{detail}, away', { detail }) : detail}</span>}
        </span>
        {standing === undefined && (
          <span className={styles.counters}>
            {counters.map((counter) => (
              <span key={counter.label} title={`${counter.value} ${counter.label}`}>
                <Icon shape={counter.icon} />
                {counter.value}
                <span className="sr-only"> {counter.label}</span>
              </span>
            ))}
          </span>
        )}
      </div>
      {standing !== undefined && <span className={styles.standing}>{standing}</span>}
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
      {more !== undefined && <div className={styles.more}>{more}</div>}
    </li>
  );
}

/** Seats in the order of play. */
export function SeatList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

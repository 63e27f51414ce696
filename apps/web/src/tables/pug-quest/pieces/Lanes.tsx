import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pawIcon } from '../icons.ts';
import styles from './Lanes.module.css';

export interface LaneCard {
  readonly id: string;
  readonly card: ReactNode;
}

interface LaneProps {
  readonly number: number;
  /** From front to back. The front stands in the middle of the board; those behind show their strips. */
  readonly monsters: readonly LaneCard[];
  readonly heroes: readonly LaneCard[];
  /** The lane of whoever acts. */
  readonly facing?: boolean;
  /** The acting hero may move here: into the empty lane, or to the tail of its column. */
  readonly onMoveHere?: (place: Element) => void;
  readonly moveLabel?: string;
}

/** How deep the column is: the deeper, the less each card behind shows. */
const depth = (cards: readonly LaneCard[]): CSSProperties & Record<'--depth', number> => ({
  '--depth': Math.max(2, cards.length),
});

export function Lane({
  number,
  monsters,
  heroes,
  facing = false,
  onMoveHere,
  moveLabel = 'Move here',
}: LaneProps) {
  const empty = heroes.length === 0;
  return (
    <section className={classes(styles.lane, facing && styles.facing)} aria-label={`Lane ${number}`}>
      <div className={styles.monsters} style={depth(monsters)}>
        <span className={styles.places} />
        {monsters.toReversed().map(({ id, card }) => (
          <div key={id} className={styles.slot}>
            {card}
          </div>
        ))}
      </div>
      <span className={styles.stone}>{number}</span>
      <div className={styles.heroes} style={depth(heroes)}>
        <span className={styles.places} />
        {heroes.map(({ id, card }, rank) => (
          <div key={id} className={styles.slot} style={{ zIndex: heroes.length - rank }}>
            {card}
          </div>
        ))}
        {onMoveHere !== undefined && (
          <button
            type="button"
            className={empty ? styles.here : styles.tail}
            aria-label={`${moveLabel}, lane ${number}`}
            onClick={(event) => onMoveHere(event.currentTarget)}
          >
            <Icon shape={pawIcon} />
            {empty && <span>{moveLabel}</span>}
          </button>
        )}
      </div>
    </section>
  );
}

/** Five lanes side by side. */
export function Lanes({ children }: { readonly children: ReactNode }) {
  return <div className={styles.lanes}>{children}</div>;
}

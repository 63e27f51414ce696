import { classes } from '../../../ui/classes.ts';
import type { Base } from '../../../ui/Medallion.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import type { SeatNumber } from '../../../ui/seats.ts';
import type { EnergyType } from '../vocabulary.ts';
import { ENERGY_LOOKS } from './energy-looks.ts';
import styles from './InitiativeRow.module.css';

export interface InitiativeEntry {
  readonly id: string;
  readonly name: string;
  readonly base: Base;
  readonly type: EnergyType;
  readonly initiative: number;
  readonly art?: string | undefined;
  readonly seat?: SeatNumber;
  readonly when: 'done' | 'now' | 'next';
}

interface InitiativeRowProps {
  readonly entries: readonly InitiativeEntry[];
  /** The pointer or the focus is on an entry; undefined when it leaves. */
  readonly onPoint?: (id: string | undefined) => void;
}

const WORDS = { done: 'has acted', now: 'acts now', next: 'is still to act' } as const;

/** Who acts when in this round, highest initiative first. */
export function InitiativeRow({ entries, onPoint }: InitiativeRowProps) {
  return (
    <ol className={styles.row} aria-label="Order of this round">
      {entries.map(({ id, name, base, type, initiative, art, seat, when }) => (
        <li
          key={id}
          className={classes(styles.entry, styles[when])}
          onPointerEnter={() => onPoint?.(id)}
          onPointerLeave={() => onPoint?.(undefined)}
        >
          <Medallion
            label={`${name}, initiative ${initiative}, ${WORDS[when]}`}
            base={base}
            tone={ENERGY_LOOKS[type].ground}
            {...(art !== undefined && { art })}
            {...(seat !== undefined && { seat })}
          />
          <b aria-hidden="true">{initiative}</b>
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';
import type { ButtonBind } from '../../../table/parts/button-bind.ts';
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

const WORDS = { done: 'has acted', now: 'acts now', next: 'is still to act' } as const;

/** Who acts when in this round, highest initiative first. */
export function InitiativeRow({ children }: { readonly children: ReactNode }) {
  return (
    <ol className={styles.row} aria-label="Order of this round">
      {children}
    </ol>
  );
}

interface InitiativePlaceProps extends InitiativeEntry {
  readonly bind?: ButtonBind;
  readonly can?: boolean;
}

export function InitiativePlace(props: InitiativePlaceProps) {
  const { name, base, type, initiative, art, seat, when, can = false, bind } = props;
  const face = (
    <>
      <Medallion
        label={`${name}, initiative ${initiative}, ${WORDS[when]}`}
        base={base}
        tone={ENERGY_LOOKS[type].ground}
        {...(art !== undefined && { art })}
        {...(seat !== undefined && { seat })}
      />
      <b aria-hidden="true">{initiative}</b>
    </>
  );
  return (
    <li className={classes(styles.entry, styles[when], can && styles.can)}>
      {bind === undefined ? (
        face
      ) : (
        <button {...bind} type="button" className={styles.button}>
          {face}
        </button>
      )}
    </li>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Dice.module.css';

export const DIE_LOOKS = ['plain', 'star', 'miss'] as const;
export type DieLook = (typeof DIE_LOOKS)[number];

/** `can`: it may be picked now. `chosen`: it was. `spent`: it lies there, but is used up. */
export const DIE_STATES = ['can', 'chosen', 'spent'] as const;
export type DieState = (typeof DIE_STATES)[number];

export interface Die {
  readonly id: string;
  readonly face: ReactNode;
  /** What the face says in words. */
  readonly label: string;
  readonly look?: DieLook;
  /** It can be picked: spread onto its button. */
  readonly bind?: Partial<ComponentProps<'button'>>;
  readonly state?: DieState;
}

interface DiceProps {
  readonly dice: readonly Die[];
  /** Spelled out as the rule counts it: "2 + 1 + ★4 = 7 against 6". */
  readonly sum?: ReactNode;
}

/** A roll: each die tumbles once when it appears. */
export function Dice({ dice, sum }: DiceProps) {
  return (
    <div className={styles.roll}>
      {dice.map(({ id, face, label, look = 'plain', state, bind }) => {
        const className = classes(styles.die, styles[look]);
        return bind === undefined ? (
          <span key={id} className={className} data-state={state} role="img" aria-label={label}>
            {face}
          </span>
        ) : (
          <button
            {...bind}
            key={id}
            type="button"
            className={className}
            data-state={state}
            aria-label={label}
            aria-pressed={state === 'chosen'}
          >
            {face}
          </button>
        );
      })}
      {sum !== undefined && <span className={styles.sum}>{sum}</span>}
    </div>
  );
}

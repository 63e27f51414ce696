import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Dice.module.css';

export const DIE_LOOKS = ['plain', 'star', 'miss'] as const;
export type DieLook = (typeof DIE_LOOKS)[number];

export interface Die {
  readonly id: string;
  readonly face: ReactNode;
  /** What the face says in words. */
  readonly label: string;
  readonly look?: DieLook;
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
      {dice.map((die) => (
        <span
          key={die.id}
          className={classes(styles.die, styles[die.look ?? 'plain'])}
          role="img"
          aria-label={die.label}
        >
          {die.face}
        </span>
      ))}
      {sum !== undefined && <span className={styles.sum}>{sum}</span>}
    </div>
  );
}

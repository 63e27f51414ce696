import { classes } from '../../../ui/classes.ts';
import type { EnergyType } from '../vocabulary.ts';
import { EnergySymbol } from './EnergySymbol.tsx';
import { ENERGY_LOOKS } from './energy-looks.ts';
import styles from './RoundTrack.module.css';

interface RoundTrackProps {
  readonly world: number;
  readonly worlds: number;
  readonly round: number;
  readonly rounds: number;
  /** Rounds that begin with a tax, and what is paid. */
  readonly tax?: { readonly rounds: readonly number[]; readonly type: EnergyType };
}

export function RoundTrack({ world, worlds, round, rounds, tax }: RoundTrackProps) {
  const numbers = Array.from({ length: rounds }, (_, at) => at + 1);
  return (
    <div className={styles.track}>
      <div className={styles.world}>
        World <b>{world}</b>
        <span>/{worlds}</span>
      </div>
      <ol className={styles.rounds} aria-label={`Round ${round} of ${rounds}`}>
        {numbers.map((number) => (
          <li
            key={number}
            className={classes(styles.round, number < round && styles.past, number === round && styles.now)}
            aria-current={number === round ? 'step' : undefined}
          >
            {number}
            {tax?.rounds.includes(number) && (
              <EnergySymbol
                energy={tax.type}
                label={`${ENERGY_LOOKS[tax.type].name} tax`}
                className={styles.tax}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

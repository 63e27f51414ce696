import { useId } from 'react';
import { t } from '../language/texts.ts';
import styles from './Stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Left out, as nothing stands there: 0 in a number that must not be 0. */
  readonly without?: number;
  readonly onChange: (value: number) => void;
}

/** A small whole number: one less, the number, one more. */
export function Stepper({ label, value, min, max, without, onChange }: StepperProps) {
  const id = useId();
  const step = (by: number) => {
    const next = value + by === without ? value + 2 * by : value + by;
    if (next >= min && next <= max) onChange(next);
  };
  return (
    <div className={styles.row}>
      <span id={id}>{label}</span>
      <div
        className={styles.stepper}
        role="spinbutton"
        tabIndex={0}
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          step(by);
        }}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('{label}: less', { label })}
          aria-disabled={value <= min}
          onClick={() => step(-1)}
        >
          −
        </button>
        <b>{value}</b>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('{label}: more', { label })}
          aria-disabled={value >= max}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './Choice.module.css';
import { classes } from './classes.ts';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The label is written before the options, not only said. */
  readonly labelled?: boolean;
  readonly className?: string | undefined;
}

/** One of a few: a row of pills, real radio buttons underneath. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  labelled = false,
  className,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes(styles.choice, className)}>
      <legend className={labelled ? styles.legend : 'sr-only'}>{label}</legend>
      <div className={styles.pills}>
        {options.map((option) => (
          <label key={option.value} className={styles.pill}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

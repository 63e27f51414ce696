import { useId } from 'react';
import styles from './Toggle.module.css';

interface ToggleProps {
  readonly label: string;
  readonly detail?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ label, detail, on, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.words}>
        <b>{label}</b>
        {detail !== undefined && <span>{detail}</span>}
      </label>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={on}
        className={styles.switch}
        onClick={() => onChange(!on)}
      >
        <span className={styles.knob} />
      </button>
    </div>
  );
}

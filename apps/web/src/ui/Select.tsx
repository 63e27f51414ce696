import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label is only said. */
  readonly bare?: boolean;
}

/** One of many: the list of the browser, which every phone and every keyboard knows. */
export function Select({ label, options, value, onChange, bare = false }: SelectProps) {
  return (
    <label className={styles.row}>
      <span className={bare ? 'sr-only' : undefined}>{label}</span>
      <select
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

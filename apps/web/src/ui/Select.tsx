import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Options of a group follow each other. */
  readonly group?: string;
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
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => (
          <Members key={group ?? ''} group={group} options={members} />
        ))}
      </select>
    </label>
  );
}

function Members({ group, options }: { readonly group?: string | undefined } & Pick<SelectProps, 'options'>) {
  const entries = options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return group === undefined ? entries : <optgroup label={group}>{entries}</optgroup>;
}

import styles from './RuleTags.module.css';

interface RuleTagsProps {
  readonly rules: readonly string[];
  /** Opens the rule; without it the ids are plain text. */
  readonly onRule?: ((rule: string) => void) | undefined;
}

/** Ids of rules, as small tags on parchment. */
export function RuleTags({ rules, onRule }: RuleTagsProps) {
  if (rules.length === 0) return null;
  return (
    <p className={styles.tags}>
      {rules.map((rule) =>
        onRule === undefined ? (
          <span key={rule} className={styles.tag}>
            {rule}
          </span>
        ) : (
          <button key={rule} type="button" className={styles.tag} onClick={() => onRule(rule)}>
            {rule}
          </button>
        ),
      )}
    </p>
  );
}

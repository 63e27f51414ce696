import { classes } from '../../../ui/classes.ts';
import styles from './LifeHearts.module.css';

interface LifeHeartsProps {
  readonly life: number;
  readonly max: number;
  /** The number beside the hearts. */
  readonly counted?: boolean;
  /** Beyond this many, one heart and a number. */
  readonly most?: number;
  readonly className?: string | undefined;
}

const HEART =
  'M10 17C3 12 1 8 1 5.5C1 2.5 3 1 5.5 1C7.5 1 9 2 10 4C11 2 12.5 1 14.5 1C17 1 19 2.5 19 5.5C19 8 17 12 10 17Z';

export function LifeHearts({ life, max, counted = false, most = 8, className }: LifeHeartsProps) {
  const single = max > most;
  const hearts = Array.from({ length: single ? 1 : max }, (_, at) => ({ id: at, full: single || at < life }));
  return (
    <span
      className={classes(styles.hearts, (counted || single) && styles.counted, className)}
      role="img"
      aria-label={`${life} of ${max} life`}
    >
      {hearts.map(({ id, full }) => (
        <svg key={id} viewBox="0 0 20 18" className={full ? styles.full : styles.empty} aria-hidden="true">
          <path d={HEART} />
        </svg>
      ))}
      <b>
        {life}
        <i>/{max}</i>
      </b>
    </span>
  );
}

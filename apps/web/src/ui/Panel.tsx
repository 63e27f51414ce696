import type { ReactNode } from 'react';
import { useId } from 'react';
import { classes } from './classes.ts';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title?: string;
  /** At the right end of the title. */
  readonly aside?: ReactNode;
  readonly warm?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Panel({ title, aside, warm = false, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className={classes(styles.panel, warm && styles.warm, className)}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </header>
      )}
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { IconShape } from '../ui/icon-shape.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon: IconShape;
  readonly title: string;
  /** Where it is all a page has to say, its title is the page's. */
  readonly titleIs?: 'h1' | 'b';
  readonly children: ReactNode;
}

/** Nothing here, and what would put something here. */
export function EmptyState({ icon, title, titleIs: Title = 'b', children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon shape={icon} />
      <Title className={styles.title}>{title}</Title>
      {children && <p>{children}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { IconShape } from '../ui/icon-shape.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly children: ReactNode;
}

/** Nothing here, and what would put something here. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon shape={icon} />
      <p>
        <b>{title}</b>
        {children}
      </p>
    </div>
  );
}

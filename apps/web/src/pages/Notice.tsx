import type { GameId } from '@questhall/games';
import type { ReactNode } from 'react';
import { formatRoute } from '../app/routes.ts';
import { shellIcon } from '../icons/icons.ts';
import { EmptyState } from '../shelf/EmptyState.tsx';
import { Button } from '../ui/Button.tsx';
import type { IconShape } from '../ui/icon-shape.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly game: GameId;
  readonly icon?: IconShape;
  /** Something is on its way: there is nothing to do but wait. */
  readonly waiting?: boolean;
  readonly children?: ReactNode;
}

/** A page with one thing to say. */
export function Notice({
  title,
  game,
  icon = shellIcon.sandsOfTimeIcon,
  waiting = false,
  children,
}: NoticeProps) {
  return (
    <main className={styles.notice} aria-busy={waiting}>
      <EmptyState icon={icon} title={title}>
        {children}
      </EmptyState>
      {!waiting && (
        <Button
          icon={shellIcon.bookshelfIcon}
          onClick={() => {
            window.location.hash = formatRoute({ page: 'shelf', game });
          }}
        >
          Back to the shelf
        </Button>
      )}
    </main>
  );
}

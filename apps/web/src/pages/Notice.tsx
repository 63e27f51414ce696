import type { GameId } from '@questhall/games';
import type { ReactNode } from 'react';
import { formatRoute } from '../app/routes.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
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
  /** What to do about it, besides going back. */
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly children?: ReactNode;
}

/** A page with one thing to say. */
export function Notice({
  title,
  game,
  icon = shellIcon.sandsOfTimeIcon,
  waiting = false,
  action,
  children,
}: NoticeProps) {
  return (
    <main className={styles.notice} aria-busy={waiting}>
      <EmptyState icon={icon} title={title} titleIs="h1">
        {children}
      </EmptyState>
      {action && (
        <Button kind="primary" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {!waiting && (
        <Button
          icon={shellIcon.bookshelfIcon}
          onClick={() => {
            window.location.hash = formatRoute({ page: 'shelf', game });
          }}
        >
          {t('Back to the shelf')}
        </Button>
      )}
    </main>
  );
}

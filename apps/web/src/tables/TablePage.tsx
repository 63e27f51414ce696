import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import type { NewGame } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';
import type { GameId } from '../catalogue/games.ts';
import { GAME_IDS, GAMES } from '../catalogue/games.ts';
import { bookshelfIcon, padlockIcon } from '../icons/icons.ts';
import { EmptyState } from '../shelf/EmptyState.tsx';
import { Button } from '../ui/Button.tsx';
import type { TableProps } from './registry.ts';
import { TABLES } from './registry.ts';
import styles from './TablePage.module.css';

const LAZY_TABLES: ReadonlyMap<GameId, ComponentType<TableProps>> = new Map(
  GAME_IDS.flatMap((id) => {
    const load = TABLES[id];
    return load === undefined
      ? []
      : [[id, lazy(() => load().then(({ Table }) => ({ default: Table })))] as const];
  }),
);

interface TablePageProps {
  readonly game: GameId;
  readonly start: NewGame | { readonly saved: string };
}

export function TablePage({ game, start }: TablePageProps) {
  const Table = LAZY_TABLES.get(game);
  const leave = () => {
    window.location.hash = formatRoute({ page: 'shelf', game });
  };
  return (
    <div data-game={game} className={styles.table}>
      {Table === undefined ? (
        <main className={styles.closed}>
          <EmptyState icon={padlockIcon} title={`${GAMES[game].title} cannot be played yet`}>
            Its table is still being laid.
          </EmptyState>
          <Button icon={bookshelfIcon} onClick={leave}>
            Back to the shelf
          </Button>
        </main>
      ) : (
        <Suspense fallback={<p className={styles.loading}>Setting up {GAMES[game].title}</p>}>
          <Table start={start} onLeave={leave} />
        </Suspense>
      )}
    </div>
  );
}

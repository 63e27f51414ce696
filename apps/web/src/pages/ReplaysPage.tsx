import { filmProjectorIcon } from '../icons/icons.ts';
import { EmptyState } from '../shelf/EmptyState.tsx';
import { Panel } from '../ui/Panel.tsx';
import styles from './TextPage.module.css';

export function ReplaysPage() {
  return (
    <main className={styles.page}>
      <h1>Replays</h1>
      <Panel>
        <EmptyState icon={filmProjectorIcon} title="No game has ended yet">
          Every finished game can be watched again here, move by move, and sent to friends.
        </EmptyState>
      </Panel>
    </main>
  );
}

import type { Scene } from '../../../table/game-table.ts';
import type { TableView } from '../logic/after.ts';
import { BoardLeft } from './Sides.tsx';
import styles from './WorldPart.module.css';

/** A phone's tab: the world, the decks, the boss and its sheet. */
export function WorldPart(scene: Scene<TableView>) {
  return (
    <div className={styles.world}>
      <BoardLeft scene={scene} />
    </div>
  );
}

/** What lies over the map and stays as it is, however near the map is drawn. */
import type { DungeonScene } from '../logic/scene.ts';
import { isInCamp } from '../logic/scene.ts';
import { InitiativeRow } from './InitiativeRow.tsx';
import styles from './Over.module.css';
import { EventRibbon, Objectives } from './Ribbons.tsx';
import { Roll } from './Roll.tsx';

export function Over(scene: DungeonScene) {
  if (isInCamp(scene) || scene.view.tiles.length === 0) return null;
  return (
    <div className={styles.over}>
      <InitiativeRow scene={scene} className={styles.row} />
      <div className={styles.ribbons}>
        <Objectives scene={scene} />
        <EventRibbon scene={scene} />
      </div>
      <Roll scene={scene} />
    </div>
  );
}

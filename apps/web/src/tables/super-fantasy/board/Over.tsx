/** What lies over the map and stays there, however near the map is drawn: mission, turn track, layers, Monsters' Phase. */
import type { SuperScene } from '../logic/scene.ts';
import { isChoosing } from '../logic/scene.ts';
import { Compass } from './Compass.tsx';
import { MonstersPhase } from './MonstersPhase.tsx';
import styles from './Over.module.css';
import { LayerSwitch } from './Overlays.tsx';
import { Mission, TurnTrack } from './Sides.tsx';

export function Over(scene: SuperScene) {
  const choosing = isChoosing(scene);
  return (
    <>
      <div className={styles.side} data-choosing={choosing}>
        <Mission scene={scene} />
        {!choosing && <TurnTrack scene={scene} />}
      </div>
      {!choosing && (
        <div className={styles.foot}>
          <Compass scene={scene} />
          <LayerSwitch />
        </div>
      )}
      <MonstersPhase scene={scene} />
    </>
  );
}

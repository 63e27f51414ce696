import type { SuperScene } from '../logic/scene.ts';
import { heroShown } from '../logic/scene.ts';
import { Abilities } from './Abilities.tsx';
import { Chances } from './Chances.tsx';
import { Deeds } from './Deeds.tsx';
import { DicePool } from './DicePool.tsx';
import { Gear } from './Gear.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './Tray.module.css';
import { UglyMaster } from './UglyMaster.tsx';

const isUglyMaster = ({ view, seat }: SuperScene): boolean =>
  view.uglyMaster !== null && view.uglyMaster.seat === seat;

/** Before a hero is chosen. */
export const isTrayEmpty = (scene: SuperScene): boolean =>
  heroShown(scene) === undefined && !isUglyMaster(scene);

export function Tray(scene: SuperScene) {
  const hero = heroShown(scene);
  if (isUglyMaster(scene)) return <UglyMaster scene={scene} />;
  if (hero === undefined) return null;
  return (
    <div className={styles.tray}>
      <div className={styles.deeds}>
        <Deeds scene={scene} />
      </div>
      <div className={styles.sheet}>
        <Sheet hero={hero} />
      </div>
      <div className={styles.pool}>
        <DicePool scene={scene} hero={hero} />
      </div>
      <div className={styles.odds}>
        <Chances scene={scene} hero={hero} />
      </div>
      <div className={styles.abilities}>
        <Abilities scene={scene} hero={hero} />
      </div>
      <div className={styles.gear}>
        <Gear hero={hero} />
      </div>
    </div>
  );
}

/** A phone's tab: dice and deeds. */
export function DicePart(scene: SuperScene) {
  const hero = heroShown(scene);
  if (isUglyMaster(scene)) return <UglyMaster scene={scene} />;
  if (hero === undefined) return null;
  return (
    <div className={styles.phone}>
      <Deeds scene={scene} />
      <DicePool scene={scene} hero={hero} />
      <Chances scene={scene} hero={hero} />
    </div>
  );
}

/** A phone's tab: the hero. */
export function HeroPart(scene: SuperScene) {
  const hero = heroShown(scene);
  if (hero === undefined) return null;
  return (
    <div className={styles.phone}>
      <Sheet hero={hero} />
      <Abilities scene={scene} hero={hero} />
      <Gear hero={hero} />
    </div>
  );
}

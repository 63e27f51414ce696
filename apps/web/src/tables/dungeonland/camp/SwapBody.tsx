import { OptionList } from '../../../table/parts/OptionList.tsx';
import { looseOptions } from '../../../table/refs.ts';
import { ENDS } from '../logic/drawn.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { heroAsked } from '../logic/scene.ts';
import { Doll } from './Doll.tsx';
import styles from './Shop.module.css';

/** Rearranging items on the way: the doll, and what changes hands with a neighbour. */
export function SwapBody(scene: DungeonScene) {
  const hero = heroAsked(scene);
  if (hero === undefined) return null;
  const trades = looseOptions(scene.decision).filter(({ do: deed }) => !ENDS.includes(deed));
  return (
    <div>
      <Doll scene={scene} hero={hero} />
      <OptionList scene={scene} options={trades} label="With a neighbour" className={styles.gifts} />
    </div>
  );
}

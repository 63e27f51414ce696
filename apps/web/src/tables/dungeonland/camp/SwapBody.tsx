import { canonical } from '@questhall/kernel';
import { looseOptions } from '../../../table/refs.ts';
import { ENDS } from '../logic/drawn.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { heroAsked } from '../logic/scene.ts';
import { Doll } from './Doll.tsx';
import styles from './Shop.module.css';

/** Rearranging items on the way: the doll, and what changes hands with a neighbour. */
export function SwapBody(scene: DungeonScene) {
  const { decision, words, view, choose } = scene;
  const hero = heroAsked(scene);
  if (hero === undefined) return null;
  const trades = looseOptions(decision).filter(({ do: deed }) => !ENDS.includes(deed));
  return (
    <div>
      <Doll scene={scene} hero={hero} />
      <ul className={styles.gifts} aria-label="With a neighbour">
        {trades.map((option) => (
          <li key={canonical(option)}>
            <button type="button" data-option={canonical(option)} onClick={() => choose(option)}>
              {words.option(option, view)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

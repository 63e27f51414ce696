import type { HeroView } from '@questhall/games/dungeonland';
import { HEROES, nameOfFigure } from '@questhall/games/dungeonland';
import type { DungeonScene } from '../logic/scene.ts';
import { heroShown } from '../logic/scene.ts';
import { TITLES } from '../words.ts';
import { Arms } from './Arms.tsx';
import { Belongings } from './Belongings.tsx';
import { Deeds } from './Deeds.tsx';
import { Sheet } from './Sheet.tsx';
import { SkillTree } from './SkillTree.tsx';
import { Standing } from './Standing.tsx';
import { ThingCard } from './ThingCard.tsx';
import styles from './Tray.module.css';

export function Tray(scene: DungeonScene) {
  const hero = heroShown(scene);
  if (hero === undefined) return null;
  return (
    <div className={styles.tray}>
      <Sheet scene={scene} hero={hero} />
      <Arms scene={scene} hero={hero} />
      <div className={styles.stack}>
        <Deeds scene={scene} />
        <Belongings hero={hero} />
      </div>
      <Trees hero={hero} />
      <ThingCard hero={hero} />
    </div>
  );
}

/** A phone's tab: the hero and what can be done. */
export function HeroPart(scene: DungeonScene) {
  const hero = heroShown(scene);
  if (hero === undefined) return null;
  return (
    <div className={styles.phone}>
      <p className={styles.brief}>
        <b>{nameOfFigure(hero.id, scene.view)}</b>
        <Standing hero={hero} />
      </p>
      <Arms scene={scene} hero={hero} />
      <Deeds scene={scene} />
      <Sheet scene={scene} hero={hero} />
    </div>
  );
}

/** A phone's tab: what the hero carries and knows. */
export function BelongingsPart(scene: DungeonScene) {
  const hero = heroShown(scene);
  if (hero === undefined) return null;
  return (
    <div className={styles.phone}>
      <Belongings hero={hero} />
      <ThingCard hero={hero} />
      <Trees hero={hero} />
    </div>
  );
}

function Trees({ hero }: { readonly hero: HeroView }) {
  const trees = HEROES.find(({ id }) => id === hero.card)?.trees ?? [];
  return (
    <section className={styles.trees} aria-label={TITLES.skills}>
      {trees.map((tree) => (
        <SkillTree key={tree} tree={tree} hero={hero} />
      ))}
    </section>
  );
}

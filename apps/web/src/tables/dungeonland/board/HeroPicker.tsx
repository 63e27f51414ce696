import type { Hero } from '@questhall/games/dungeonland';
import { HEROES, heroText } from '@questhall/games/dungeonland';
import { art } from '../../../art/dungeonland/index.ts';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import type { DungeonScene } from '../logic/scene.ts';
import styles from './HeroPicker.module.css';

/** The party is chosen. */
export function HeroPicker({ scene }: { readonly scene: DungeonScene }) {
  return (
    <section className={styles.heroes} aria-label="Heroes to choose from">
      {HEROES.map((hero) => (
        <Candidate key={hero.id} hero={hero} scene={scene} />
      ))}
    </section>
  );
}

function Candidate({ hero, scene: { view, names } }: { readonly hero: Hero; readonly scene: DungeonScene }) {
  const choosing = { do: 'choose', hero: hero.id, at: { hero: hero.id } };
  const target = useTarget({ hero: hero.id }, [choosing]);
  const taken = view.heroes.find(({ card }) => card === hero.id);
  return (
    <button
      type="button"
      {...target.bind}
      title={heroText(hero)}
      className={classes(styles.hero, target.legal && styles.can, taken !== undefined && styles.taken)}
      aria-disabled={!target.legal || undefined}
    >
      <span className={styles.art}>
        <img src={art(hero.id)} alt="" />
        {taken !== undefined && <em>{names[taken.seat]}</em>}
      </span>
      <b>{hero.name}</b>
      <small>
        <Icon shape={icon.heartsIcon} label="Health" />
        {hero.health}
        <Icon shape={icon.crystalShineIcon} label="Energy" />
        {hero.energy}
        <Icon shape={icon.footprintIcon} label="Speed" />
        {hero.speed}
      </small>
    </button>
  );
}

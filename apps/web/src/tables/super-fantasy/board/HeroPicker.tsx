import type { Hero } from '@questhall/games/super-fantasy';
import { ATTRIBUTES, HEROES } from '@questhall/games/super-fantasy';
import { art } from '../../../art/super-fantasy/index.ts';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { ATTRIBUTE_LOOKS } from '../logic/attributes.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './HeroPicker.module.css';

/** The party is chosen. */
export function HeroPicker({ scene }: { readonly scene: SuperScene }) {
  return (
    <section className={styles.heroes} aria-label="Heroes to choose from">
      {HEROES.map((hero) => (
        <Candidate key={hero.id} hero={hero} scene={scene} />
      ))}
    </section>
  );
}

function Candidate({ hero, scene: { view, names } }: { readonly hero: Hero; readonly scene: SuperScene }) {
  const choosing = { do: 'choose', hero: hero.id, at: { card: hero.id } };
  const target = useTarget({ card: hero.id }, [choosing]);
  const taken = view.heroes.find(({ id }) => id === hero.id);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.hero, target.legal && styles.can, taken !== undefined && styles.taken)}
      aria-disabled={!target.legal || undefined}
    >
      <span className={styles.art}>
        <img src={art(hero.id)} alt="" />
        {taken !== undefined && <em>{names[taken.seat]}</em>}
      </span>
      <b>{hero.name}</b>
      <small>{hero.class}</small>
      <span className={styles.numbers}>
        <span>
          <Icon shape={icon.heartsIcon} label="Life" />
          {hero.life}
        </span>
        {ATTRIBUTES.map((attribute) => (
          <span key={attribute}>
            <Icon shape={ATTRIBUTE_LOOKS[attribute].icon} label={ATTRIBUTE_LOOKS[attribute].name} />
            {hero.attributes[attribute]}
          </span>
        ))}
      </span>
    </button>
  );
}

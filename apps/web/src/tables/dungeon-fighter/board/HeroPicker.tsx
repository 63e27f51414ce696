import type { Hero } from '@questhall/games/dungeon-fighter';
import { ABILITY_NAMES, COLOURS, HEROES } from '@questhall/games/dungeon-fighter';
import { art } from '../../../art/dungeon-fighter/index.ts';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ABILITY_ICONS } from '../logic/looks.ts';
import type { DfScene } from '../logic/scene.ts';
import styles from './HeroPicker.module.css';

/** The party is chosen. */
export function HeroPicker({ scene }: { readonly scene: DfScene }) {
  const { boxes } = scene.view.options;
  return (
    <section className={styles.heroes} aria-label="Heroes to choose from">
      {HEROES.filter(({ pack }) => boxes === 'mixed' || pack === boxes).map((hero) => (
        <Candidate key={hero.id} hero={hero} scene={scene} />
      ))}
    </section>
  );
}

function Candidate({ hero, scene: { view, names } }: { readonly hero: Hero; readonly scene: DfScene }) {
  const choosing = { do: 'choose', hero: hero.id, at: { hero: hero.id } };
  const target = useTarget({ hero: hero.id }, [choosing]);
  const taken = view.heroes.find(({ id }) => id === hero.id);
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.hero, target.legal && styles.can, taken !== undefined && styles.taken)}
      aria-disabled={!target.legal || undefined}
    >
      <span className={styles.art}>
        <img src={art(hero.picture)} alt="" />
        {taken !== undefined && <em>{names[taken.seat]}</em>}
      </span>
      <b>{hero.name}</b>
      {COLOURS.map((colour) => (
        <small key={colour} data-colour={colour}>
          <Icon shape={ABILITY_ICONS[hero.abilities[colour].kind]} />
          {ABILITY_NAMES[hero.abilities[colour].kind]}
        </small>
      ))}
    </button>
  );
}

import { useId, useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { pugArt } from '../art/pug-quest/index.ts';
import { PUG_HEROES } from '../catalogue/pug-heroes.ts';
import { pencilBrushIcon } from '../icons/icons.ts';
import { ownPugs } from '../play/own-pugs.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './PugPicker.module.css';

interface PugPickerProps {
  readonly chosen: string;
  readonly onChoose: (hero: string) => void;
}

const loadTailor = () => import('../art/pug-quest/dressed.ts');

/** The printed ones, then those from the workshop. */
function useAllPugs() {
  const [own] = useState(ownPugs);
  const tailor = useLoaded(loadTailor);
  return [
    ...PUG_HEROES.map((hero) => ({ ...hero, art: pugArt(`h-${hero.id}`) })),
    ...own.flatMap(({ id, name, role, looks }) =>
      id === undefined ? [] : [{ id, name, role, art: tailor?.dressedPug(looks) }],
    ),
  ];
}

/** How many fit in one row before the rest is asked for. */
const FIRST_ROW = 4;

export function PugPicker({ chosen, onChoose }: PugPickerProps) {
  const [all, setAll] = useState(false);
  const name = useId();
  const pugs = useAllPugs();
  const hero = pugs.find(({ id }) => id === chosen);
  const first = pugs.slice(0, FIRST_ROW);
  const shown = all
    ? pugs
    : hero === undefined || first.includes(hero)
      ? first
      : [...first.slice(0, -1), hero];
  return (
    <fieldset className={styles.picker}>
      <legend className="sr-only">Your pug</legend>
      <p className={styles.label}>
        Your pug
        <b>{hero?.name}</b>
        <span>{hero?.role}</span>
      </p>
      <div className={styles.pugs}>
        {shown.map(({ id, name: pug, role, art }) => (
          <label key={id} className={styles.pug} title={`${pug}, ${role}`}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              aria-label={`${pug}, ${role}`}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <img src={art} alt="" />
          </label>
        ))}
        {!all && (
          <button
            type="button"
            className={styles.pug}
            onClick={() => setAll(true)}
            aria-label="Show all pugs"
          >
            +{pugs.length - FIRST_ROW}
          </button>
        )}
        <a
          className={classes(styles.pug, styles.own)}
          href={formatRoute({ page: 'workshop' })}
          aria-label="Make your own"
          title="Make your own"
        >
          <Icon shape={pencilBrushIcon} />
        </a>
      </div>
    </fieldset>
  );
}

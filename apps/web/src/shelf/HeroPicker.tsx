import type { ListedGame } from '@questhall/games';
import { useId, useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { useOwnPieces } from '../tables/use-own-pieces.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './HeroPicker.module.css';
import { useArt } from './use-art.ts';

interface HeroPickerProps {
  readonly game: ListedGame;
  readonly heroes: NonNullable<ListedGame['heroes']>;
  readonly chosen: string;
  readonly onChoose: (hero: string) => void;
}

/** The printed ones, then those from the workshop. */
function useAllHeroes(game: ListedGame, printed: HeroPickerProps['heroes']) {
  const own = useOwnPieces(
    game,
    game.creations.find(({ isHero }) => isHero),
  );
  const art = useArt(game.id);
  return [
    ...printed.all.map((hero) => ({ ...hero, picture: art(hero.art) })),
    ...own.map(({ id, name, role, picture }) => ({ id, name, role, picture })),
  ];
}

/** How many fit in one row before the rest is asked for. */
const FIRST_ROW = 4;

export function HeroPicker({ game, heroes: printed, chosen, onChoose }: HeroPickerProps) {
  const [all, setAll] = useState(false);
  const group = useId();
  const heroes = useAllHeroes(game, printed);
  const hero = heroes.find(({ id }) => id === chosen);
  const first = heroes.slice(0, FIRST_ROW);
  const shown = all
    ? heroes
    : hero === undefined || first.includes(hero)
      ? first
      : [...first.slice(0, -1), hero];
  return (
    <fieldset className={styles.picker}>
      <legend className="sr-only">{t(printed.label)}</legend>
      <p className={styles.label}>
        {t(printed.label)}
        <b>{hero?.name}</b>
        <span>{hero && t(hero.role)}</span>
      </p>
      <div className={styles.heroes}>
        {shown.map(({ id, name, role, picture }) => (
          <label key={id} className={styles.hero} title={`${name}, ${role}`}>
            <input
              type="radio"
              className="sr-only"
              name={group}
              aria-label={`${name}, ${role}`}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <img src={picture} alt="" />
          </label>
        ))}
        {!all && heroes.length > FIRST_ROW && (
          <button
            type="button"
            className={styles.hero}
            onClick={() => setAll(true)}
            aria-label={t('+{more}: show all', { more: heroes.length - FIRST_ROW })}
          >
            +{heroes.length - FIRST_ROW}
          </button>
        )}
        {game.creations.length > 0 && (
          <a
            className={classes(styles.hero, styles.own)}
            href={formatRoute({ page: 'workshop', game: game.id })}
            aria-label={t('Make your own')}
            title={t('Make your own')}
          >
            <Icon shape={shellIcon.pencilBrushIcon} />
          </a>
        )}
      </div>
    </fieldset>
  );
}

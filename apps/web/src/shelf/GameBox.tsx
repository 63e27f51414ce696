import type { ListedGame } from '@questhall/games';
import { formatRoute } from '../app/routes.ts';
import { coverOf } from '../art/covers.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './GameBox.module.css';
import { minutesOf } from './words.ts';

interface GameBoxProps {
  readonly game: ListedGame;
  /** Pulled out of the shelf. */
  readonly chosen: boolean;
}

export function GameBox({ game, chosen }: GameBoxProps) {
  return (
    <a
      href={formatRoute({ page: 'shelf', game: game.id })}
      data-game={game.id}
      aria-current={chosen ? 'true' : undefined}
      className={classes(styles.box, chosen && styles.chosen)}
    >
      <span className={styles.cover}>
        <img src={coverOf(game.id)} alt="" />
        <span className={styles.title}>
          <small>{game.series}</small> {game.title}
        </span>
        <span className={styles.meta}>
          <span>
            <Icon shape={shellIcon.meepleGroupIcon} label={t('Players')} />
            {t(game.players)}
          </span>
          <span className={styles.kind}>{t(game.kind)}</span>
          <span>
            <Icon shape={shellIcon.sandsOfTimeIcon} label={t('Length')} />
            {minutesOf(game)}
          </span>
        </span>
      </span>
      <span className={styles.spine} />
    </a>
  );
}

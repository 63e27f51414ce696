import type { ListedGame } from '@questhall/games';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Facts.module.css';
import { DEMANDS, minutesOf } from './words.ts';

/** How many, how long, how hard. */
export function Facts({ game }: { readonly game: ListedGame }) {
  return (
    <ul className={styles.facts} aria-label={t('About {title}', { title: game.title })}>
      <li>
        <Icon shape={shellIcon.meepleGroupIcon} label={t('Players')} />
        {t(game.players)}
      </li>
      <li>
        <Icon shape={shellIcon.sandsOfTimeIcon} label={t('Length')} />
        {minutesOf(game)}
      </li>
      <li>
        <Icon shape={shellIcon.graduateCapIcon} label={t('How hard')} />
        {DEMANDS[game.demand]}
      </li>
    </ul>
  );
}

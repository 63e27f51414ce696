import type { HeroView, SuperView } from '@questhall/games/super-fantasy';
import { plural } from '@questhall/games/super-fantasy';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import styles from './Standing.module.css';

interface StandingProps {
  readonly heroes: readonly HeroView[];
  readonly view: SuperView;
}

/** How the heroes of a seat stand: life, level, and dice or shields. */
export const Standing = ({ heroes, view: { turn } }: StandingProps) => (
  <span className={styles.standing}>
    {heroes.map(({ id, life, maxLife, level, shields }) => (
      <span key={id}>
        <span className={styles.life} role="img" aria-label={`${life} of ${maxLife} life`}>
          {Array.from({ length: maxLife }, (_, at) => at).map((at) => (
            <Icon key={at} shape={icon.heartsIcon} className={at < life ? undefined : styles.gone} />
          ))}
        </span>
        <small>
          {turn?.hero === id ? plural(turn.pool, 'die', 'dice') : plural(shields, 'shield')} · level {level}
        </small>
      </span>
    ))}
  </span>
);

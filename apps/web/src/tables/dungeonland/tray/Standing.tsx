import type { HeroView } from '@questhall/games/dungeonland';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import styles from './Standing.module.css';

/** How a hero stands, in one line: hearts and energy. */
export function Standing({ hero: { health, maxHealth, energy, maxEnergy } }: { readonly hero: HeroView }) {
  const hearts = Array.from({ length: Math.max(maxHealth, health) }, (_, at) => at);
  return (
    <span className={styles.standing}>
      <span role="img" aria-label={`${health} of ${maxHealth} health`}>
        {hearts.map((at) => (
          <Icon key={at} shape={icon.heartsIcon} className={at < health ? styles.heart : styles.gone} />
        ))}
      </span>
      <span title="Energy">
        <Icon shape={icon.crystalShineIcon} label="Energy" className={styles.energy} />
        <b>{energy}</b>/{maxEnergy}
      </span>
    </span>
  );
}

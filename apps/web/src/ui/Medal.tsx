import type { Emblem } from '@questhall/games';
import { EMBLEM_PARTS } from '../icons/emblems.ts';
import styles from './Medal.module.css';

interface MedalProps {
  readonly emblem: Emblem;
  /** Not earned yet. */
  readonly dim?: boolean;
}

/** A toothed rim of twelve points around the field. */
const RIM = Array.from({ length: 24 }, (_, at) => {
  const angle = (Math.PI * at) / 12;
  const reach = at % 2 === 0 ? 34 : 30.5;
  return `${(36 + reach * Math.sin(angle)).toFixed(1)} ${(36 - reach * Math.cos(angle)).toFixed(1)}`;
}).join('L');

/** A medal with an emblem of our own; beside words that say what it is. */
export function Medal({ emblem, dim = false }: MedalProps) {
  return (
    <svg className={styles.medal} data-dim={dim} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      <path className={styles.rim} d={`M${RIM}Z`} />
      <circle className={styles.field} cx="36" cy="36" r="27" />
      <g transform="translate(12 12)" fillRule="evenodd">
        {EMBLEM_PARTS[emblem].map(({ path, back }) => (
          <path key={path} className={back ? styles.back : styles.front} d={path} />
        ))}
      </g>
    </svg>
  );
}

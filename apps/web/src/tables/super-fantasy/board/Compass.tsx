import { isTurned } from '../logic/place.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './Compass.module.css';

/** Where north is: dungeons that are higher than wide lie on their side. */
export function Compass({ scene: { view } }: { readonly scene: SuperScene }) {
  const turned = isTurned(view.map);
  return (
    <svg
      className={styles.compass}
      viewBox="-24 -24 48 48"
      role="img"
      aria-label={turned ? 'North is on the right' : 'North is up'}
    >
      <g transform={turned ? 'rotate(90)' : undefined}>
        <circle r="20" className={styles.rose} />
        <path d="M0 -20L5 0H-5Z" className={styles.north} />
        <path d="M0 20L5 0H-5Z" className={styles.south} />
      </g>
      <text x={turned ? 12 : 0} y={turned ? 4 : -8} className={styles.letter}>
        N
      </text>
    </svg>
  );
}

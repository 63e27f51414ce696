import type { ReactNode } from 'react';
import { useEffect } from 'react';
import styles from './Celebration.module.css';

export const MOODS = ['triumph', 'defeat'] as const;
export type Mood = (typeof MOODS)[number];

interface CelebrationProps {
  readonly title: string;
  readonly detail?: string;
  readonly mood?: Mood;
  readonly picture?: ReactNode;
  /** How long it stays, in milliseconds. */
  readonly lasts?: number;
  readonly onDone: () => void;
}

const RAYS = Array.from({ length: 12 }, (_, at) => at * 30);

/** A big moment: a second of rays and a name, then it gets out of the way. A click or a key ends it at once. */
export function Celebration({
  title,
  detail,
  mood = 'triumph',
  picture,
  lasts = 1400,
  onDone,
}: CelebrationProps) {
  useEffect(() => {
    const timer = window.setTimeout(onDone, lasts);
    window.addEventListener('keydown', onDone);
    window.addEventListener('pointerdown', onDone);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('keydown', onDone);
      window.removeEventListener('pointerdown', onDone);
    };
  }, [lasts, onDone]);
  return (
    // The narrator has said it: nobody hears it twice.
    <div className={styles.celebration} data-mood={mood} aria-hidden="true">
      <svg className={styles.rays} viewBox="-100 -100 200 200" aria-hidden="true">
        {RAYS.map((angle) => (
          <path key={angle} d="M0 0L-9-100H9Z" transform={`rotate(${angle})`} />
        ))}
      </svg>
      <div className={styles.middle}>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
        <p className={styles.title}>{title}</p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
    </div>
  );
}

import { Fragment } from 'react';
import { ENERGIES } from '../vocabulary.ts';
import { ENERGY_LOOKS } from './energy-looks.ts';
import styles from './PugQuestDefs.module.css';

/** Gradients and patterns the pieces share by id. Mounted once wherever pieces are shown. */
export function PugQuestDefs() {
  return (
    <svg className={styles.defs} aria-hidden="true">
      <defs>
        {ENERGIES.map((energy) => {
          const { colours, ground } = ENERGY_LOOKS[energy];
          return (
            <Fragment key={energy}>
              <radialGradient id={`pq-symbol-${energy}`} cx=".35" cy=".25" r=".95">
                <stop offset="0" stopColor={colours[0]} />
                <stop offset=".45" stopColor={colours[1]} />
                <stop offset="1" stopColor={colours[2]} />
              </radialGradient>
              <linearGradient id={`pq-card-${energy}`} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor={colours[0]} />
                <stop offset=".6" stopColor={colours[1]} />
                <stop offset="1" stopColor={colours[2]} />
              </linearGradient>
              <linearGradient id={`pq-ground-${energy}`} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor={ground[0]} />
                <stop offset="1" stopColor={ground[1]} />
              </linearGradient>
            </Fragment>
          );
        })}
        <linearGradient id="pq-rainbow" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#e2604b" />
          <stop offset=".25" stopColor="#e8b735" />
          <stop offset=".5" stopColor="#62ad52" />
          <stop offset=".75" stopColor="#4a8fd0" />
          <stop offset="1" stopColor="#9063c9" />
        </linearGradient>
        <Patterns />
        <linearGradient id="pq-gloss" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".35" />
          <stop offset=".4" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".18" />
        </linearGradient>
        <linearGradient id="pq-stock-hero" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#f0dcb2" />
        </linearGradient>
        <linearGradient id="pq-stock-monster" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7a5a48" />
          <stop offset="1" stopColor="#4a3226" />
        </linearGradient>
        <linearGradient id="pq-stock-boss" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8a3a5e" />
          <stop offset="1" stopColor="#3a1228" />
        </linearGradient>
        <linearGradient id="pq-steel" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f6fafc" />
          <stop offset=".45" stopColor="#a9b7c1" />
          <stop offset="1" stopColor="#5c6b77" />
        </linearGradient>
        <linearGradient id="pq-gold" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9a8" />
          <stop offset=".5" stopColor="#e0a93b" />
          <stop offset="1" stopColor="#94661a" />
        </linearGradient>
        <linearGradient id="pq-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".5" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#1a0800" stopOpacity=".35" />
        </linearGradient>
      </defs>
    </svg>
  );
}

/** One pattern per energy; how strong it shows is a setting (--pattern). */
function Patterns() {
  return (
    <>
      <pattern id="pq-pattern-strength" width="14" height="10" patternUnits="userSpaceOnUse">
        <path className={styles.line} d="M0 10L7 3L14 10" />
      </pattern>
      <pattern
        id="pq-pattern-speed"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-30)"
      >
        <path className={styles.line} d="M0 6H8" />
      </pattern>
      <pattern id="pq-pattern-magic" width="16" height="16" patternUnits="userSpaceOnUse">
        <path className={styles.fill} d="M8 3l1.3 3.7L13 8l-3.7 1.3L8 13 6.7 9.3 3 8l3.7-1.3Z" />
      </pattern>
      <pattern id="pq-pattern-spirit" width="18" height="12" patternUnits="userSpaceOnUse">
        <path className={styles.line} d="M0 6Q4.5 0 9 6T18 6" />
      </pattern>
      <pattern id="pq-pattern-intellect" width="16" height="16" patternUnits="userSpaceOnUse">
        <circle className={styles.line} cx="8" cy="8" r="4.5" />
      </pattern>
      <pattern id="pq-pattern-joker" width="16" height="16" patternUnits="userSpaceOnUse">
        <path className={styles.fill} d="M8 2l6 6-6 6-6-6Z" />
      </pattern>
    </>
  );
}

import type { BrawlView, Home } from '@questhall/games/brawl';
import { GATE } from '../logic/place.ts';
import { sideStyle } from '../logic/sides.ts';
import styles from './Gate.module.css';

export const colourAt = (home: Home, homes: BrawlView['homes']): string => {
  const side = homes.indexOf(home);
  return side < 0 ? '#8d6f48' : sideStyle(side).colour;
};

interface GateProps {
  readonly home: Home;
  readonly near: Home;
  readonly homes: BrawlView['homes'];
}

const RODS = [-112, -80, -48, -16, 16, 48, 80, 112];

/** Where Champions come from, and where they wait when they are out of action: a portcullis between two banners. */
export function Gate({ home, near, homes }: GateProps) {
  const colour = colourAt(home, homes);
  return (
    <g transform={`translate(0 ${home === near ? GATE : -GATE})`} className={styles.gate}>
      <rect x="-162" y="-34" width="324" height="68" rx="6" fill="#b3946a" />
      <path d="M-162 -10H-132M-162 14H-132M132 -10H162M132 14H162" className={styles.joints} />
      <rect x="-134" y="-28" width="268" height="58" fill="#1c130b" />
      <rect x="-134" y="-28" width="268" height="58" fill={colour} opacity=".38" />
      <path d={RODS.map((x) => `M${x} -28V30`).join('')} className={styles.rods} />
      <path d="M-134 -10H134M-134 12H134" className={styles.rods} />
      {[-148, 148].map((x) => (
        <g key={x} transform={`translate(${x} -34)`}>
          <path d="M-11 -8H11V26L0 36L-11 26Z" fill={colour} className={styles.banner} />
          <path d="M-6 -3V24" className={styles.fold} />
        </g>
      ))}
    </g>
  );
}

import type { EnergyType } from '../vocabulary.ts';
import styles from './Ground.module.css';

/** Colours of a world's land: sky, far hills, upper ground, the border between the sides, lower ground. */
interface Land {
  readonly sky: readonly [string, string];
  readonly hills: string;
  readonly peaks: string;
  readonly upper: readonly [string, string];
  readonly border: string;
  readonly lower: readonly [string, string, string];
  readonly trees: readonly [string, string];
  readonly snow: boolean;
}

/** One land for each type of world. Always colder above, where the monsters stand, and warmer below. */
const LANDS: Readonly<Record<EnergyType, Land>> = {
  intellect: {
    sky: ['#7fbfe0', '#dff2f8'],
    hills: '#a8cfe2',
    peaks: '#ffffff',
    upper: ['#f2fbfd', '#cfe6ee'],
    border: '#9ed0e4',
    lower: ['#f6e7bf', '#ead79c', '#c9b06b'],
    trees: ['#5d8f8b', '#79a9a6'],
    snow: true,
  },
  spirit: {
    sky: ['#8fcf9a', '#e2f5d8'],
    hills: '#9fcf96',
    peaks: '#d8f0c4',
    upper: ['#e4f4d2', '#b9dca0'],
    border: '#8fc4c9',
    lower: ['#f3e6b4', '#dfcf8a', '#b3a45a'],
    trees: ['#3f7f4a', '#5f9d5f'],
    snow: false,
  },
  magic: {
    sky: ['#5a4588', '#b9a3d8'],
    hills: '#8a74b4',
    peaks: '#d9c8f0',
    upper: ['#d9cdec', '#b09bd0'],
    border: '#7f83c4',
    lower: ['#efdcc0', '#d8c09c', '#a98f72'],
    trees: ['#4d3a72', '#6a5592'],
    snow: false,
  },
  speed: {
    sky: ['#f2b45a', '#fbe6b8'],
    hills: '#e6b466',
    peaks: '#fff0c8',
    upper: ['#fbeecb', '#efd596'],
    border: '#9cc9b4',
    lower: ['#f5dca4', '#e6c177', '#bf9148'],
    trees: ['#5f9a52', '#7fb06a'],
    snow: false,
  },
  strength: {
    sky: ['#ee9a86', '#fbdccb'],
    hills: '#dba090',
    peaks: '#ffe9dc',
    upper: ['#fbe6d8', '#efc9b4'],
    border: '#8fbfd6',
    lower: ['#eee3b0', '#d5cd88', '#a5a258'],
    trees: ['#4f8a4a', '#74a862'],
    snow: false,
  },
};

const TREES = [
  [26, 210, 0.8, 0],
  [168, 178, 0.46, 1],
  [1098, 214, 0.85, 0],
  [958, 180, 0.5, 1],
  [196, 270, 0.5, 0],
] as const;

/** The land under the lanes. */
export function Ground({ type }: { readonly type: EnergyType }) {
  const land = LANDS[type];
  return (
    <svg className={styles.ground} viewBox="0 0 1120 588" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="pq-land-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={land.sky[0]} />
          <stop offset="1" stopColor={land.sky[1]} />
        </linearGradient>
        <linearGradient id="pq-land-upper" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={land.upper[0]} />
          <stop offset="1" stopColor={land.upper[1]} />
        </linearGradient>
        <linearGradient id="pq-land-lower" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={land.lower[0]} />
          <stop offset=".25" stopColor={land.lower[1]} />
          <stop offset="1" stopColor={land.lower[2]} />
        </linearGradient>
        <radialGradient id="pq-land-dusk" cx=".5" cy=".5" r=".75">
          <stop offset=".6" stopColor="#2a1a0c" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a0c" stopOpacity=".42" />
        </radialGradient>
      </defs>
      <rect width="1120" height="588" fill="url(#pq-land-sky)" />
      <path
        d="M0 120L90 50L150 100L250 20L350 110L430 60L520 120L640 30L760 118L850 56L930 104L1020 34L1120 110V200H0Z"
        fill={land.hills}
      />
      <path
        d="M250 20L285 52L262 46L248 58L228 44ZM640 30L676 58L650 54L636 66L612 52ZM1020 34L1052 58L1028 56L1014 66L996 54Z"
        fill={land.peaks}
        opacity=".85"
      />
      <path d="M0 118Q140 84 300 112T620 104T900 112T1120 98V340H0Z" fill="url(#pq-land-upper)" />
      <path d="M0 318Q200 296 420 316T800 312T1120 322V588H0Z" fill="url(#pq-land-lower)" />
      <path d="M0 300Q200 278 420 298T800 294T1120 304V346Q800 324 420 342T0 344Z" fill={land.border} />
      <path
        d="M0 300Q200 278 420 298T800 294T1120 304"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        opacity=".9"
      />
      <path
        d="M0 345Q200 326 420 343T800 334T1120 347"
        fill="none"
        stroke={land.lower[2]}
        strokeWidth="3"
        opacity=".8"
      />
      <path
        d="M70 318h30M180 326h22M860 322h34M990 330h26M1040 316h18"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".7"
      />
      {TREES.map(([x, y, size, shade]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <rect x="-4" y="-6" width="8" height="14" rx="2" fill="#6b4a36" />
          <path
            d="M0-78L22-44H12L30-20H18L36 0H-36L-18-20H-30L-12-44H-22Z"
            fill={land.trees[shade]}
            stroke={land.trees[shade]}
            strokeWidth="6"
            strokeLinejoin="round"
          />
          {land.snow && (
            <path
              d="M0-78L14-56Q4-60 0-54Q-6-60-14-54ZM-22-26Q-8-34 0-26Q10-34 22-26L14-40H-14Z"
              fill="#fff"
              opacity=".85"
            />
          )}
        </g>
      ))}
      <path
        d="M20 566q6-22 10 0q6-18 8 0ZM1080 560q6-22 10 0q6-18 8 0ZM930 576q5-18 9 0q5-14 7 0ZM196 574q5-18 9 0q5-14 7 0Z"
        fill="#8fa552"
        opacity=".8"
      />
      <rect width="1120" height="588" fill="url(#pq-land-dusk)" />
    </svg>
  );
}

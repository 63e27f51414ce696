/** The target board as it is printed, from above at a slant. */
import type { Region } from '@questhall/games/dungeon-fighter';
import { SECTION_VALUES } from '@questhall/games/dungeon-fighter';
import { Glyph } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import type { Spot } from '../logic/place.ts';
import { BONES, HOLES, polar, RINGS, SLANT } from '../logic/place.ts';
import styles from './Target.module.css';

/** Each number on four sides, the one in the middle once. */
const NUMBERS = RINGS.flatMap(({ value, outer }): readonly (Spot & { readonly value: number })[] =>
  value === 10
    ? [{ value, x: 0, y: 0 }]
    : [0, 90, 180, 270].map((angle) => ({ value, ...polar(value === 1 ? 158 : outer - 15, angle) })),
);

interface DiscProps {
  /** Where the last die lies: it glows, and so does its number. */
  readonly lit: Region | undefined;
  /** Degrees. */
  readonly turned: number;
}

export function Disc({ lit, turned }: DiscProps) {
  const value =
    lit !== undefined && lit in SECTION_VALUES ? SECTION_VALUES[lit as keyof typeof SECTION_VALUES] : 0;
  return (
    <g transform={`scale(1 ${SLANT})`}>
      <ellipse cx="4" cy="26" rx="214" ry="208" className={styles.shade} />
      <circle r="206" cy="9" className={styles.edge} />
      {RINGS.map((ring) => (
        <circle
          key={ring.value}
          r={ring.outer}
          className={styles.ring}
          data-value={ring.value}
          data-lit={ring.value === value}
        />
      ))}
      <circle r="170" className={styles.seam} />
      <g transform={`rotate(${turned.toFixed(1)})`}>
        {BONES.map((angle) => (
          <Bone key={angle} angle={angle} />
        ))}
        {HOLES.map(({ x, y, radius }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r={radius} fill="#1c0d06" stroke="#e9dcbe" strokeOpacity=".55" strokeWidth="1.5" />
            <path
              d={`M${-radius + 2} 3A${radius - 2} ${radius - 2} 0 0 0 ${radius - 2} 3A${radius} ${radius * 0.8} 0 0 1 ${-radius + 2} 3`}
              fill="#5a3216"
            />
          </g>
        ))}
        {NUMBERS.map((number) => (
          <text
            key={`${number.value} ${number.x} ${number.y}`}
            x={number.x}
            y={number.y + 7}
            className={styles.value}
            data-value={number.value}
            data-lit={number.value === value}
          >
            {number.value}
          </text>
        ))}
      </g>
    </g>
  );
}

function Bone({ angle }: { readonly angle: number }) {
  const from = polar(185, angle - 22);
  const to = polar(185, angle + 22);
  return (
    <g className={styles.bone}>
      <path d={`M${from.x} ${from.y}A185 185 0 0 1 ${to.x} ${to.y}`} />
      {[angle - 24, angle + 24].flatMap((end) =>
        [-6, 6].map((off) => {
          const { x, y } = polar(185 + off, end);
          return <circle key={`${end} ${off}`} cx={x} cy={y} r="8" />;
        }),
      )}
    </g>
  );
}

export function Bush({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>Thorn bush</title>
      <ellipse cx="3" cy="3" rx="24" ry="9" fill="#000" opacity=".4" />
      <path
        d="M-22 2C-30-10-18-22-10-18C-8-30 10-30 12-18C24-20 28-8 21 2C14 8-14 8-22 2Z"
        fill="#3c6a2a"
        stroke="#1e3b14"
        strokeWidth="2"
      />
      <path d="M-14-2C-18-10-8-14-4-10C-2-18 8-16 8-9" fill="none" stroke="#7fae4a" strokeWidth="3" />
      <Glyph shape={icon.thornyVineIcon} x={-12} y={-20} size={24} fill="#d7e6a0" />
    </g>
  );
}

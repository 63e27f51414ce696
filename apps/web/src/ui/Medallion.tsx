import type { CSSProperties } from 'react';
import { useId } from 'react';
import { Glyph } from './Icon.tsx';
import type { IconShape } from './icon-shape.ts';
import styles from './Medallion.module.css';
import type { SeatNumber } from './seats.ts';
import { SEAT_STYLES } from './seats.ts';

export const BASES = ['hero', 'monster', 'boss'] as const;
export type Base = (typeof BASES)[number];

export interface MedallionLooks {
  /** The shape of the base tells the kind: heroes stand on discs, monsters on eight corners, bosses on a toothed ring. */
  readonly base: Base;
  /** Ring colour and pattern; without a seat the ring is bark. */
  readonly seat?: SeatNumber;
  /** Address of a portrait of 120 by 120. */
  readonly art?: string;
  /** The portrait has a background of its own: it fills the disc and stays inside. */
  readonly framed?: boolean;
  readonly glyph?: IconShape;
  /** Light and dark end of the disc's gradient. */
  readonly tone?: readonly [string, string];
}

interface MedallionProps extends MedallionLooks {
  /** Name, said aloud and shown on hover. */
  readonly label: string;
  /** In pixels; by default what the surroundings set as --medal. */
  readonly size?: number;
}

const RINGS: Readonly<Record<Base, string>> = {
  hero: 'M0-37A37 37 0 1 1-.01-37Z',
  monster: 'M-15-36H15L36-15V15L15 36H-15L-36 15V-15Z',
  boss: 'M0-39L8-31 19.5-33.8 24-23 35-17.5 31-6 39 2 31.5 10.5 34 21.5 23.5 26 18 36 6.5 32.5 0 39-6.5 32.5-18 36-23.5 26-34 21.5-31.5 10.5-39 2-31-6-35-17.5-24-23-19.5-33.8-8-31Z',
};
const DISCS: Readonly<Record<Base, string>> = {
  hero: 'M0-29.500A29.5 29.5 0 1 1-.01-29.500Z',
  monster: 'M-12-29H12L29-12V12L12 29H-12L-29 12V-12Z',
  boss: 'M0-29A29 29 0 1 1-.01-29Z',
};
/** A portrait may rise over the upper edge of its disc, never over the lower. */
const WINDOWS: Readonly<Record<Base, string>> = {
  hero: 'M-34-60H34V0H29A29 29 0 0 1-29 0H-34Z',
  monster: 'M-34-60H34V12H29L12 29H-12L-29 12H-34Z',
  boss: 'M-34-60H34V0H29A29 29 0 0 1-29 0H-34Z',
};

const RISING = { x: -30, y: -33, width: 60, height: 63, preserveAspectRatio: 'xMidYMax meet' } as const;
const FRAMED = { x: -30, y: -30, width: 60, height: 60, preserveAspectRatio: 'xMidYMid slice' } as const;

export function Medallion({ label, size, ...looks }: MedallionProps) {
  const style: CSSProperties | undefined = size === undefined ? undefined : { width: size, height: size };
  return (
    <svg className={styles.medallion} style={style} viewBox="-40 -40 80 80" role="img" aria-label={label}>
      <title>{label}</title>
      <MedallionDrawing {...looks} />
    </svg>
  );
}

/** The same inside another drawing, in a box from -40 to 40. */
export function MedallionDrawing(props: MedallionLooks) {
  const { base, seat, art, framed = false, glyph, tone = ['#f2e2c0', '#b08a5a'] } = props;
  const id = useId();
  const ring = seat === undefined ? undefined : SEAT_STYLES[seat];
  return (
    <>
      <defs>
        <radialGradient id={`${id}tone`} cx=".4" cy=".3" r=".85">
          <stop offset="0" stopColor={tone[0]} />
          <stop offset="1" stopColor={tone[1]} />
        </radialGradient>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".4" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".45" />
        </linearGradient>
        <clipPath id={`${id}window`}>
          <path d={framed ? DISCS[base] : WINDOWS[base]} />
        </clipPath>
      </defs>
      <ellipse cy="35" rx="26" ry="5" fill="#000" opacity=".35" />
      <path d={RINGS[base]} fill={ring?.colour ?? '#5b3f30'} />
      <path d={RINGS[base]} fill={`url(#${id}rim)`} />
      {ring !== undefined && (
        <circle
          r="33.5"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth={ring.width}
          strokeDasharray={ring.dashes}
          strokeLinecap={ring.round ? 'round' : 'butt'}
        />
      )}
      <path d={DISCS[base]} fill={`url(#${id}tone)`} stroke="rgb(30 14 4 / 55%)" strokeWidth="1.5" />
      {art !== undefined && (
        <g clipPath={`url(#${id}window)`}>
          <image href={art} {...(framed ? FRAMED : RISING)} />
        </g>
      )}
      {glyph !== undefined && (
        <>
          <Glyph shape={glyph} x={-18} y={-16} size={36} fill="rgb(20 8 2 / 55%)" />
          <Glyph shape={glyph} x={-18} y={-18} size={36} fill="#fff5df" />
        </>
      )}
      <ellipse cx="-10" cy="-22" rx="16" ry="8" fill="#fff" opacity=".14" transform="rotate(-28 -10 -22)" />
    </>
  );
}

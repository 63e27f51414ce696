/** A figure of the dungeon: comic outline, ring, disc, face, wedge, life and badges, in a box from -40 to 40. */
import { useId } from 'react';
import { Glyph } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import type { SeatNumber } from '../../../ui/seats.ts';
import { SEAT_STYLES } from '../../../ui/seats.ts';
import type { TokenTone } from '../logic/tones.ts';
import styles from './Token.module.css';

export const TOKEN_SHAPES = ['hero', 'monster', 'across', 'upright'] as const;
/** Heroes stand on discs, monsters on eight corners, Big monsters on two squares side by side or one below the other. */
export type TokenShape = (typeof TOKEN_SHAPES)[number];

export interface TokenBadge {
  readonly id: string;
  readonly icon: IconShape;
  readonly colour: string;
  /** Instead of the icon: how many. */
  readonly count?: number;
}

interface TokenProps {
  readonly shape: TokenShape;
  readonly art: string;
  readonly tone: TokenTone;
  /** Colour and pattern of a hero's ring. */
  readonly seat?: SeatNumber;
  /** Degrees clockwise from the right; without it there is no wedge. */
  readonly facing?: number;
  readonly life?: { readonly left: number; readonly of: number } | undefined;
  readonly badges: readonly TokenBadge[];
  /** Cool and pale: nobody has woken it yet. */
  readonly asleep?: boolean;
  readonly lying?: boolean;
  /** Where it would stand. */
  readonly ghost?: boolean;
}

const RADIUS = 37;
const RIM = 9.5;
/** Half of what a Big monster is longer than others. */
const HALF = 40;

const EIGHT = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((degrees) => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
]);

const rounded = (n: number): number => Math.round(10 * n) / 10;

/** The outline of a base of this radius. */
function outline(shape: TokenShape, radius: number): string {
  if (shape === 'hero') return `M0 ${-radius}A${radius} ${radius} 0 1 1 -.01 ${-radius}Z`;
  if (shape === 'monster')
    return `M${EIGHT.map(([x = 0, y = 0]) => `${rounded(x * radius * 1.06)} ${rounded(y * radius * 1.06)}`).join('L')}Z`;
  const [halfWidth, halfHeight] = shape === 'across' ? [radius + HALF, radius] : [radius, radius + HALF];
  const corner = rounded(radius * 0.8);
  const [width, height] = [2 * (halfWidth - corner), 2 * (halfHeight - corner)];
  const turn = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  return `M${corner - halfWidth} ${-halfHeight}h${width}${turn(corner, corner)}v${height}${turn(-corner, corner)}h${-width}${turn(-corner, -corner)}v${-height}${turn(corner, -corner)}Z`;
}

const FACES: { readonly [shape in TokenShape]: { x: number; y: number; width: number; height: number } } = {
  hero: { x: -29, y: -29, width: 58, height: 58 },
  monster: { x: -29, y: -29, width: 58, height: 58 },
  across: { x: -66, y: -33, width: 132, height: 66 },
  upright: { x: -31, y: -31, width: 62, height: 62 },
};

export function Token(props: TokenProps) {
  const { shape, art, tone, seat, facing, life, badges, asleep, lying, ghost } = props;
  const id = useId();
  const ring = seat === undefined ? undefined : SEAT_STYLES[seat];
  const disc = outline(shape, RADIUS - RIM);
  const mirrored = shape === 'across' && facing === 180;
  return (
    <g className={styles.token} data-asleep={asleep} data-ghost={ghost}>
      <defs>
        <radialGradient id={`${id}disc`} cx=".36" cy=".26" r=".85">
          <stop offset="0" stopColor="#fff" />
          <stop offset=".3" stopColor={tone.light} />
          <stop offset="1" stopColor={tone.dark} />
        </radialGradient>
        <clipPath id={`${id}face`}>
          <path d={disc} />
        </clipPath>
      </defs>
      <path d={outline(shape, RADIUS + 1)} className={styles.shadow} transform="translate(4 7)" />
      {facing !== undefined && <Wedge facing={facing} far={extent(shape, facing)} />}
      <path d={outline(shape, RADIUS)} className={styles.ink} />
      <path
        d={outline(shape, RADIUS - RIM / 2 - 0.6)}
        className={styles.ring}
        stroke={ring?.colour ?? tone.ring}
      />
      <path
        d={outline(shape, RADIUS - RIM / 2 - 0.6)}
        className={ring === undefined ? styles.checks : styles.pattern}
        strokeWidth={ring === undefined ? 7 : ring.width * 1.25}
        strokeDasharray={ring === undefined ? '6.2 6.2' : ring.dashes}
        strokeLinecap={ring?.round ? 'round' : 'butt'}
      />
      <path d={outline(shape, RADIUS - 2)} className={styles.glint} />
      <path d={disc} fill={`url(#${id}disc)`} className={styles.disc} />
      <g clipPath={`url(#${id}face)`}>
        <g transform={mirrored ? 'scale(-1 1)' : lying ? 'rotate(90)' : undefined}>
          <image href={art} {...FACES[shape]} preserveAspectRatio="xMidYMid meet" />
        </g>
        <path d={disc} className={styles.depth} />
        <ellipse cx="-8" cy={shape === 'upright' ? -57 : -18} rx="15" ry="6" className={styles.gloss} />
      </g>
      {life !== undefined && <Life {...life} below={shape === 'upright' ? RADIUS + HALF : RADIUS} />}
      {badges.map((badge, at) => (
        <Badge key={badge.id} badge={badge} at={at} shape={shape} />
      ))}
    </g>
  );
}

/** Where it looks. */
const Wedge = ({ facing, far }: { readonly facing: number; readonly far: number }) => (
  <g transform={`rotate(${facing})`}>
    <path
      className={styles.wedge}
      d={`M${far - 4} -19Q${far + 6} -16 ${far + 17} 0Q${far + 6} 16 ${far - 4} 19Z`}
    />
    <path className={styles.chevron} d={`M${far + 3} -6L${far + 9.5} 0L${far + 3} 6`} />
  </g>
);

/** How far the base reaches to where the figure looks. */
function extent(shape: TokenShape, facing: number): number {
  const level = facing % 180 === 0;
  return RADIUS + ((shape === 'across' && level) || (shape === 'upright' && !level) ? HALF : 0);
}

/** Life that is left, as pips on the lower rim. */
function Life({ left, of, below }: { readonly left: number; readonly of: number; readonly below: number }) {
  const step = Math.min(13, 66 / of);
  return Array.from({ length: of }, (_, at) => at).map((at) => (
    <g key={at} transform={`translate(${(at - (of - 1) / 2) * step} ${below - 2})`}>
      <circle r="6.4" className={styles.ink} />
      <circle r="4.2" className={at < left ? styles.alive : styles.lost} />
    </g>
  ));
}

interface BadgeProps {
  readonly badge: TokenBadge;
  readonly at: number;
  readonly shape: TokenShape;
}

function Badge({ badge: { icon, colour, count }, at, shape }: BadgeProps) {
  const [x, y] = [27 + (shape === 'across' ? HALF : 0) - 25 * at, -29 - (shape === 'upright' ? HALF : 0)];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" className={styles.ink} />
      <circle r="11.6" fill={colour} />
      {count === undefined ? (
        <Glyph shape={icon} x={-8.5} y={-8.5} size={17} fill="#fff" />
      ) : (
        <text className={styles.count} y="6.8">
          {count}
        </text>
      )}
    </g>
  );
}

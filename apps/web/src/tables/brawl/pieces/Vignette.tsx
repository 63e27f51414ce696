import type { ActionCard } from '@questhall/games/brawl';
import { useId } from 'react';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { MedallionDrawing } from '../../../ui/Medallion.tsx';
import { CORE_LOOKS } from '../logic/cores.ts';
import { portraitOf } from '../logic/looks.ts';
import { vignetteOf } from '../logic/vignette.ts';
import { printed } from '../printed.ts';
import styles from './Vignette.module.css';

const RAYS = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324];

/** The deed of a card: its signs before rays of light in the colour of its Core, and whose card it is in the corner. */
export function Vignette({ card }: { readonly card: ActionCard }) {
  const id = useId();
  const { front, back, turn, mirrored } = vignetteOf(card);
  const { light, dark, line } = CORE_LOOKS[card.core];
  const portrait = portraitOf(card.champion);
  const sun = 62 + 30 * turn;
  return (
    <span className={styles.scene}>
      <svg viewBox="0 0 150 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <radialGradient id={id} cx=".55" cy=".6" r=".8">
            <stop offset="0" stopColor={light} />
            <stop offset=".55" stopColor={dark} />
            <stop offset="1" stopColor={line} />
          </radialGradient>
        </defs>
        <rect width="150" height="84" fill={`url(#${id})`} />
        <g className={styles.rays} transform={`translate(${sun} 50) rotate(${36 * turn})`}>
          {RAYS.map((degrees) => (
            <path key={degrees} d="M0 0L170 -14L170 14Z" transform={`rotate(${degrees})`} />
          ))}
        </g>
        <g transform={mirrored ? 'translate(150 0) scale(-1 1)' : undefined}>
          <Sign shape={back} x={106} y={38} size={74} tilt={24 * turn - 12} faint />
          <Sign shape={front} x={52} y={43} size={80} tilt={10 - 20 * turn} />
        </g>
        <path className={styles.earth} d={`M0 74Q40 ${64 + 8 * turn} 80 74T150 71V84H0Z`} />
      </svg>
      <svg
        className={styles.owner}
        viewBox="-40 -40 80 80"
        role="img"
        aria-label={printed.names.champion(card.champion)}
      >
        <title>{printed.names.champion(card.champion)}</title>
        <MedallionDrawing base="hero" {...(portrait !== undefined && { art: portrait, framed: true })} />
      </svg>
    </span>
  );
}

interface SignProps {
  readonly shape: IconShape;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tilt: number;
  readonly faint?: boolean;
}

/** With its shadow. */
function Sign({ shape, x, y, size, tilt, faint = false }: SignProps) {
  const scale = size / 512;
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale}) translate(-256 -256)`}>
      <path d={shape} className={styles.shadow} transform="translate(14 18)" />
      <path d={shape} className={faint ? styles.back : styles.front} />
    </g>
  );
}

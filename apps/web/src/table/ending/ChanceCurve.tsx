import type { LookBack } from '@questhall/kernel';
import { t } from '../../language/texts.ts';
import { doneAndWhy } from '../motive.ts';
import styles from './ending.module.css';

interface ChanceCurveProps {
  readonly back: LookBack;
  /** Shows the match again from there. */
  readonly onJump: (at: number) => void;
}

const WIDTH = 600;
const HEIGHT = 120;

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const signed = (by: number): string => `${by > 0 ? '+' : '−'}${Math.round(Math.abs(by) * 100)} %`;

/** How likely victory was, answer by answer, and what changed it most. */
export function ChanceCurve({ back: { chances, turnings }, onJump }: ChanceCurveProps) {
  const last = Math.max(1, chances.length - 1);
  const x = (at: number): number => (at / last) * WIDTH;
  const y = (chance: number): number => HEIGHT - chance * HEIGHT;
  const line = chances.map((chance, at) => `${x(at).toFixed(1)} ${y(chance).toFixed(1)}`).join('L');
  return (
    <section className={styles.curve} aria-label={t('What decided it')}>
      <h3>{t('What decided it')}</h3>
      <svg
        viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`}
        role="img"
        aria-label={t('Chance to win, from {first} to {last}', {
          first: percent(chances[0] ?? 0),
          last: percent(chances.at(-1) ?? 0),
        })}
      >
        <path className={styles.half} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path className={styles.area} d={`M0 ${HEIGHT}L${line}L${WIDTH} ${HEIGHT}Z`} />
        <path className={styles.line} d={`M${line}`} />
        {turnings.map(({ at, by }, index) => (
          <g
            key={at}
            className={styles.mark}
            data-good={by > 0}
            transform={`translate(${x(at)} ${y(chances[at] ?? 0)})`}
          >
            <circle r="9" />
            <text y="4">{index + 1}</text>
          </g>
        ))}
      </svg>
      <ol className={styles.turnings}>
        {turnings.map(({ at, text, by }) => (
          <li key={at}>
            <button type="button" onClick={() => onJump(Math.max(0, at - 1))}>
              <b data-good={by > 0}>{signed(by)}</b> {doneAndWhy(text)[0]}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The way of the last throw on the drawn board, the ghost of the best one, and where the next one will bounce. */
import type { Picture } from '../arena/arena.ts';
import type { OnFlat } from '../logic/flat.ts';
import { SLANT } from '../logic/place.ts';
import type { At } from '../throwing/way.ts';
import styles from './Target.module.css';

const lineOf = (points: readonly At[], onFlat: OnFlat): string =>
  points
    .map(onFlat)
    .map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

const onTable = ({ x, z }: At): At => ({ x, y: 0, z });

/** Thinner and fainter pieces towards the hand. */
const PIECES = 5;

interface LastWayProps {
  readonly trace: NonNullable<Picture['trace']>;
  readonly onFlat: OnFlat;
}

export function LastWay({ trace, onFlat }: LastWayProps) {
  const { points, bounces, part, clear } = trace;
  const gone = points.slice(0, Math.max(1, Math.round(points.length * part)));
  return (
    <g opacity={clear}>
      <path d={lineOf(gone.map(onTable), onFlat)} className={styles.shadow} />
      {Array.from({ length: PIECES }, (_, n) => n).map((n) => (
        <path
          key={n}
          d={lineOf(
            gone.slice(
              Math.floor((n * points.length) / PIECES),
              Math.floor(((n + 1) * points.length) / PIECES) + 1,
            ),
            onFlat,
          )}
          className={styles.way}
          strokeOpacity={0.3 + (0.7 * (n + 1)) / PIECES}
          strokeWidth={2 + n}
        />
      ))}
      {bounces
        .filter((bounce) => bounce.part <= part)
        .map(({ at, on, second }) => {
          const { x, y } = onFlat(at);
          return (
            <ellipse
              key={second}
              cx={x}
              cy={y}
              rx="13"
              ry={13 * SLANT}
              className={styles.bounced}
              data-on={on}
            />
          );
        })}
    </g>
  );
}

interface GhostProps {
  readonly ghost: NonNullable<Picture['ghost']>;
  readonly onFlat: OnFlat;
}

export function Ghost({ ghost: { points }, onFlat }: GhostProps) {
  const end = points.at(-1);
  const at = end && onFlat(end);
  return (
    <g>
      <path d={lineOf(points, onFlat)} className={styles.ghost} />
      {at && <rect x={at.x - 10} y={at.y - 13} width="20" height="20" rx="4" className={styles.ghostDie} />}
    </g>
  );
}

interface AimedAtProps {
  readonly aim: NonNullable<Picture['aim']>;
  readonly onFlat: OnFlat;
}

export function AimedAt({ aim: { spot, from }, onFlat }: AimedAtProps) {
  const at = onFlat({ x: spot.x / 100, y: 0, z: spot.z / 100 });
  const hand = onFlat(from);
  return (
    <g>
      <path d={`M${hand.x} ${hand.y}L${at.x} ${at.y}`} className={styles.aimWay} />
      <ellipse cx={at.x} cy={at.y} rx="34" ry={34 * SLANT} className={styles.aim} />
      <ellipse cx={at.x} cy={at.y} rx="6" ry={6 * SLANT} fill="#fff6d8" />
    </g>
  );
}

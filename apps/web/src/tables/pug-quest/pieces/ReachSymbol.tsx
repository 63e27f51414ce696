import { SYMBOLS } from '@questhall/games/pug-quest';
import type { Direction, Reach } from '../vocabulary.ts';
import styles from './ReachSymbol.module.css';

interface ReachLook {
  /** Lanes from the attacker's own (0) whose front is hit. */
  readonly front: readonly number[];
  /** Lanes of which one is chosen. */
  readonly choice?: readonly number[];
  /** The creature behind the front of the own lane: hit too, or to choose from. */
  readonly behind?: 'hit' | 'choice';
}

/** [PQ-SYM-02] [PQ-RULING-12] */
const LOOKS: Readonly<Record<Reach, ReachLook>> = {
  melee: { front: [0] },
  distance: { front: [], choice: [0], behind: 'choice' },
  any: { front: [], choice: [-1, 0, 1], behind: 'choice' },
  penetrating: { front: [0], behind: 'hit' },
  'double-side': { front: [0], choice: [-1, 1] },
  'double-fork': { front: [-1, 1] },
  'triple-fan': { front: [-1, 0, 1] },
  'triple-wide': { front: [-2, 0, 2] },
};

interface ReachSymbolProps {
  readonly reach: Reach;
  /** For `double-side` with a printed side. */
  readonly side?: Direction;
}

const LANES = [-2, -1, 0, 1, 2];
const STEP = 7;

/** The attack seen from above: the attacker below, the enemy's lanes above it. */
export function ReachSymbol({ reach, side }: ReachSymbolProps) {
  const look = LOOKS[reach];
  const sided = side === undefined ? undefined : side === 'left' ? -1 : 1;
  const front = sided === undefined ? look.front : [...look.front, sided];
  const choice = sided === undefined ? (look.choice ?? []) : [];
  const lanes = LANES.filter((lane) => Math.abs(lane) < 2 || reach === 'triple-wide');
  const arrows = [...front, ...(front.length === 0 ? [0] : sided === undefined ? choice : [])];
  return (
    <svg className={styles.reach} viewBox="-16 -16 32 32" role="img" aria-label={SYMBOLS[reach]}>
      <title>{SYMBOLS[reach]}</title>
      {lanes.map((lane) => (
        <Dot key={lane} x={lane * STEP} y={-1} hit={front.includes(lane)} choice={choice.includes(lane)} />
      ))}
      <Dot x={0} y={-10.5} hit={look.behind === 'hit'} choice={look.behind === 'choice'} />
      {reach === 'any' &&
        [-1, 1].map((lane) => <Dot key={lane} x={lane * STEP} y={-10.5} hit={false} choice />)}
      {arrows.map((lane) => (
        <path
          key={lane}
          className={styles.arrow}
          d={look.behind === 'hit' ? 'M0 14V-6' : `M0 14L${lane * STEP * 0.9} 5.5`}
          strokeDasharray={choice.includes(lane) && front.length > 0 ? '2 3' : undefined}
        />
      ))}
    </svg>
  );
}

interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly hit: boolean;
  readonly choice: boolean;
}

function Dot({ x, y, hit, choice }: DotProps) {
  if (hit) return <circle className={styles.hit} cx={x} cy={y} r="3.9" />;
  if (choice) return <circle className={styles.choice} cx={x} cy={y} r="3.2" />;
  return <circle className={styles.spared} cx={x} cy={y} r="1.8" />;
}

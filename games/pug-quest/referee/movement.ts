/** [PQ-MOVE] [PQ-MON-04] Who goes how far along the lanes. */
import type { PugEvent } from '../src/events.ts';
import { foeCard } from './cards.ts';
import type { Check } from './check.ts';
import { check } from './check.ts';
import { beingOf, isPug, laneOf } from './table.ts';

const LANES = 5;
/** [PQ-MOVE-07] The lanes form a ring. */
const ring = (from: number, to: number): number =>
  Math.min((to - from + LANES) % LANES, (from - to + LANES) % LANES);
const stepped = (from: number, steps: number): number => ((((from - 1 + steps) % LANES) + LANES) % LANES) + 1;

/** After these a Movement may be another than the last view showed. */
const CHANGING: readonly PugEvent['type'][] = ['roundBegan', 'marked', 'worldRevealed'];

export const MOVEMENT: readonly Check[] = [
  check('moved', 'PQ-MOVE-01', ({ table }, { creature, from, to }) => {
    const real = laneOf(table, creature);
    return (
      (real !== from || to < 1 || to > LANES) &&
      `${creature} moves from ${from} to ${to} and stands in ${real}`
    );
  }),
  check('moved', 'PQ-MOVE-10', ({ table }, { creature, from, to, why }) => {
    const movement = beingOf(table, creature)?.movement ?? 0;
    return (
      why === 'move' && isPug(table, creature) && ring(from, to) > movement && `${creature} goes too far`
    );
  }),
  /** [PQ-MON-04] [PQ-EVIL-05] */
  check('moved', 'PQ-MOVE-09', ({ table, earlier }, { creature, from, to, why }) => {
    const foe = beingOf(table, creature);
    if (earlier.some(({ type }) => CHANGING.includes(type))) return undefined;
    const dir = foeCard(creature)?.movement.dir;
    if (why !== 'arrows' || !foe || foe.fresh) return undefined;
    if (table.mode === 'evil-lord') return ring(from, to) > foe.movement && `${creature} goes too far`;
    const right = stepped(from, dir === 'left' ? -foe.movement : foe.movement);
    return right !== to && `${creature} goes from ${from} to ${to} instead of ${right}`;
  }),
  check('heroPlaced', 'PQ-RULING-04', ({ table }, { lane }) =>
    lane < 1 || lane > LANES || !table.heroLanes[lane - 1] ? `lane ${lane}` : undefined,
  ),
];

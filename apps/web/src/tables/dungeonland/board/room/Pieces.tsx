/** The drawings that stand on a tile. */
import { SIDE } from './ink.ts';
import { HIGH } from './pieces-high.tsx';
import { LAID } from './pieces-laid.tsx';
import { STANDING } from './pieces-standing.tsx';
import type { PieceKind } from './rooms.ts';
import type { Standing } from './turned.ts';

const DRAWINGS: { readonly [kind in PieceKind]: React.ReactNode } = { ...STANDING, ...LAID, ...HIGH };

/** Seen from the front, however the tile lies. */
const UPRIGHT: readonly PieceKind[] = [
  ...(Object.keys(STANDING) as (keyof typeof STANDING)[]),
  'clock',
  'wheel',
  'hearth',
];

interface PiecesProps {
  readonly standing: readonly Standing[];
  /** The corner of the tile. */
  readonly x: number;
  readonly y: number;
}

/** What stands further down stands before the others. */
export function Pieces({ standing, x: left, y: top }: PiecesProps) {
  return standing
    .toSorted((one, other) => one.y - other.y)
    .map(({ piece: { kind }, x, y, turns }) => (
      <g
        key={`${x} ${y}`}
        transform={`translate(${left + x * SIDE} ${top + y * SIDE})${UPRIGHT.includes(kind) ? '' : ` rotate(${turns * 90})`}`}
      >
        {DRAWINGS[kind]}
      </g>
    ));
}

import type { Facing, Square } from './squares.ts';
import { FACINGS, formatSquare, parseSquare, stepSquare } from './squares.ts';

/** [GEO-4] Walls and doors lie between squares. Each edge has one name: it is the N or W side of a square. */
export interface Edge {
  readonly x: number;
  readonly y: number;
  readonly side: 'N' | 'W';
}

export type EdgeKey = `${number},${number}${'N' | 'W'}`;

export function edgeOf(square: Square, side: Facing): Edge {
  if (side === 'N' || side === 'W') return { x: square.x, y: square.y, side };
  return { ...stepSquare(square, side), side: side === 'S' ? 'N' : 'W' };
}

/** The edge that two orthogonal neighbours share. */
export function edgeBetween(a: Square, b: Square): Edge | undefined {
  const side = FACINGS.find((facing) => {
    const next = stepSquare(a, facing);
    return next.x === b.x && next.y === b.y;
  });
  return side && edgeOf(a, side);
}

/** The square beyond the edge (north or west of it), then the square that names it. */
export function edgeSquares({ x, y, side }: Edge): [Square, Square] {
  return [stepSquare({ x, y }, side), { x, y }];
}

export function formatEdge(edge: Edge): EdgeKey {
  return `${formatSquare(edge)}${edge.side}`;
}

export function isEdgeKey(text: string): text is EdgeKey {
  return /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)[NW]$/.test(text);
}

export function parseEdge(key: EdgeKey): Edge {
  const { x, y } = parseSquare(key.slice(0, -1) as `${number},${number}`);
  return { x, y, side: key.endsWith('N') ? 'N' : 'W' };
}

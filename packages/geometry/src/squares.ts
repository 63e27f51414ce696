/** [GEO-1] x grows to the east, y to the south; (0,0) is top left. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

export type SquareKey = `${number},${number}`;

/** [GEO-2] Clockwise in each group of four; where ways are equal, the direction listed first is taken. */
export const SQUARE_DIRECTIONS = ['N', 'E', 'S', 'W', 'NE', 'SE', 'SW', 'NW'] as const;
export type SquareDirection = (typeof SQUARE_DIRECTIONS)[number];

export const FACINGS = ['N', 'E', 'S', 'W'] as const;
export type Facing = (typeof FACINGS)[number];

const VECTORS: Record<SquareDirection, Square> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
  NE: { x: 1, y: -1 },
  SE: { x: 1, y: 1 },
  SW: { x: -1, y: 1 },
  NW: { x: -1, y: -1 },
};

export function formatSquare({ x, y }: Square): SquareKey {
  return `${x},${y}`;
}

export function isSquareKey(text: string): text is SquareKey {
  return /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)$/.test(text);
}

export function parseSquare(key: SquareKey): Square {
  const comma = key.indexOf(',');
  return { x: Number(key.slice(0, comma)), y: Number(key.slice(comma + 1)) };
}

export function sameSquare(a: Square, b: Square): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Reading order: row by row from the top, each row from the left. */
export function compareSquares(a: Square, b: Square): number {
  return a.y - b.y || a.x - b.x;
}

export function addSquares(a: Square, b: Square): Square {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function stepSquare(from: Square, direction: SquareDirection, steps = 1): Square {
  const vector = VECTORS[direction];
  return { x: from.x + vector.x * steps, y: from.y + vector.y * steps };
}

export function orthogonalNeighbours(square: Square): Square[] {
  return FACINGS.map((direction) => stepSquare(square, direction));
}

export function squareNeighbours(square: Square): Square[] {
  return SQUARE_DIRECTIONS.map((direction) => stepSquare(square, direction));
}

/** The direction of a straight line, orthogonal or exactly diagonal, between two squares. */
export function squareDirection(from: Square, to: Square): SquareDirection | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return undefined;
  return SQUARE_DIRECTIONS.find((d) => VECTORS[d].x === Math.sign(dx) && VECTORS[d].y === Math.sign(dy));
}

export function manhattan(a: Square, b: Square): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

/** King's moves: every step costs one, diagonal or not. The rings of a range are counted with it. */
export function chebyshev(a: Square, b: Square): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** Distance between figures of any size: that of their nearest squares. */
export function gapBetween(as: readonly Square[], bs: readonly Square[], distance = chebyshev): number {
  return Math.min(...as.flatMap((a) => bs.map((b) => distance(a, b))));
}

/** [GEO-3] Behind a figure lies the half plane at its back; its own row, left and right, counts as front. */
export function isBehind(figure: Square, facing: Facing, other: Square): boolean {
  const ahead = VECTORS[facing];
  return (other.x - figure.x) * ahead.x + (other.y - figure.y) * ahead.y < 0;
}

/** Quarter turns clockwise about (0,0); negative ones turn back. Subtracting from 0 keeps −0 out of states. */
export function turnSquare({ x, y }: Square, turns: number): Square {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return { x: 0 - y, y: x };
    case 2:
      return { x: 0 - x, y: 0 - y };
    case 3:
      return { x: y, y: 0 - x };
    default:
      return { x, y };
  }
}

export function turnDirection(direction: Facing, turns: number): Facing;
export function turnDirection(direction: SquareDirection, turns: number): SquareDirection;
export function turnDirection(direction: SquareDirection, turns: number): SquareDirection {
  const index = SQUARE_DIRECTIONS.indexOf(direction);
  return SQUARE_DIRECTIONS[(index & 4) | ((index + turns) & 3)] as SquareDirection;
}

/** Left becomes right. */
export function mirrorSquare({ x, y }: Square): Square {
  return { x: 0 - x, y };
}

export function mirrorDirection(direction: SquareDirection): SquareDirection {
  return squareDirection({ x: 0, y: 0 }, mirrorSquare(VECTORS[direction])) as SquareDirection;
}

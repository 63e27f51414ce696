/** Places of a map of squares, with what stands between two of them. */
import type { Passage, Place, Way } from './bearings.ts';

export interface SquareMap {
  readonly squares: readonly Omit<Place, 'ways'>[];
  readonly keyAt: (x: number, y: number) => string;
  /** What is between two squares side by side; nothing: one can go. */
  readonly between: (from: Square, to: Square) => string | undefined;
  /** A diagonal step takes an open way round the corner on either side, or on both. */
  readonly diagonals: 'either' | 'both';
}

interface Square {
  readonly x: number;
  readonly y: number;
}

const STRAIGHT: readonly (readonly [Way, number, number])[] = [
  ['north', 0, -1],
  ['east', 1, 0],
  ['south', 0, 1],
  ['west', -1, 0],
];
const SLANTED: readonly (readonly [Way, number, number])[] = [
  ['northEast', 1, -1],
  ['southEast', 1, 1],
  ['southWest', -1, 1],
  ['northWest', -1, -1],
];

export function squarePlaces({ squares, keyAt, between, diagonals }: SquareMap): readonly Place[] {
  const there = new Set(squares.map(({ key }) => key));
  const has = ({ x, y }: Square): boolean => there.has(keyAt(x, y));
  const isOpen = (from: Square, to: Square): boolean => has(to) && between(from, to) === undefined;
  return squares.map((square): Place => {
    const ways: { [way in Way]?: Passage } = {};
    for (const [way, dx, dy] of STRAIGHT) {
      const to = { x: square.x + dx, y: square.y + dy };
      if (has(to)) ways[way] = { to: keyAt(to.x, to.y), shut: between(square, to) };
    }
    for (const [way, dx, dy] of SLANTED) {
      const to = { x: square.x + dx, y: square.y + dy };
      const round = [
        { x: to.x, y: square.y },
        { x: square.x, y: to.y },
      ].filter((corner) => isOpen(square, corner) && isOpen(corner, to));
      if (has(to) && round.length >= (diagonals === 'both' ? 2 : 1)) ways[way] = { to: keyAt(to.x, to.y) };
    }
    return { ...square, ways };
  });
}

/** Where what is printed on a tile lies on a tile that was turned. */
import type { TileView } from '@questhall/games/dungeonland';
import type { Piece, Room } from './rooms.ts';

const TILE = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point of the tile, in squares from its corner, after so many quarter turns clockwise. */
export function turnedSpot([column, row]: readonly [number, number], turns: number): Spot {
  let [x, y] = [column, row];
  for (let turn = 0; turn < turns % 4; turn++) [x, y] = [TILE - y, x];
  return { x, y };
}

/** The middle of a drawing. */
const middleOfPiece = ({ at: [column, row], size: [wide, high] }: Piece, turns: number): Spot =>
  turnedSpot([column + wide / 2, row + high / 2], turns);

/** The squares it stands on. */
export function squaresUnder(
  { at: [column, row], size: [wide, high] }: Piece,
  turns: number,
): readonly Spot[] {
  return Array.from({ length: wide * high }, (_, at) => {
    const { x, y } = turnedSpot([column + (at % wide) + 0.5, row + Math.floor(at / wide) + 0.5], turns);
    return { x: Math.floor(x), y: Math.floor(y) };
  });
}

/** Signs of squares nobody walks on, and that something is drawn on here: what is searched or opened is drawn as scenery. */
const STANDS_ON = ['#', 'o'];

export interface Standing {
  readonly piece: Piece;
  /** In squares from the corner of the tile. */
  readonly x: number;
  readonly y: number;
  /** Quarter turns of the drawing. */
  readonly turns: number;
}

/** Every drawing that stands on a tile: those of its room, as far as the squares under them are closed, and one on each obstacle besides. */
export function standingOn(
  { rows, turns }: Pick<TileView, 'rows' | 'turns'>,
  room: Room,
): readonly Standing[] {
  const signAt = ({ x, y }: Spot): string => rows[y]?.[x] ?? '';
  const own = room.pieces.filter((piece) =>
    squaresUnder(piece, turns).every((square) => STANDS_ON.includes(signAt(square))),
  );
  const covered = coveredBy(own, turns);
  const single = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x): Standing[] =>
      sign === 'o' && !covered.has(`${x} ${y}`)
        ? [{ piece: { kind: room.obstacle, at: [x, y], size: [1, 1] }, x: x + 0.5, y: y + 0.5, turns: 0 }]
        : [],
    ),
  );
  return [...own.map((piece) => ({ piece, ...middleOfPiece(piece, turns), turns: turns % 4 })), ...single];
}

const coveredBy = (pieces: readonly Piece[], turns: number): ReadonlySet<string> =>
  new Set(pieces.flatMap((piece) => squaresUnder(piece, turns).map(({ x, y }) => `${x} ${y}`)));

/** The blocking squares of a tile that its room's drawings leave bare. */
export function bareBlocks(
  { rows, turns }: Pick<TileView, 'rows' | 'turns'>,
  room: Room,
): ReadonlySet<string> {
  const drawn = coveredBy(
    standingOn({ rows, turns }, room).flatMap(({ piece }) => (room.pieces.includes(piece) ? [piece] : [])),
    turns,
  );
  const bare = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === '#' && !drawn.has(`${x} ${y}`) ? [`${x} ${y}`] : [])),
  );
  return new Set(bare);
}
